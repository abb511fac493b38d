/**
 * A board: painted ground, borders and names of a map, and on it what the game brings.
 *
 * The game's layers are SVG in map units, 0 to 1000 in both directions; its counters and symbols are
 * in pixels and stand where the layout puts them. What may be pressed is lit: places by their id in
 * `lights`, anything else by a `Lit` of its own among the layers.
 */

import type { ComponentChildren } from "preact";
import { memo } from "preact/compat";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Lights } from "../core/game-ui";
import { soughtEvent } from "../core/sought-line";
import { t } from "../core/texts";
import { Flights } from "../stage/actor";
import { Traces } from "../stage/traces";
import type { TraceMark } from "../stage/trace-marks";
import { UNITS } from "./atlas";
import type { Atlas } from "./atlas";
import { Camera } from "./camera";
import { useCloseLook } from "./close-look";
import { show } from "./ground";
import {
  DIRECTIONS,
  keepFocus,
  keepOneTabStop,
  litIn,
  nearFinger,
  nearest,
  placesIn,
} from "./keyboard";
import type { Direction } from "./keyboard";
import { LaidOut } from "./laid-out";
import type { Drawings } from "./laid-out";
import type { Counter, Disc, Plan, Stacks } from "./layout/plan";
import { Glow } from "./lit";
import { PlaceNote, useNote } from "./place-note";
import { pointedPlaces } from "./pointing";
import { MapSymbols } from "./symbols";
import { useLayout } from "./use-layout";
import type { MapLook } from "./use-layout";

const MIDDLE = [UNITS / 2, UNITS / 2] as const;

interface MapFrameProps<Kind extends Counter> {
  atlas: Atlas;
  plan: Plan;
  stacks: Stacks<Kind>;
  /** What moves about the board beside the counters, and keeps its place. */
  markers?: readonly Disc[];
  drawings: Omit<Drawings<Kind>, "look">;
  /** What the whole board is called. */
  label: string;
  lights: Lights;
  /** A place by its name, with all that is there, in one line. */
  inWords: (place: string) => string;
  /** The head of a place's note, and what it tells. */
  about: (place: string) => { title: string; text: ComponentChildren };
  /** Why a place that is not lit cannot be chosen, if that is known. */
  whyNot?: (place: string) => string | undefined;
  /** Changes when something else is asked; the note of a place goes then. */
  asked: string;
  /** The place that the open question is about; a small map shows it, or else what is lit, from near. */
  inQuestion?: string | undefined;
  /** Shown above the map; where there is room, the buttons are beside it. */
  head?: ComponentChildren;
  /** Borders that are gone: the ids that they separate, joined by "|". */
  gone?: readonly string[];
  /** Led the eye to; what is no place of this map is left aside. */
  pointed?: readonly string[] | undefined;
  /** What has happened leaves traces. */
  traces?: readonly TraceMark[];
  /** On the ground, under borders and names: storms, sectors, regions. */
  under?: ComponentChildren;
  /** Under the counters. */
  children?: ComponentChildren;
  /** Above all. */
  over?: ComponentChildren;
}

