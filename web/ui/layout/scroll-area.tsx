import type { ReactNode } from 'react';

interface ScrollAreaProps {
  /** Names the area for those who do not see it. */
  label: string;
  /** Makes it scroll. */
  className: string | undefined;
  children: ReactNode;
}

/** An area that scrolls by itself, by the keyboard too. */
export function ScrollArea({ label, className, children }: ScrollAreaProps) {
  return (
    // Who has no pointer scrolls what has the focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={className} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
