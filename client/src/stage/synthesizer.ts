/**
 * The cues, synthesised: there is nothing to load. Quiet by design: short, low in level, woody or
 * sandy rather than electronic; nothing loops.
 */

import type { Sound } from "./scene";

/** Seconds in which a cue that is cut short dies away. */
const FADE = 0.06;
/** How much of the room is heard. */
const ECHO = 0.22;
const SILENCE = 0.0001;

interface ToneShape {
  to?: number;
  type?: OscillatorType;
  level?: number;
  attack?: number;
  /** Nothing above this pitch. */
  dull?: number;
}

interface DustShape {
  to?: number;
  kind?: BiquadFilterType;
  level?: number;
  attack?: number;
  q?: number;
}

interface Filter {
  kind: BiquadFilterType;
  from: number;
  to: number;
  q: number;
}

export class Synthesizer {
  private readonly audio = new AudioContext();
  private readonly out: AudioNode;
  private readonly hiss: AudioBuffer;

  constructor() {
    const { audio } = this;
    const squeeze = audio.createDynamicsCompressor();
    const room = audio.createConvolver();
    const wet = audio.createGain();
    wet.gain.value = ECHO;
    room.buffer = this.noise(1.1, (part) => (1 - part) ** 3);
    this.out = audio.createGain();
    this.out.connect(squeeze).connect(audio.destination);
    this.out.connect(room).connect(wet).connect(squeeze);
    this.hiss = this.noise(3, () => 1);
  }

  get isAwake(): boolean {
    return this.audio.state === "running";
  }

  /** A browser gives sound only after a press. */
  async wake(): Promise<void> {
    await this.audio.resume();
  }

  /**
   * Plays a cue; what comes back cuts it short.
   *
   * `strength` is from 0 to 1: how high a bid is, how many dice, how near the end.
   */
  play(sound: Sound, strength: number, volume: number): () => void {
    const { audio } = this;
    const fader = audio.createGain();
    fader.gain.value = volume;
    fader.connect(this.out);
    CUES[sound](new Voice(audio, fader, this.hiss), strength);
    return () => fader.gain.setTargetAtTime(0, audio.currentTime, FADE / 3);
  }

  private noise(seconds: number, shape: (part: number) => number): AudioBuffer {
    const { sampleRate } = this.audio;
    const buffer = this.audio.createBuffer(1, seconds * sampleRate, sampleRate);
    const data = buffer.getChannelData(0);
    for (let at = 0; at < data.length; at++)
      data[at] = (Math.random() * 2 - 1) * shape(at / data.length);
    return buffer;
  }
}

/** What a cue is made of. Times are in milliseconds, pitches in hertz. */
class Voice {
  constructor(
    private readonly audio: AudioContext,
    private readonly out: AudioNode,
    private readonly hiss: AudioBuffer,
  ) {}

  /** A tone that glides from one pitch to another. */
  tone(delay: number, ms: number, from: number, shape: ToneShape = {}): void {
    const { to = from, type = "sine", level = 0.2, attack = 0.005, dull } = shape;
    const at = this.audio.currentTime + delay / 1000;
    const end = at + ms / 1000;
    const source = this.audio.createOscillator();
    source.type = type;
    source.frequency.setValueAtTime(from, at);
    source.frequency.exponentialRampToValueAtTime(to, end);
    const heard = dull
      ? this.through(source, { kind: "lowpass", from: dull, to: dull, q: 0.7 }, at, end)
      : source;
    heard.connect(this.envelope(at, end, level, attack));
    source.start(at);
    source.stop(end);
  }

  /** Sand, wind, wood: noise through a filter that moves. */
  dust(delay: number, ms: number, from: number, shape: DustShape = {}): void {
    const { to = from, kind = "bandpass", level = 0.2, attack = 0.004, q = 1 } = shape;
    const at = this.audio.currentTime + delay / 1000;
    const end = at + ms / 1000;
    const source = this.audio.createBufferSource();
    source.buffer = this.hiss;
    this.through(source, { kind, from, to, q }, at, end).connect(
      this.envelope(at, end, level, attack),
    );
    source.start(at, Math.random() / 4);
    source.stop(end);
  }

  bell(delay: number, pitch: number, level: number): void {
    this.tone(delay, 900, pitch, { level });
    this.tone(delay, 380, pitch * 2.76, { level: level / 4 });
  }

