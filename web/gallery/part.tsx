import { useId, useState, type ReactNode } from 'react';
import { Button } from '../ui/button/button';
import styles from './gallery.module.css';

/** Texts that are longer than any place that a part has for them. */
export const LONG =
  'Markiza kasetowa z napędem elektrycznym, czujnikiem wiatru, oświetleniem w ramionach i najdłuższym wysięgiem w naszej ofercie';
export const LONG_WORD = 'Konstantynopolitańczykowianeczka';

/** A part with its states, each under the name of the state. */
export function Part({
  name,
  states,
}: {
  name: string;
  states: Readonly<Record<string, ReactNode>>;
}) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{name}</h2>
      <div className={styles.states}>
        {Object.entries(states).map(([label, shown]) => (
          <div key={label} className={styles.state}>
            <p className={styles.label}>{label}</p>
            <div>{shown}</div>
          </div>
        ))}
      </div>
    </section>
  );
}

/** A control whose value the visitor changes. */
export function Changing<Value>({
  start,
  children,
}: {
  start: Value;
  children: (value: Value, change: (value: Value) => void) => ReactNode;
}) {
  const [value, change] = useState(start);
  return children(value, change);
}

/** A part that covers the page, shown by a button; `data-opens` marks the button for the checks. */
export function Opened({
  label,
  children,
}: {
  label: string;
  children: (close: () => void, open: boolean) => ReactNode;
}) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" data-opens={label} onClick={() => setOpen(true)}>
        {`Pokaż: ${label}`}
      </Button>
      {children(() => setOpen(false), open)}
    </>
  );
}

/** What the gallery does where the shop would do something. */
export const nothing = (): void => undefined;
