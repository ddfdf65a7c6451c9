import { type ReactNode, useId, useState } from 'react';
import type { Issue, Repair } from '#engine/goods/configuration/issues';
import type { Limits } from '#engine/goods/configuration/limits';
import { parseSize } from '#engine/locale/size-text';
import { useEarlyInput } from '../../../lib/form/use-early-input';
import { RangeRow } from '../../../ui/form/range-row';
import styles from './size-field.module.css';

const BUTTON_STEP = 5;

interface SizeFieldProps {
  name: string;
  label: string;
  hint?: string;
  value: number;
  limits: Limits;
  issue: Issue | undefined;
  onChange: (value: number) => void;
  onUnreadable: (unreadable: boolean) => void;
  onRepair: (repair: Repair) => void;
}

/**
 * One size in cm: a field for the exact value, a slider to explore. A value out of range stays and is explained, never
 * silently corrected; text that is not a size is reported through `onUnreadable`.
 */
export function SizeField(props: SizeFieldProps) {
  const { label, hint, value, limits, issue, onRepair } = props;
  const id = useId();
  const typed = useTypedSize(props);
  const { unreadable, accept } = typed;
  const error = unreadable ? 'Wpisz rozmiar w\u00a0centymetrach, na przykład 350.' : issue?.message;
  const repair = unreadable ? null : issue?.repair;
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        <span
          className={styles.limits}
          id={`${id}-limits`}
        >{`${limits.min}–${limits.max}\u00a0cm`}</span>
        <SizeInput id={id} name={props.name} value={value} invalid={Boolean(error)} typed={typed} />
      </div>
      <RangeRow
        label={label}
        value={value}
        min={limits.min}
        max={limits.max}
        step={1}
        buttonStep={BUTTON_STEP}
        unit="cm"
        onChange={accept}
      />
      {hint && <p className={styles.hint}>{hint}</p>}
      {error && (
        <SizeError id={`${id}-error`} text={error}>
          {unreadable && isWithin(value, limits) && (
            <RepairButton onClick={() => accept(value)}>{`Przywróć ${value}\u00a0cm`}</RepairButton>
          )}
          {repair && <RepairButton onClick={() => onRepair(repair)}>{repair.label}</RepairButton>}
        </SizeError>
      )}
    </div>
  );
}

function SizeError({ id, text, children }: { id: string; text: string; children: ReactNode }) {
  return (
    <p className={styles.error} id={id} role="alert" ref={showWhileTyping}>
      <span>{text}</span>
      {children}
    </p>
  );
}

/** Scrolls to the error message of the field that has the focus: otherwise the price bar may cover the message. */
function showWhileTyping(error: HTMLElement | null): void {
  if (error?.parentElement?.contains(document.activeElement))
    error.scrollIntoView({ block: 'nearest' });
}

interface SizeInputProps extends Pick<SizeFieldProps, 'name' | 'value'> {
  id: string;
  invalid: boolean;
  typed: ReturnType<typeof useTypedSize>;
}

function SizeInput({ id, name, value, invalid, typed: { text, type, finish } }: SizeInputProps) {
  const field = useEarlyInput<HTMLInputElement>((input) => {
    if (input.value === String(value)) return;
    type(input.value);
    if (input !== document.activeElement) finish(input.value);
  });
  return (
    <span className={styles.box} data-invalid={invalid ? '' : undefined}>
      <input
        ref={field}
        id={id}
        name={name}
        className={styles.input}
        inputMode="decimal"
        autoComplete="off"
        value={text ?? value}
        aria-invalid={invalid || undefined}
        aria-describedby={invalid ? `${id}-error ${id}-limits` : `${id}-limits`}
        onChange={(event) => type(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={() => finish(text)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') finish(text);
        }}
      />
      <span className={styles.unit} aria-hidden="true">
        cm
      </span>
    </span>
  );
}

/** The text while it is being typed: a size within the limits applies at once, any other size on blur or Enter. */
function useTypedSize({
  limits,
  onChange,
  onUnreadable,
}: Pick<SizeFieldProps, 'limits' | 'onChange' | 'onUnreadable'>) {
  const [text, setText] = useState<string | null>(null);
  const [unreadable, setUnreadable] = useState(false);
  const reportUnreadable = (next: boolean): void => {
    if (next !== unreadable) onUnreadable(next);
    setUnreadable(next);
  };
  const accept = (next: number): void => {
    setText(null);
    reportUnreadable(false);
    onChange(next);
  };
  const type = (typed: string): void => {
    setText(typed);
    const size = parseSize(typed);
    if (size === null || !isWithin(size, limits)) return;
    reportUnreadable(false);
    onChange(size);
  };
  const finish = (typed: string | null): void => {
    if (typed === null) return;
    const size = parseSize(typed);
    if (size === null) reportUnreadable(true);
    else accept(size);
  };
  return { text, unreadable, accept, type, finish };
}

function isWithin(value: number, { min, max }: Limits): boolean {
  return value >= min && value <= max;
}

function RepairButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" className={styles.repair} onClick={onClick}>
      {children}
    </button>
  );
}
