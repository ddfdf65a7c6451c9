import * as Radix from '@radix-ui/react-tooltip';
import type { ReactNode } from 'react';
import styles from './tooltip.module.css';

/**
 * Tooltips that belong together. A tooltip opens after 700 ms, or at once within 300 ms after another one has closed.
 */
export function TooltipGroup({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </Radix.Provider>
  );
}

/** A tooltip on hover or focus of one focusable element of a group; it must not be the only source of information. */
export function Tooltip({ content, children }: { content: ReactNode; children: ReactNode }) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content className={styles.tooltip} sideOffset={6} collisionPadding={8}>
          <span>{content}</span>
          <Radix.Arrow className={styles.arrow} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
