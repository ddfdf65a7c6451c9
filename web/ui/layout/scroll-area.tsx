import type { ReactNode, Ref } from 'react';

interface ScrollAreaProps {
  /** Accessible name. */
  label: string;
  /** The class that makes the area scroll. */
  className: string | undefined;
  ref?: Ref<HTMLElement>;
  children: ReactNode;
}

/** A scrollable area that also works with the keyboard. */
export function ScrollArea({ label, className, ref, children }: ScrollAreaProps) {
  return (
    // Keyboard users can scroll only an area that has the focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section ref={ref} className={className} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
