import type { ComponentProps, MouseEvent } from 'react';

type JumpLinkProps = { to: string } & Omit<ComponentProps<'a'>, 'href' | 'onClick'>;

/**
 * A link to the section of this page with the id `to`. With scripts it does not change the URL, which holds the
 * settings; without scripts the browser jumps to the section.
 */
export function JumpLink({ to, children, ...rest }: JumpLinkProps) {
  const onClick = (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    jumpTo(to);
  };
  return (
    <a {...rest} href={`#${to}`} onClick={onClick}>
      {children}
    </a>
  );
}

/** Scrolls to the section with this id and moves the focus to its heading, or to the button in the heading. */
export function jumpTo(id: string): void {
  const section = document.getElementById(id);
  const head = section?.querySelector<HTMLElement>('h2 button') ?? section?.querySelector('h2');
  head?.focus({ preventScroll: true });
  const mayMove = window.matchMedia('(prefers-reduced-motion: no-preference)').matches;
  section?.scrollIntoView({ behavior: mayMove ? 'smooth' : 'instant' });
}
