import { useId, useState } from 'react';

import type { Limits } from '../../../../engine/configuration/limits.js';
import type {
  ConfigurationIssueFragment,
  ConfigurationRepairFragment,
} from '../price/price-quote.generated';
import { parseSize } from './size-text';
import { useEarlyInput } from '../../../lib/use-early-input';
import { RangeRow } from '../../../ui/form/range-row';
import styles from './size-field.module.css';

const BUTTON_STEP = 5;

/**
 * One size in cm: a field for the exact value, a slider to explore. A value out of range is kept and explained,
 * never silently corrected; text that is not a size is reported by onUnreadable.
 */
export function SizeField({
  name,
  label,
  value,
  limits,
  issue,
  onChange,
  onUnreadable,
  onRepair,
}: {
  name: string;
  label: string;
  value: number;
  limits: Limits;
  issue: ConfigurationIssueFragment | undefined;
  onChange: (value: number) => void;
  onUnreadable: (unreadable: boolean) => void;
  onRepair: (repair: ConfigurationRepairFragment) => void;
}) {
  const id = useId();
  const [draft, setDraft] = useState<string | null>(null);
  const [unreadable, setUnreadable] = useState(false);

  const accept = (next: number): void => {
    setDraft(null);
    reportUnreadable(false);
    onChange(next);
  };
  const reportUnreadable = (next: boolean): void => {
    if (next !== unreadable) onUnreadable(next);
    setUnreadable(next);
  };
  const type = (text: string): void => {
    setDraft(text);
    const size = parseSize(text);
    if (size !== null && size >= limits.min && size <= limits.max) {
      reportUnreadable(false);
      onChange(size);
    }
  };
  const finish = (text: string | null): void => {
    if (text === null) return;
    const size = parseSize(text);
    if (size === null) reportUnreadable(true);
    else accept(size);
  };
  const field = useEarlyInput<HTMLInputElement>((input) => {
    if (input.value === String(value)) return;
    type(input.value);
    if (input !== document.activeElement) finish(input.value);
  });

  const error = unreadable ? 'Wpisz rozmiar w\u00a0centymetrach, na przykład 350.' : issue?.message;
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        <span className={styles.limits} id={`${id}-limits`}>
          {limits.min}–{limits.max}&nbsp;cm
        </span>
        <span className={styles.box} data-invalid={error ? '' : undefined}>
          <input
            ref={field}
            id={id}
            name={name}
            className={styles.input}
            inputMode="decimal"
            autoComplete="off"
            value={draft ?? value}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error ${id}-limits` : `${id}-limits`}
            onChange={(event) => type(event.target.value)}
            onFocus={(event) => event.target.select()}
            onBlur={() => finish(draft)}
            onKeyDown={(event) => {
              if (event.key === 'Enter') finish(draft);
            }}
          />
          <span className={styles.unit} aria-hidden="true">
            cm
          </span>
        </span>
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
      {error && (
        <p className={styles.error} id={`${id}-error`} role="alert">
          <span>{error}</span>
          {unreadable
            ? value >= limits.min &&
              value <= limits.max && (
                <button type="button" className={styles.repair} onClick={() => accept(value)}>
                  Przywróć {value}&nbsp;cm
                </button>
              )
            : issue?.repair && <RepairButton repair={issue.repair} onRepair={onRepair} />}
        </p>
      )}
    </div>
  );
}

function RepairButton({
  repair,
  onRepair,
}: {
  repair: ConfigurationRepairFragment;
  onRepair: (repair: ConfigurationRepairFragment) => void;
}) {
  return (
    <button type="button" className={styles.repair} onClick={() => onRepair(repair)}>
      {repair.label}
    </button>
  );
}
