/**
 * A board: painted ground, borders and names of a map, and on it what the game brings.
 *
 * The game's layers are SVG in map units, 0 to 1000 in both directions. What may be pressed is lit:
 * places by their id in `lights`, anything else by a `Lit` of its own among the layers.
 */

import type { ComponentChildren } from "preact";
import { memo } from "preact/compat";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Light, Lights } from "../core/game-ui";
import { baseline, lettering } from "./atlas";
import type { Atlas } from "./atlas";
import { Camera } from "./camera";
import { BITMAP, UNITS, show } from "./ground";
import { MapSymbol, MapSymbols } from "./symbols";

interface MapFrameProps {
  atlas: Atlas;
  /** What the whole board is called. */
  label: string;
  /** The name of a place in the reader's language. */
  nameOf: (id: string) => string;
  lights: Lights;
  /** Words for the three buttons. */
  words: { closer: string; farther: string; whole: string };
  /** Shown above the map; where there is room, the buttons are beside it. */
  head?: ComponentChildren;
  /** Somebody pressed a place that is not lit. */
  onPlace?: (id: string) => void;
  /** Borders that are gone: the ids that they separate, joined by "|". */
  gone?: readonly string[];
  /** On the ground, under borders and names: storms, sectors, regions. */
  under?: ComponentChildren;
  /** Tokens and everything else that lies on the map. */
  children?: ComponentChildren;
}

/** Under so many pixels for a unit, names are too small to read and tokens grow. */
const FAR = 0.62;
/** Half the side of a comfortable touch target, in pixels. */
const FINGER = 22;
const DIRECTIONS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function MapFrame(props: MapFrameProps) {
  const {
    atlas,
    label,
    nameOf,
    lights,
    words,
    head,
    onPlace,
    gone = NOTHING,
    under,
    children,
  } = props;
  const frame = useRef<HTMLDivElement>(null);
  const world = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLCanvasElement>(null);
  const camera = useRef<Camera | null>(null);
  /** What has the focus on the board; what comes in its place gets it. */
  const held = useRef<string | null>(null);
  const [far, setFar] = useState(false);
  const [whole, setWhole] = useState(true);

  useEffect(() => {
    const made = new Camera(frame.current!, world.current!, (pixels, zoom) => {
      setFar(pixels < FAR);
      setWhole(zoom === 1);
    });
    camera.current = made;
    return () => made.end();
  }, []);
  useEffect(() => void show(atlas, sheet.current!), [atlas]);
  useLayoutEffect(() => {
    keepOneTabStop(world.current!);
    keepFocus(frame.current!, held);
  });

  function onKeyDown(event: KeyboardEvent): void {
    const direction = DIRECTIONS[event.key];
    const lit = (event.target as Element).closest<SVGElement>("[data-lit]");
    if (direction !== undefined) {
      if (lit !== null) stepTo(nearest(world.current!, lit, direction));
      else camera.current?.pan(...direction);
    } else if (event.key === "+" || event.key === "=") camera.current?.closer();
    else if (event.key === "-") camera.current?.farther();
    else if (event.key === "0") camera.current?.whole();
    else return;
    event.preventDefault();
  }

  function stepTo(lit: SVGElement | null): void {
    if (lit === null) return;
    keepOneTabStop(world.current!, lit);
    lit.focus({ preventScroll: true });
    camera.current?.reveal(lit.getBoundingClientRect());
  }

  /** A press beside something lit, but within a finger's reach of it, means it. */
  function onClick(event: MouseEvent): void {
    const target = event.target as Element;
    if (target.closest("[data-lit], button, a")) return;
    const meant = nearFinger(event.clientX, event.clientY);
    const place = target.closest("[data-place]")?.getAttribute("data-place");
    if (meant !== null) meant.dispatchEvent(new MouseEvent("click"));
    else if (place) onPlace?.(place);
  }

  return (
    <div class={`map-frame${far ? " far" : ""}`}>
      <div class={`map-sheet${head ? " headed" : ""}`}>
        {head && <div class="map-head">{head}</div>}
        <div
          ref={frame}
          class={`map-view${whole ? " whole" : ""}`}
          role="group"
          aria-label={label}
          tabIndex={0}
          onKeyDown={onKeyDown}
          onClick={onClick}
          onFocusIn={({ target }) =>
            (held.current = (target as Element).getAttribute("data-lit") || null)
          }
          onFocusOut={({ relatedTarget }) => relatedTarget !== null && (held.current = null)}
        >
          <div ref={world} class="map-world">
            <canvas
              ref={sheet}
              class="map-ground"
              width={BITMAP}
              height={BITMAP}
              aria-hidden="true"
            />
            <svg class="map-drawing" viewBox={`0 0 ${UNITS} ${UNITS}`}>
              <MapSymbols />
              <rect class="map-night" width={UNITS} height={UNITS} />
              {under}
              {onPlace && <Places atlas={atlas} />}
              <Glow atlas={atlas} lights={lights} />
              <Lines atlas={atlas} gone={gone} />
              <Names atlas={atlas} nameOf={nameOf} />
              {children}
            </svg>
          </div>
        </div>
        <div class="map-buttons">
          <MapButton
            name={words.closer}
            sign="M-5 0H5M0-5V5"
            press={() => camera.current?.closer()}
          />
          <MapButton name={words.farther} sign="M-5 0H5" press={() => camera.current?.farther()} />
          <MapButton
            name={words.whole}
            sign="M-6-2V-6H-2M2-6H6V-2M6 2V6H2M-2 6H-6V2"
            press={() => camera.current?.whole()}
          />
        </div>
      </div>
    </div>
  );
}

