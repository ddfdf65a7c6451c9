import { Button, App } from 'antd';
import { useState } from 'react';
import { formatDateTime } from '../../lib/dates/format-date';
import { useStaffMutation } from '../kit/form/use-staff-mutation';
import { Allowed } from '../kit/page/allowed';
import { DraftDialog } from './draft-dialog';
import { EntryTable, PricePreview, type PriceDraft, type PriceEntry } from './price-entries';
import { DiscardPriceListDraftDocument } from './price-list-mutations.generated';
import { PriceListPageDocument } from './price-list-page.generated';
import { PublishDialog } from './publish-dialog';
import styles from './draft-panel.module.css';

interface DraftPanelProps {
  draft: PriceDraft;
  /** The entries of the price list in force. */
  current: readonly PriceEntry[];
}

/** The draft of the next price list, compared with the one in force. */
export function DraftPanel({ draft, current }: DraftPanelProps) {
  const [dialog, setDialog] = useState<'edit' | 'publish' | null>(null);
  const close = () => setDialog(null);
  const changed = changedEntries(draft.entries, current);
  return (
    <section className={styles.panel} aria-labelledby="draft-title">
      <header className={styles.header}>
        <DraftTitle draft={draft} />
        <DraftButtons
          draft={draft}
          mayPublish={changed.length > 0}
          onEdit={() => setDialog('edit')}
          onPublish={() => setDialog('publish')}
        />
      </header>
      <EntryTable entries={draft.entries} current={current} />
      {changed.length > 0 && <PricePreview entries={changed} />}
      {dialog === 'edit' && <DraftDialog draft={draft} onClose={close} />}
      {dialog === 'publish' && <PublishDialog draft={draft} onClose={close} />}
    </section>
  );
}

function changedEntries(
  entries: readonly PriceEntry[],
  others: readonly PriceEntry[],
): PriceEntry[] {
  const values = new Map(others.map(({ key, value }) => [key, value]));
  return entries.filter(({ key, value }) => values.get(key) !== value);
}

/** Where there is no draft, the server returns one of version 0 with the figures of the list in force. */
const exists = ({ version }: PriceDraft): boolean => version > 0;

function DraftTitle({ draft }: { draft: PriceDraft }) {
  return (
    <div>
      <h2 id="draft-title">{exists(draft) ? 'Szkic następnego cennika' : 'Obowiązujące ceny'}</h2>
      {exists(draft) && draft.updatedAt && (
        <p>
          Ostatnia zmiana: {formatDateTime(draft.updatedAt)}, {draft.updatedByName}. Szkic powstał
          na podstawie wersji&nbsp;{draft.basedOn}.
        </p>
      )}
    </div>
  );
}

interface DraftButtonsProps {
  draft: PriceDraft;
  mayPublish: boolean;
  onEdit: () => void;
  onPublish: () => void;
}

function DraftButtons({ draft, mayPublish, onEdit, onPublish }: DraftButtonsProps) {
  const discard = useDiscardDraft(draft);
  return (
    <Allowed to="prices:write">
      <div className={styles.actions}>
        <Button onClick={onEdit}>{exists(draft) ? 'Edytuj szkic' : 'Przygotuj zmiany'}</Button>
        {exists(draft) && (
          <>
            <Button danger type="text" onClick={discard}>
              Odrzuć szkic
            </Button>
            <Button type="primary" disabled={!mayPublish} onClick={onPublish}>
              Opublikuj
            </Button>
          </>
        )}
      </div>
    </Allowed>
  );
}

/** Discards this version of the draft after asking. */
function useDiscardDraft({ version, updatedAt }: PriceDraft): () => void {
  const { modal } = App.useApp();
  const [discard] = useStaffMutation(DiscardPriceListDraftDocument, {
    done: 'Szkic cennika został odrzucony',
    failed: 'Nie udało się odrzucić szkicu cennika',
    refetch: [PriceListPageDocument],
  });
  return () =>
    void modal.confirm({
      title: 'Czy na pewno chcesz odrzucić szkic cennika?',
      content: 'Zmienione ceny przepadną. Obowiązujące się nie zmienią.',
      okText: 'Odrzuć',
      okButtonProps: { danger: true },
      onOk: () => discard({ input: { version, updatedAt } }),
    });
}
