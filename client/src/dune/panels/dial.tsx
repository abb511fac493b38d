/** A gauge to turn by hand or by keys. */

import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import { t } from "../texts";

const RADIUS = 78;
/** Numbers along the gauge, at most; dots stand for the others. */
const MOST_LABELS = 7;
const TICK = 24;
const TOP = 96;
const HEIGHT = 124;
/** Where the ends of the half circle are, as a part of the height. */
const FOOT = TOP / HEIGHT;
/** A half circle from the left over the top to the right. */
const GROOVE = `M${-RADIUS} 0A${RADIUS} ${RADIUS} 0 0 1 ${RADIUS} 0`;

/**
 * A gauge to turn by hand or keys to one of several numbers. As long as none is said, less says
 * the smallest, and more the one after it.
 */
export function Dial(props: {
  label: string;
  values: readonly number[];
  /** Null as long as no number is said. */
  value: number | null;
  turn: (value: number) => void;
  /** How a number is written. */
  write?: (value: number) => string;
  children?: ComponentChildren;
}) {
  const { label, values, value, turn, write = String, children } = props;
  const dial = useRef<SVGSVGElement>(null);
  const place = value === null ? 0 : Math.max(0, values.indexOf(value));
  const last = Math.max(1, values.length - 1);
  const angleOf = (step: number) => Math.PI * (1 + step / last);
  const to = (step: number) => turn(values[Math.max(0, Math.min(values.length - 1, step))]!);

  function follow(event: PointerEvent): void {
    const box = dial.current!.getBoundingClientRect();
    const x = event.clientX - box.left - box.width / 2;
    const y = event.clientY - box.top - box.height * FOOT;
    // Below the ends of the half circle the nearer one is meant.
    const part = y > 0 ? Number(x > 0) : 1 + Math.atan2(y, x) / Math.PI;
    to(Math.round(part * last));
  }

  function onKeyDown(event: KeyboardEvent): void {
    const steps: Record<string, number> = {
      ArrowUp: place + 1,
      ArrowRight: place + 1,
      ArrowDown: place - 1,
      ArrowLeft: place - 1,
      PageUp: place + 5,
      PageDown: place - 5,
      Home: 0,
      End: values.length - 1,
    };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    to(step);
  }

  const [x, y] = onCircle(RADIUS, angleOf(place));
  const every = labelled(values.map(write));
  return (
    <div class="dune-dial">
      <button
        type="button"
        class="turn"
        aria-label={t("dial-less", { label })}
        disabled={place === 0 && value !== null}
        onClick={() => to(place - 1)}
      >
        −
      </button>
      <svg
        ref={dial}
        viewBox={`-100 ${-TOP} 200 ${HEIGHT}`}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={values[0] ?? 0}
        aria-valuemax={values.at(-1) ?? 0}
        aria-valuenow={value ?? values[0] ?? 0}
        aria-valuetext={value === null ? t("dial-open") : write(value)}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          follow(event);
        }}
        onPointerMove={(event) =>
          event.currentTarget.hasPointerCapture(event.pointerId) && follow(event)
        }
      >
        <path class="groove" d={GROOVE} />
        {value !== null && place > 0 && (
          <path class="reached" d={`M${-RADIUS} 0A${RADIUS} ${RADIUS} 0 0 1 ${x} ${y}`} />
        )}
        {values.map((number, step) => (
          <Tick
            key={number}
            angle={angleOf(step)}
            large={step % every === 0}
            number={write(number)}
            past={value !== null && step <= place}
          />
        ))}
        {value !== null && <circle class="knob" cx={x} cy={y} r={15} />}
        <text class="value" y="-2">
          {value === null ? "?" : write(value)}
        </text>
        {children}
      </svg>
      <button
        type="button"
        class="turn"
        aria-label={t("dial-more", { label })}
        disabled={place >= values.length - 1 && value !== null}
        onClick={() => to(place + 1)}
      >
        +
      </button>
    </div>
  );
}

/** Every how many numbers one is written: not too many, and whole ones only. */
function labelled(written: readonly string[]): number {
  const every = Math.ceil(written.length / MOST_LABELS);
  return every + (written.some((one) => one.includes("½")) ? every % 2 : 0);
}

const onCircle = (r: number, angle: number): [number, number] => [
  r * Math.cos(angle),
  r * Math.sin(angle),
];

function Tick(props: { angle: number; large: boolean; number: string; past: boolean }) {
  const [x, y] = onCircle(RADIUS, props.angle);
  return props.large ? (
    <text class={props.past ? "past" : ""} x={x} y={y + TICK * 0.34} font-size={TICK}>
      {props.number}
    </text>
  ) : (
    <circle class={`dot${props.past ? " past" : ""}`} cx={x} cy={y} r={1.8} />
  );
}