const NOTHING: readonly string[] = [];

/** Something on a board that glows and can be pressed. Its label is read out, its shape is its path. */
export function Lit(props: {
  id?: string;
  light: Light;
  path?: string;
  children?: ComponentChildren;
}) {
  const { id = "", light, path, children } = props;
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    light.press();
  }
  return (
    <g
      class={`map-lit${light.chosen ? " chosen" : ""}`}
      data-lit={id}
      role="button"
      tabindex={-1}
      aria-label={light.label}
      {...(light.chosen === undefined ? {} : { "aria-pressed": light.chosen })}
      onClick={() => light.press()}
      onKeyDown={onKeyDown}
    >
      {path !== undefined && <path class="map-glow" d={path} fill-rule="evenodd" />}
      {children}
    </g>
  );
}

/** The lit places, and a shade over all the others. */
function Glow({ atlas, lights }: { atlas: Atlas; lights: Lights }) {
  // In the order of the map, so that what stays lit stays where it is and keeps the focus.
  const lit = [...atlas.places.values()].flatMap(({ id, path }) => {
    const light = lights[id];
    return light ? [{ id, light, path }] : [];
  });
  if (!lit.length) return null;
  return (
    <g class="map-lights">
      <mask id="map-unlit" maskUnits="userSpaceOnUse" x="0" y="0" width={UNITS} height={UNITS}>
        <path d={atlas.edge} fill="#fff" />
        {lit.map(({ id, path }) => (
          <path key={id} d={path} fill="#000" fill-rule="evenodd" />
        ))}
      </mask>
      <path class="map-calm" d={atlas.edge} mask="url(#map-unlit)" />
      {lit.map(({ id, light, path }) => (
        <Lit key={id} id={id} light={light} path={path} />
      ))}
    </g>
  );
}

const Lines = memo(function Lines({ atlas, gone }: { atlas: Atlas; gone: readonly string[] }) {
  return (
    <g class="map-lines">
      {atlas.strokes
        .filter((stroke) => stroke.id === "" || !gone.includes(stroke.id))
        .map((stroke, place) => (
          <path key={place} class={stroke.look} d={stroke.path} />
        ))}
    </g>
  );
});

