import type { ReactNode, Ref } from 'react';

interface ScrollAreaProps {
  /** Accessible name. */
  label: string;
  /** The class that makes it scroll. */
  className: string | undefined;
  ref?: Ref<HTMLElement>;
  children: ReactNode;
}

/** A scrollable area that works with the keyboard, too. */
export function ScrollArea({ label, className, ref, children }: ScrollAreaProps) {
  return (
    // Keyboard users scroll the focused element.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section ref={ref} className={className} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
