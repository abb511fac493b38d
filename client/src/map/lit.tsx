/** What glows on a board and can be pressed. */

import type { ComponentChildren } from "preact";
import type { Light, Lights } from "../core/game-ui";
import type { Atlas } from "./atlas";
import { UNITS } from "./atlas";

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
export function Glow({ atlas, lights }: { atlas: Atlas; lights: Lights }) {
  // In the order of the map, so that what stays lit stays where it is and keeps the focus.
  const lit = [...atlas.places.values()].flatMap(({ id, path }) => {
    const light = lights[id];
    return light ? [{ id, light, path }] : [];
  });
  if (!lit.length) return null;
  return (
    <g class={`map-lights${lit.length * 3 > atlas.places.size ? " many" : ""}`}>
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
