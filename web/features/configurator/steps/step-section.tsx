import { memo, type ReactNode, Suspense, type ComponentProps, type MouseEvent } from 'react';
import { VisuallyHidden } from '../../../ui/content/visually-hidden';
import { Icon } from '../../../ui/image/icon';
import { usePrinting } from '../stage/use-stage-mode';
import type { StepId } from './steps';
import type { Accordion } from './use-open-step';
import styles from './step-section.module.css';

/**
 * One step: a button that opens and closes it and, while it is closed, its settings in one line. Nothing where the
 * family lacks the step.
 */
export function StepSection({
  id,
  accordion: { steps, openId, toggle, show },
  chosen,
  children,
}: {
  id: StepId;
  accordion: Accordion;
  /** Shown while the step is closed, in place of `Step.chosen`. */
  chosen?: ReactNode;
  children: ReactNode;
}) {
  const printing = usePrinting();
  const index = steps.findIndex((step) => step.id === id);
  const step = steps[index];
  const next = steps[index + 1];
  if (!step) return null;
  const isOpen = id === openId;
  return (
    <section className={styles.step} id={id} aria-labelledby={`${id}-title`}>
      <h2 className={styles.heading}>
        <button
          type="button"
          className={styles.head}
          aria-expanded={isOpen}
          aria-controls={`${id}-settings`}
          onClick={() => toggle(id)}
        >
          <StepMark number={index + 1} flawed={step.flawed} />
          <span className={styles.title} id={`${id}-title`}>
            <span>{step.title}</span>
            {step.flawed && <VisuallyHidden> – do poprawienia</VisuallyHidden>}
          </span>{' '}
          {!isOpen && <span className={styles.chosen}>{chosen ?? step.chosen}</span>}
          <Icon name="chevron-down" />
        </button>
      </h2>
      <div className={styles.settings} id={`${id}-settings`} hidden={!isOpen} data-foldable>
        {/* A Suspense boundary, so that each step hydrates separately. */}
        <Contents shown={isOpen || step.flawed || printing}>
          <Suspense>{children}</Suspense>
        </Contents>
        {next && (
          <button type="button" className={styles.next} onClick={() => show(next.id)}>
            Dalej: <span>{next.label}</span> <Icon name="chevron-down" />
          </button>
        )}
      </div>
    </section>
  );
}

/**
 * The contents of a step, rendered again only while it is open, wrong or printed
 * (docs/decisions/0021-folded-steps.md).
 */
const Contents = memo(
  ({ children }: { shown: boolean; children: ReactNode }) => children,
  (_before, after) => !after.shown,
);

function StepMark({ number, flawed }: { number: number; flawed: boolean }) {
  return (
    <span className={styles.mark} aria-hidden="true" data-flawed={flawed || undefined}>
      {flawed ? <Icon name="warning" /> : number}
    </span>
  );
}

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
