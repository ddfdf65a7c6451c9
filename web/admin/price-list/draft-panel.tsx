import { App, Button } from 'antd';
import { useState } from 'react';

import { formatDateTime } from '../../lib/dates/format-date';
import { useStaffMutation } from '../kit/form/use-staff-mutation';
import { DraftDialog } from './draft-dialog';
import styles from './draft-panel.module.css';
import { EntryTable } from './entry-table';
import { PricePreview } from './price-preview';
import { DiscardPriceListDraftDocument } from './price-list-mutations.generated';
import {
  PriceListPageDocument,
  type PriceDraftFragment,
  type PriceEntryFragment,
} from './price-list-page.generated';
import { PublishDialog } from './publish-dialog';

interface DraftPanelProps {
  draft: PriceDraftFragment;
  /** Of the list in force. */
  current: readonly PriceEntryFragment[];
}

/** The draft beside the list in force: edited, previewed, published or thrown away. */
export function DraftPanel({ draft, current }: DraftPanelProps) {
  const [dialog, setDialog] = useState<'edit' | 'publish' | null>(null);
  const discard = useDiscard(draft.version);
  const close = () => setDialog(null);
  const exists = draft.version > 0;
  const changed = changedEntries(draft.entries, current);
  return (
    <section className={styles.panel} aria-labelledby="draft-title">
      <header className={styles.header}>
        <div>
          <h2 id="draft-title">{exists ? 'Szkic następnego cennika' : 'Obowiązujące ceny'}</h2>
          {exists && draft.updatedAt && (
            <p>
              Zmieniany: {formatDateTime(draft.updatedAt)}, {draft.updatedByName}. Klienci widzą
              ceny z&nbsp;wersji {draft.basedOn}.
            </p>
          )}
        </div>
        <div className={styles.actions}>
          <Button onClick={() => setDialog('edit')}>
            {exists ? 'Edytuj szkic' : 'Przygotuj zmiany'}
          </Button>
          {exists && (
            <>
              <Button danger type="text" onClick={discard}>
                Odrzuć szkic
              </Button>
              <Button
                type="primary"
                disabled={changed.length === 0}
                onClick={() => setDialog('publish')}
              >
                Opublikuj
              </Button>
            </>
          )}
        </div>
      </header>
      <EntryTable entries={draft.entries} current={current} />
      {changed.length > 0 && <PricePreview entries={changed} />}
      {dialog === 'edit' && <DraftDialog draft={draft} onClose={close} />}
      {dialog === 'publish' && <PublishDialog version={draft.version} onClose={close} />}
    </section>
  );
}

/** The entries that another list has otherwise. */
export function changedEntries(
  entries: readonly PriceEntryFragment[],
  others: readonly PriceEntryFragment[],
): PriceEntryFragment[] {
  const values = new Map(others.map(({ key, value }) => [key, value]));
  return entries.filter(({ key, value }) => values.get(key) !== value);
}

function useDiscard(version: number): () => void {
  const { modal } = App.useApp();
  const [discard] = useStaffMutation(DiscardPriceListDraftDocument, {
    done: 'Szkic cennika został odrzucony',
    failed: 'Nie udało się odrzucić szkicu cennika',
    refetch: [PriceListPageDocument],
  });
  return () =>
    void modal.confirm({
      title: 'Czy na pewno chcesz odrzucić szkic cennika?',
      content: 'Zmienione ceny przepadną. Obowiązujące zostaną, jakie są.',
      okText: 'Odrzuć',
      okButtonProps: { danger: true },
      onOk: () => discard({ input: { version } }),
    });
}