export function MapFrame<Kind extends Counter>(props: MapFrameProps<Kind>) {
  const { atlas, plan, stacks, markers = [], lights, head, gone = [], over } = props;
  const frame = useRef<HTMLDivElement>(null);
  const world = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLCanvasElement>(null);
  const camera = useRef<Camera | null>(null);
  /** What has the focus on the board; what comes in its place gets it. */
  const held = useRef<string | null>(null);
  const [look, setLook] = useState<MapLook | null>(null);
  const { laid, busy } = useLayout(plan, stacks, markers, look);
  const { note, point, show: showNote, close } = useNote(lights, props.asked);
  const drawings = useMemo(
    () => ({ ...props.drawings, look: (land: string) => atlas.looks.get(land) ?? "ink" }),
    [props.drawings, atlas],
  );

  useEffect(() => {
    const view = frame.current!;
    const made = new Camera(view, world.current!, (pixels, zoom) =>
      setLook({ fit: pixels / zoom, zoom, frame: [view.clientWidth, view.clientHeight] }),
    );
    camera.current = made;
    return () => made.end();
  }, []);
  useEffect(() => void show(atlas, sheet.current!), [atlas]);
  const pointed = outlineOfPointed(atlas, props.pointed);
  useEffect(() => {
    const there = pointed && world.current?.querySelector(".map-pointed");
    if (there) camera.current?.reveal(there.getBoundingClientRect());
  }, [pointed]);
  useCloseLook(camera, plan, look?.fit, props);
  useLayoutEffect(() => {
    keepOneTabStop(world.current!);
    keepFocus(frame.current!, held);
  });

  /** The light of a place, or of the territory that it is a part of. */
  function lightOf(place: string) {
    const land = plan.lands.find(({ cells }) => cells.includes(place));
    return lights[place] ?? (land && lights[land.id]);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const target = event.target as Element;
    const direction = DIRECTIONS[event.key];
    const place = target.getAttribute("data-place");
    if (direction !== undefined) move(target, direction, event.shiftKey);
    else if (place !== null && (event.key === "Enter" || event.key === " ")) press(place);
    else if (event.key === "+" || event.key === "=") camera.current?.closer();
    else if (event.key === "-") camera.current?.farther();
    else if (event.key === "0") camera.current?.whole();
    else return;
    event.preventDefault();
  }

  /**
   * From something lit to what is lit beside it, from a place to its neighbour. The map itself moves if
   * it has the focus and only a part of it is seen, and always with Shift.
   */
  function move(from: Element, direction: Direction, shift: boolean): void {
    const isPart = from === frame.current && (look?.zoom ?? 1) > 1;
    if (shift || isPart) camera.current?.pan(...direction);
    else if (from.closest("[data-lit]"))
      stepTo(nearest(litIn(world.current!), from.closest("[data-lit]")!, direction));
    else stepTo(nearest(placesIn(world.current!), from, direction));
  }

  function stepTo(thing: SVGElement | null): void {
    if (thing === null) return;
    if (thing.hasAttribute("data-lit")) keepOneTabStop(world.current!, thing);
    thing.focus({ preventScroll: true });
    camera.current?.reveal(thing.getBoundingClientRect());
  }

  function press(place: string): void {
    const light = lightOf(place);
    if (light) light.press();
    else if (note?.place === place && note.pinned) close();
    else showNote(place, true);
  }

  /** A press beside something lit, but within a finger's reach of it, means it. */
  function onClick(event: MouseEvent): void {
    const target = event.target as Element;
    if (target.closest("[data-lit], button, a")) return;
    const own = target.closest(".map-tray, .map-bundle");
    const meant = own ? null : nearFinger(event.clientX, event.clientY);
    const place = target.closest("[data-place]")?.getAttribute("data-place");
    const trace = target.closest("[data-trace]")?.getAttribute("data-trace");
    if (meant !== null) meant.dispatchEvent(new MouseEvent("click"));
    else if (trace) soughtEvent.value = props.traces![Number(trace)]!.event;
    else if (place) press(place);
  }

  const anchorOf = (place: string) => atlas.places.get(place)?.anchor ?? MIDDLE;

  const placeAt = (target: EventTarget | null): string | null => {
    const found = (target as Element).closest("[data-place], [data-lit]");
    const id = found?.getAttribute("data-place") ?? found?.getAttribute("data-lit");
    return id && atlas.places.has(id) ? id : null;
  };

  function onFocusIn({ target }: FocusEvent): void {
    held.current = (target as Element).getAttribute("data-lit") || null;
    const place = placeAt(target);
    if (place === null || !(target as Element).matches(":focus-visible")) return;
    showNote(place, false);
    camera.current?.reveal((target as Element).getBoundingClientRect());
  }

  return (
    <div class="map-frame" aria-busy={busy}>
      <div class={`map-sheet${head ? " headed" : ""}`}>
        {head && <div class="map-head">{head}</div>}
        <div
          ref={frame}
          class={`map-view${(look?.zoom ?? 1) === 1 ? " whole" : ""}`}
          role="group"
          aria-label={props.label}
          tabIndex={0}
          onKeyDown={onKeyDown}
          onClick={onClick}
          onPointerMove={(event) => event.pointerType === "mouse" && point(placeAt(event.target))}
          onPointerLeave={() => point(null)}
          onFocusIn={onFocusIn}
          onFocusOut={({ relatedTarget }) => {
            if (relatedTarget === null) return;
            held.current = null;
            point(null);
          }}
        >
          <div ref={world} class="map-world">
            <canvas ref={sheet} class="map-ground" aria-hidden="true" />
            <svg class="map-drawing" viewBox={`0 0 ${UNITS} ${UNITS}`}>
              <MapSymbols />
              <rect class="map-night" width={UNITS} height={UNITS} />
              {props.under}
              <Places atlas={atlas} inWords={props.inWords} />
              <Glow atlas={atlas} lights={lights} />
              <Lines atlas={atlas} gone={gone.join()} />
              {props.children}
              {pointed && <path class="map-pointed" d={pointed} />}
              {/* Names and counters lie over what has happened, so that nothing hides them. */}
              <Traces marks={props.traces} atlas={atlas} laid={laid} />
              {laid && <LaidOut laid={laid} drawings={drawings} />}
              {over}
            </svg>
            {look && <Flights laid={laid} look={look} anchorOf={anchorOf} />}
          </div>
        </div>
        <div class="map-buttons">
          <MapButton
            name={t("map-closer")}
            sign="M-5 0H5M0-5V5"
            press={() => camera.current?.closer()}
          />
          <MapButton
            name={t("map-farther")}
            sign="M-5 0H5"
            press={() => camera.current?.farther()}
          />
          <MapButton
            name={t("map-whole")}
            sign="M-6-2V-6H-2M2-6H6V-2M6 2V6H2M-2 6H-6V2"
            press={() => camera.current?.whole()}
          />
        </div>
        {note && (
          <PlaceNote
            note={note}
            title={props.about(note.place).title}
            choice={choiceOf(note.place)}
            close={close}
          >
            {props.about(note.place).text}
          </PlaceNote>
        )}
      </div>
    </div>
  );

  function choiceOf(place: string) {
    const light = lightOf(place);
    if (light) return { legal: true, text: light.label };
    if (!Object.keys(lights).some((id) => atlas.places.has(id))) return null;
    return { legal: false, text: props.whyNot?.(place) ?? t("map-no-choice") };
  }
}

/** Of what the table points at, or else something beside the map. */
function outlineOfPointed(atlas: Atlas, pointed: readonly string[] = []): string {
  const places = pointed.length ? pointed : pointedPlaces.value;
  return places.flatMap((id) => atlas.places.get(id)?.path ?? []).join("");
}

const Lines = memo(function Lines({ atlas, gone }: { atlas: Atlas; gone: string }) {
  const left = gone.split(",");
  return (
    <g class="map-lines">
      {atlas.strokes
        .filter((stroke) => stroke.id === "" || !left.includes(stroke.id))
        .map((stroke, place) => (
          <path key={place} class={stroke.look} d={stroke.path} />
        ))}
    </g>
  );
});

/** Every place can be pressed and reached by arrows, whether it is lit or not. */
function Places({ atlas, inWords }: { atlas: Atlas; inWords: (place: string) => string }) {
  return (
    <g class="map-places">
      {[...atlas.places.values()]
        .filter(({ kind }) => kind !== "whole")
        .map(({ id, path }) => (
          <path
            key={id}
            data-place={id}
            d={path}
            role="button"
            tabindex={-1}
            aria-label={inWords(id)}
          />
        ))}
    </g>
  );
}

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
