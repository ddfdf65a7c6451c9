import { type ReactNode, Suspense } from 'react';
import { Icon } from '../../../ui/image/icon';
import { ConfigurationNotes } from '../advice/configuration-notes';
import { JumpLink } from './jump-link';
import type { ConfigurationRepairFragment } from '../price/price-quote.generated';
import type { Step, StepId } from './steps';
import styles from './step-section.module.css';

/** One step with its notes and a link to the next; nothing where the family lacks the step. */
export function StepSection({
  id,
  steps,
  onRepair,
  children,
}: {
  id: StepId;
  steps: readonly Step[];
  onRepair: (repair: ConfigurationRepairFragment) => void;
  children: ReactNode;
}) {
  const index = steps.findIndex((step) => step.id === id);
  const step = steps[index];
  const next = steps[index + 1];
  if (!step) return null;
  return (
    <section className={styles.step} id={id} aria-labelledby={`${id}-title`}>
      <h2 className={styles.title} id={`${id}-title`} tabIndex={-1}>
        <span className={styles.number} aria-hidden="true">
          {index + 1}
        </span>
        {step.title}
      </h2>
      {/* A boundary: the browser takes over each step in a pass of its own. */}
      <Suspense>{children}</Suspense>
      <ConfigurationNotes issues={step.issues} warnings={step.warnings} onRepair={onRepair} />
      {next && (
        <JumpLink to={next.id} className={styles.next}>
          Dalej: {next.label} <Icon name="chevron-down" />
        </JumpLink>
      )}
    </section>
  );
}
