/** Small things to press, fill in and read. */

import type { ButtonHTMLAttributes, ComponentChildren, InputHTMLAttributes } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import { t } from "../core/texts";
import { Icon } from "./icons";
import type { IconName } from "./icons";

type ButtonProps = Omit<ButtonHTMLAttributes, "icon" | "class"> & {
  look?: "main" | "plain" | "quiet" | "danger";
  icon?: IconName;
  class?: string;
};

export function Button({ look = "plain", icon, children, class: more, ...rest }: ButtonProps) {
  return (
    <button type="button" class={`button button-${look} ${more ?? ""}`} {...rest}>
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}

interface ToggleProps extends ButtonHTMLAttributes {
  pressed: boolean;
  press: () => void;
}

/** A button that is pressed in or not. */
export function Toggle({ pressed, press, ...rest }: ToggleProps) {
  return <button type="button" aria-pressed={pressed} onClick={press} {...rest} />;
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
  name: (value: Value) => string;
  choose: (value: Value) => void;
}

/** One of a few values, each on a button. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  return (
    <fieldset class="choice">
      <legend>{props.label}</legend>
      <div class="segments">
        {props.values.map((value) => (
          <Toggle
            key={value}
            class="segment"
            pressed={value === props.value}
            press={() => props.choose(value)}
          >
            {props.name(value)}
          </Toggle>
        ))}
      </div>
    </fieldset>
  );
}

/** One of many values, in a list to open. */
export function Select<Value extends string>({ label, ...props }: ChoiceProps<Value>) {
  const choose = (event: { currentTarget: HTMLSelectElement }) =>
    props.choose(event.currentTarget.value as Value);
  return (
    <label class="labelled">
      <span>{label}</span>
      <select value={props.value} onChange={choose}>
        {props.values.map((value) => (
          <option key={value} value={value} selected={value === props.value}>
            {props.name(value)}
          </option>
        ))}
      </select>
    </label>
  );
}

type TextFieldProps = Omit<InputHTMLAttributes, "label"> & {
  label: string;
  value: string;
  change: (text: string) => void;
};

/** A line of text to type, below its label. */
export function TextField({ label, change, ...rest }: TextFieldProps) {
  return (
    <label class="labelled">
      <span>{label}</span>
      <input {...rest} onInput={({ currentTarget }) => change(currentTarget.value)} />
    </label>
  );
}

/**
 * A number between two others: smaller, larger, typed, or slid where there is a long way to go. As
 * long as none is said, less says the smallest, and more the smallest that is something.
 */
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
  /** Null as long as no number is said. */
  value: number | null;
  low: number;
  high: number;
  step: (value: number) => void;
  hideLabel?: boolean;
}) {
  const settle = (wanted: number) => step(Math.min(high, Math.max(low, Math.round(wanted) || 0)));
  const bounds = { "aria-label": label, min: low, max: high };
  return (
    <div class="stepper" role="group" aria-label={label}>
      {!hideLabel && <span class="stepper-label">{shown ?? label}</span>}
      <StepButton
        sign="−"
        name={t("less", { label })}
        off={value !== null && value <= low}
        press={() => settle((value ?? low) - 1)}
      />
      <input
        type="number"
        inputMode="numeric"
        {...bounds}
        value={value ?? ""}
        placeholder="–"
        onChange={({ currentTarget }) => settle(currentTarget.valueAsNumber)}
      />
      <StepButton
        sign="+"
        name={t("more-of", { label })}
        off={value !== null && value >= high}
        press={() => settle(value === null ? Math.max(low, 1) : value + 1)}
      />
      {high - low > 10 && (
        <input
          class="slide"
          type="range"
          {...bounds}
          value={value ?? low}
          onInput={({ currentTarget }) => settle(currentTarget.valueAsNumber)}
        />
      )}
    </div>
  );
}

interface StepButtonProps {
  sign: string;
  name: string;
  off: boolean;
  press: () => void;
}

function StepButton({ sign, name, off, press }: StepButtonProps) {
  return (
    <button type="button" class="step" aria-label={name} disabled={off} onClick={press}>
      {sign}
    </button>
  );
}

interface FormProps {
  class: string;
  submit: () => void;
  children: ComponentChildren;
}

/** Fields with a button that submits them; the page is not reloaded. */
export function Form({ class: name, submit, children }: FormProps) {
  const onSubmit = (event: Event) => {
    event.preventDefault();
    submit();
  };
  return (
    <form class={name} onSubmit={onSubmit}>
      {children}
    </form>
  );
}

/** Something in front of everything else; the browser keeps the focus in it. */
export function Dialog({
  title,
  close,
  children,
}: {
  title: string;
  close: () => void;
  children: ComponentChildren;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId(); // one may open from another
  useEffect(() => {
    const shown = dialog.current!;
    shown.showModal();
    return () => shown.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      class="dialog"
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onClick={({ target }) => target === dialog.current && close()}
    >
      <div class="dialog-inside">
        <header class="dialog-head">
          <h2 id={id}>{title}</h2>
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
