/** Small things to press, fill in and read. */

import type { ComponentChildren, JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../core/texts";
import { Icon } from "./icons";
import type { IconName } from "./icons";

type ButtonProps = Omit<JSX.ButtonHTMLAttributes, "icon"> & {
  look?: "main" | "plain" | "quiet" | "danger";
  icon?: IconName;
  disabled?: boolean;
  children?: ComponentChildren;
};

export function Button({ look = "plain", icon, children, class: more, ...rest }: ButtonProps) {
  return (
    <button type="button" class={`button button-${look} ${more ?? ""}`} {...rest}>
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}

/** A button that shows only a sign; its name is read out and shown on hovering. */
export function IconButton({
  name,
  icon,
  ...rest
}: ButtonProps & { name: string; icon: IconName }) {
  return (
    <Button look="quiet" class="button-icon" icon={icon} aria-label={name} title={name} {...rest} />
  );
}

/** A link that looks like a button. */
export function LinkButton({
  href,
  look = "plain",
  icon,
  children,
}: {
  href: string;
  look?: ButtonProps["look"];
  icon?: IconName;
  children: ComponentChildren;
}) {
  return (
    <a class={`button button-${look}`} href={href}>
      {icon && <Icon name={icon} />}
      {children}
    </a>
  );
}

interface ChoiceProps<Value extends string> {
  label: string;
  values: readonly Value[];
  value: Value;
  name(value: Value): string;
  choose(value: Value): void;
}

/** One of a few values. */
export function Choice<Value extends string>({
  label,
  values,
  value,
  name,
  choose,
}: ChoiceProps<Value>) {
  return (
    <fieldset class="choice">
      <legend>{label}</legend>
      <div class="segments">
        {values.map((one) => (
          <button
            key={one}
            type="button"
            class="segment"
            aria-pressed={one === value}
            onClick={() => choose(one)}
          >
            {name(one)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

export function Select<Value extends string>({
  label,
  values,
  value,
  name,
  choose,
}: ChoiceProps<Value>) {
  return (
    <label class="labelled">
      <span>{label}</span>
      <select value={value} onChange={({ currentTarget }) => choose(currentTarget.value as Value)}>
        {values.map((one) => (
          <option key={one} value={one} selected={one === value}>
            {name(one)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** A number between two others: smaller, larger, typed, or slid where there is a long way to go. */
export function Stepper({
  label,
  value,
  low,
  high,
  step,
  shown,
  hideLabel = false,
}: {
  label: string;
  /** A shorter label for those who see where the number stands. */
  shown?: string;
  value: number;
  low: number;
  high: number;
  step(value: number): void;
  hideLabel?: boolean;
}) {
  const settle = (wanted: number) => step(Math.min(high, Math.max(low, Math.round(wanted) || 0)));
  return (
    <div class="stepper" role="group" aria-label={label}>
      {!hideLabel && <span class="stepper-label">{shown ?? label}</span>}
      <button
        type="button"
        class="step"
        aria-label={t("less", { label })}
        disabled={value <= low}
        onClick={() => settle(value - 1)}
      >
        −
      </button>
      <input
        type="number"
        inputMode="numeric"
        aria-label={label}
        value={value}
        min={low}
        max={high}
        onChange={({ currentTarget }) => settle(currentTarget.valueAsNumber)}
      />
      <button
        type="button"
        class="step"
        aria-label={t("more-of", { label })}
        disabled={value >= high}
        onClick={() => settle(value + 1)}
      >
        +
      </button>
      {high - low > 10 && (
        <input
          class="slide"
          type="range"
          aria-label={label}
          value={value}
          min={low}
          max={high}
          onInput={({ currentTarget }) => settle(currentTarget.valueAsNumber)}
        />
      )}
    </div>
  );
}

/** Something in front of everything else; the browser keeps the focus in it. */
export function Dialog({
  title,
  close,
  children,
}: {
  title: string;
  close(): void;
  children: ComponentChildren;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const shown = dialog.current!;
    shown.showModal();
    return () => shown.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      class="dialog"
      aria-labelledby="dialog-title"
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onClick={({ target }) => target === dialog.current && close()}
    >
      <div class="dialog-inside">
        <header class="dialog-head">
          <h2 id="dialog-title">{title}</h2>
          <IconButton name={t("close")} icon="close" onClick={close} />
        </header>
        {children}
      </div>
    </dialog>
  );
}

/** Something is on its way. */
export function Loading() {
  return (
    <p class="loading" role="status">
      <span class="loading-dune" aria-hidden="true" />
      {t("loading")}
    </p>
  );
}

/** What went wrong, in words. */
export function Problem({ reason, children }: { reason: string; children?: ComponentChildren }) {
  return (
    <div class="problem" role="alert">
      <p>{reason}</p>
      {children}
    </div>
  );
}
