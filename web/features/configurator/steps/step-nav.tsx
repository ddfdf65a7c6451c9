import { useEffect, useRef } from 'react';
import { Icon } from '../../../ui/image/icon';
import { VisuallyHidden } from '../../../ui/content/visually-hidden';
import { JumpLink } from './jump-link';
import type { Step } from './steps';
import styles from './step-nav.module.css';
import { useCurrentStep } from './use-current-step';

/** Numbered links to all steps. */
export function StepNav({ steps }: { steps: readonly Step[] }) {
  const current = useCurrentStep(steps.map(({ id }) => id));
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const link = list.current?.querySelector('[aria-current]');
    if (!list.current || !(link instanceof HTMLElement)) return;
    // Scrolls the row of steps, not the page.
    list.current.scrollLeft = link.offsetLeft - (list.current.clientWidth - link.clientWidth) / 2;
  }, [current]);
  return (
    <nav className={styles.nav} aria-label="Kroki konfiguracji">
      <ol className={styles.list} ref={list}>
        {steps.map(({ id, label, flawed }, index) => (
          <li key={id}>
            <JumpLink
              to={id}
              className={styles.link}
              aria-current={id === current ? 'step' : undefined}
              data-flawed={flawed || undefined}
            >
              {flawed ? (
                <Icon name="warning" />
              ) : (
                <span className={styles.number} aria-hidden="true">
                  {index + 1}
                </span>
              )}
              {label}
              {flawed && <VisuallyHidden> – wymaga poprawki</VisuallyHidden>}
            </JumpLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