  thump(delay: number, pitch: number, level: number): void {
    this.tone(delay, 420, pitch, { to: pitch * 0.42, level });
    this.dust(delay, 90, 320, { kind: "lowpass", level: level * 0.7 });
  }

  /** A gain that rises in `attack` and has died away at the end. */
  private envelope(at: number, end: number, level: number, attack: number): GainNode {
    const node = this.audio.createGain();
    node.gain.setValueAtTime(SILENCE, at);
    node.gain.exponentialRampToValueAtTime(level, at + attack);
    node.gain.exponentialRampToValueAtTime(SILENCE, end);
    node.connect(this.out);
    return node;
  }

  private through(source: AudioNode, filter: Filter, at: number, end: number): AudioNode {
    const node = this.audio.createBiquadFilter();
    node.type = filter.kind;
    node.Q.value = filter.q;
    node.frequency.setValueAtTime(filter.from, at);
    node.frequency.exponentialRampToValueAtTime(filter.to, end);
    return source.connect(node);
  }
}

/** Steps of a scale above its first tone. */
const SPARKLE = [0, 4, 7, 9, 12, 16];
const HIGH_G = 1568;
const FANFARE = [
  [0, 147],
  [0, 220],
  [260, 294],
  [520, 370],
  [520, 440],
] as const;

const CUES: Readonly<Record<Sound, (voice: Voice, strength: number) => void>> = {
  turn(voice) {
    voice.bell(0, 523, 0.13);
    voice.bell(150, 784, 0.12);
  },
  bid(voice, height) {
    voice.tone(0, 110, 330 + 330 * height, { type: "triangle", level: 0.5 });
    voice.dust(0, 30, 1900, { level: 0.4 });
  },
  gavel(voice) {
    for (const delay of [0, 190]) {
      voice.thump(delay, 190, 0.24);
      voice.dust(delay, 60, 1100, { level: 0.2 });
    }
  },
  dice(voice, number) {
    for (let die = 0; die < 5 + 9 * number; die++)
      voice.dust(die * die * 4 + Math.random() * 70, 38, 1500 + Math.random() * 1900, {
        level: 0.7,
        q: 3,
      });
  },
  storm(voice) {
    voice.dust(0, 2600, 240, { to: 980, level: 0.8, attack: 1.1, q: 1.8 });
    voice.dust(300, 2000, 1800, { to: 420, level: 0.2, attack: 0.8 });
  },
  worm(voice) {
    voice.tone(0, 2200, 34, { to: 52, type: "sawtooth", level: 0.3, attack: 0.7, dull: 150 });
    voice.dust(0, 2200, 90, { to: 260, kind: "lowpass", level: 0.34, attack: 0.9 });
  },
  drum(voice) {
    voice.thump(0, 120, 0.34);
    voice.thump(260, 98, 0.26);
  },
  sting(voice) {
    for (const [place, pitch] of [294, 311, 440].entries())
      voice.tone(place * 26, 1300, pitch, {
        to: pitch * 0.94,
        type: "sawtooth",
        level: 0.07,
        attack: 0.02,
        dull: 1500,
      });
  },
  spice(voice) {
    for (const [place, step] of SPARKLE.entries())
      voice.tone(place * 48, 420, HIGH_G * 2 ** (step / 12), { level: 0.035 });
  },
  chat(voice) {
    voice.tone(0, 130, 620, { to: 860, level: 0.3, attack: 0.012 });
  },
  clock(voice, nearness) {
    voice.dust(0, 40, 2600, { level: 0.9, q: 5 });
    voice.tone(0, 60, 900 + 500 * nearness, { level: 0.16 });
  },
  victory(voice) {
    for (const [delay, pitch] of FANFARE)
      voice.tone(delay, 2400 - delay, pitch, {
        type: "sawtooth",
        level: 0.075,
        attack: 0.12,
        dull: 1300,
      });
  },
  move(voice) {
    voice.dust(0, 170, 2600, { to: 1200, level: 0.4, attack: 0.05 });
  },
  card(voice) {
    voice.dust(0, 90, 3400, { to: 5200, level: 0.5, q: 0.8 });
  },
  clash(voice) {
    for (const pitch of [1180, 1730, 2510, 3320]) voice.tone(0, 330, pitch, { level: 0.09 });
    voice.dust(0, 60, 4200, { level: 0.3 });
  },
  blast(voice) {
    voice.dust(0, 2300, 2400, { to: 70, kind: "lowpass", level: 0.5, attack: 0.01 });
    voice.thump(0, 80, 0.4);
  },
};
