import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';

import styles from './tabs.module.css';

export interface Tab {
  id: string;
  label: string;
  content: ReactNode;
}

/**
 * Panels behind tabs; arrow keys, Home and End move between the tabs. All panels are in the page, all but one hidden.
 */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const prefix = useId();
  const [selected, setSelected] = useState(tabs[0]?.id);
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const current = tabs.findIndex((tab) => tab.id === selected);
    const index = nextIndex(event.key, current, tabs.length);
    const tab = index === null ? undefined : tabs[index];
    if (!tab) return;
    event.preventDefault();
    setSelected(tab.id);
    list.current?.querySelectorAll<HTMLButtonElement>('[role="tab"]')[index ?? 0]?.focus();
  };
  return (
    <div className={styles.tabs}>
      <div className={styles.list} role="tablist" aria-label={label} ref={list}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${prefix}-tab-${tab.id}`}
            aria-controls={`${prefix}-panel-${tab.id}`}
            aria-selected={tab.id === selected}
            tabIndex={tab.id === selected ? 0 : -1}
            className={styles.tab}
            onClick={() => setSelected(tab.id)}
            onKeyDown={onKeyDown}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <Panel key={tab.id} prefix={prefix} tab={tab} isSelected={tab.id === selected} />
      ))}
    </div>
  );
}

function Panel({
  prefix,
  tab: { id, label, content },
  isSelected,
}: {
  prefix: string;
  tab: Tab;
  isSelected: boolean;
}) {
  return (
    <div
      role="tabpanel"
      id={`${prefix}-panel-${id}`}
      aria-labelledby={`${prefix}-tab-${id}`}
      className={styles.panel}
      data-title={label}
      hidden={!isSelected}
    >
      {content}
    </div>
  );
}

function nextIndex(key: string, current: number, count: number): number | null {
  if (key === 'ArrowRight') return (current + 1) % count;
  if (key === 'ArrowLeft') return (current - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}