const Names = memo(function Names({
  atlas,
  nameOf,
}: {
  atlas: Atlas;
  nameOf: (id: string) => string;
}) {
  return (
    <g class="map-names" aria-hidden="true">
      {atlas.marks.map((mark) => (
        <g key={mark.id}>
          <MapSymbol {...mark} />
          {mark.value !== undefined && (
            <text class="map-figure" x={mark.x} y={mark.y + 7.3} font-size={10.5}>
              {mark.value}
            </text>
          )}
        </g>
      ))}
      {atlas.names.map((name) => {
        const { lines, size } = lettering(name.code ? name.lines.join(" ") : nameOf(name.id), name);
        return lines.map((line, i) => (
          <text
            key={`${name.id} ${i}`}
            class={`map-name ${name.look}${name.code ? " code" : ""}`}
            x={name.x}
            y={baseline(name.y, size, i, lines.length)}
            font-size={size}
          >
            {line}
          </text>
        ));
      })}
    </g>
  );
});

const Places = memo(function Places({ atlas }: { atlas: Atlas }) {
  return (
    <g class="map-places">
      {[...atlas.places.values()]
        .filter((place) => place.slots !== null)
        .map((place) => (
          <path key={place.id} data-place={place.id} d={place.path} />
        ))}
    </g>
  );
});

function MapButton({ name, sign, press }: { name: string; sign: string; press: () => void }) {
  return (
    <button type="button" aria-label={name} title={name} onClick={press}>
      <svg viewBox="-10 -10 20 20" width="20" height="20" aria-hidden="true">
        <path
          d={sign}
          fill="none"
          stroke="currentColor"
          stroke-width="1.8"
          stroke-linecap="round"
        />
      </svg>
    </button>
  );
}

// Keyboard: one tab stop among the lit things, arrows to the next in a direction.

const litIn = (world: Element): SVGElement[] => [
  ...world.querySelectorAll<SVGElement>("[data-lit]"),
];

function keepOneTabStop(world: Element, wanted?: SVGElement): void {
  const all = litIn(world);
  const stop = wanted ?? all.find((lit) => lit.tabIndex === 0) ?? all[0];
  for (const lit of all) lit.tabIndex = lit === stop ? 0 : -1;
}

/** Where the thing with the focus has gone, the focus goes to what is lit under its name now, or to the board. */
function keepFocus(frame: HTMLElement, held: { current: string | null }): void {
  if (held.current === null || document.activeElement !== document.body) return;
  const successor =
    litIn(frame).find((lit) => lit.getAttribute("data-lit") === held.current) ?? frame;
  successor.focus({ preventScroll: true });
}

const centreOf = (lit: Element): readonly [number, number] => {
  const box = lit.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
};

/** The lit thing nearest in a direction; what lies off to the side counts as farther away. */
function nearest(
  world: Element,
  from: SVGElement,
  [right, down]: readonly [number, number],
): SVGElement | null {
  const [x, y] = centreOf(from);
  let best: SVGElement | null = null;
  let least = Infinity;
  for (const lit of litIn(world)) {
    const [litX, litY] = centreOf(lit);
    const ahead = (litX - x) * right + (litY - y) * down;
    const aside = Math.abs((litX - x) * down) + Math.abs((litY - y) * right);
    const effort = ahead + 2.5 * aside;
    if (lit !== from && ahead > 1 && effort < least) [best, least] = [lit, effort];
  }
  return best;
}

function nearFinger(x: number, y: number): Element | null {
  for (const reach of [FINGER / 2, FINGER]) {
    for (let turn = 0; turn < 8; turn++) {
      const angle = (turn * Math.PI) / 4;
      const found = document.elementFromPoint(
        x + reach * Math.cos(angle),
        y + reach * Math.sin(angle),
      );
      const lit = found?.closest("[data-lit]");
      if (lit) return lit;
    }
  }
  return null;
}
