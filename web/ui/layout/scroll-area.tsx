import type { ReactNode } from 'react';

interface ScrollAreaProps {
  /** Accessible name. */
  label: string;
  /** Makes it scroll. */
  className: string | undefined;
  children: ReactNode;
}

/** A scrollable area that works with the keyboard, too. */
export function ScrollArea({ label, className, children }: ScrollAreaProps) {
  return (
    // Keyboard users scroll the focused element.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={className} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
