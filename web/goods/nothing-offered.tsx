import type { ReactNode } from 'react';
import { ButtonLink } from '../ui/button/button';
import { EmptyState } from '../ui/layout/empty-state';

/** Shown where the shop has no goods of a kind; `children` is the sentence that says so. */
export function NothingOffered({ children }: { children: ReactNode }) {
  return (
    <EmptyState
      title="Brak produktów"
      action={<ButtonLink to="/wycena">Poproś o&nbsp;bezpłatną wycenę</ButtonLink>}
    >
      {children} Napisz, co chcesz osłonić: doradzimy i&nbsp;przygotujemy wycenę.
    </EmptyState>
  );
}
