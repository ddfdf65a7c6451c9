import { Segmented, Timeline } from 'antd';
import { useState } from 'react';
import type { CustomerMatterKind, CustomerTimelineKind } from '../../apollo/schema.generated';
import { formatDateTime } from '../../lib/dates/format-date';
import { formatMoney } from '../../lib/text/format';
import { Link } from '../../ui/button/link';
import { Section } from '../kit/page/admin-page';
import { Tag } from '../kit/page/inline-parts';
import type { CustomerFileFragment } from './customer-page.generated';
import styles from './customer-timeline.module.css';

type Entry = CustomerFileFragment['timeline'][number];

const MATTERS: readonly CustomerTimelineKind[] = [
  'order',
  'offer',
  'inquiry',
  'project',
  'earlier_order',
];

/** Which entries are shown. */
const VIEWS = {
  all: { label: 'Wszystko', shows: () => true },
  open: { label: 'W\u00a0toku', shows: ({ isOpen }) => isOpen },
  matters: { label: 'Sprawy', shows: ({ kind }) => MATTERS.includes(kind) },
  money: { label: 'Pieniądze', shows: ({ kind }) => kind === 'payment' || kind === 'invoice' },
  talks: {
    label: 'Kontakt',
    shows: ({ kind }) => kind === 'call' || kind === 'mail' || kind === 'note',
  },
} satisfies Record<string, { label: string; shows: (entry: Entry) => boolean }>;

type View = keyof typeof VIEWS;

/** All matters of a customer and what became of them, the newest first. */
export function CustomerTimeline({ entries }: { entries: readonly Entry[] }) {
  const [view, setView] = useState<View>('all');
  const shown = entries.filter(VIEWS[view].shows);
  return (
    <Section title="Historia">
      <div className={styles.views}>
        <Segmented<View>
          aria-label="Filtr historii"
          value={view}
          onChange={setView}
          options={Object.entries(VIEWS).map(([value, { label }]) => ({
            value: value as View,
            label,
          }))}
        />
      </div>
      {shown.length === 0 ? (
        <p>Nie ma takich wpisów.</p>
      ) : (
        <Timeline
          items={shown.map((entry) => ({ key: entry.id, content: <EntryContent entry={entry} /> }))}
        />
      )}
    </Section>
  );
}

function EntryContent({ entry }: { entry: Entry }) {
  const { at, title, text, amount, actorName, isOpen } = entry;
  const path = pathOf(entry);
  return (
    <div className={styles.entry}>
      <p className={styles.title}>
        {path ? <Link to={path}>{title}</Link> : <strong>{title}</strong>}
        {amount !== null && <span>{formatMoney(amount)}</span>}
        {isOpen && <Tag tone="waiting">w&nbsp;toku</Tag>}
      </p>
      <span className={styles.when}>
        {[formatDateTime(at), actorName].filter(Boolean).join(', ')}
      </span>
      {text && <p className={styles.text}>{text}</p>}
    </div>
  );
}

const LISTS: Partial<Record<CustomerMatterKind, string>> = {
  order: 'orders',
  offer: 'offers',
  inquiry: 'inquiries',
};

const pathOf = ({ matterKind, matterId }: Entry): string | null =>
  matterKind && `/admin/${LISTS[matterKind]}?${matterKind}=${matterId}`;
