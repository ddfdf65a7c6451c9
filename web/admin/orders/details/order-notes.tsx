import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Button, Input } from 'antd';
import { useId, useState, type FormEvent } from 'react';
import { randomKey } from '../../../lib/browser/request-keys';
import { formatDateTime } from '../../../lib/dates/format-date';
import { Icon } from '../../../ui/image/icon';
import { isSubmitKey } from '../../kit/form/dialog-parts';
import { useLeaveGuard } from '../../kit/form/use-leave-guard';
import { useStaffMutation } from '../../kit/form/use-staff-mutation';
import { Allowed } from '../../kit/page/allowed';
import { useMay } from '../../kit/page/viewer';
import {
  AddOrderNoteDocument,
  DeleteOrderNoteDocument,
  OrderNoteFragmentDoc,
  type OrderNoteFragment,
} from './order-notes.generated';
import styles from './order-notes.module.css';

interface OrderNotesProps {
  orderId: number;
  notes: (FragmentType<OrderNoteFragment> & { id: number })[];
}

/** Notes of the staff about an order; the customer never sees them. */
export function OrderNotes({ orderId, notes }: OrderNotesProps) {
  return (
    <div className={styles.notes}>
      {notes.length > 0 && (
        <ul className={styles.list}>
          {notes.map((note) => (
            <li key={note.id}>
              <Note orderId={orderId} note={note} />
            </li>
          ))}
        </ul>
      )}
      <Allowed to="orders:write">
        <AddNote orderId={orderId} />
      </Allowed>
    </div>
  );
}

interface NoteProps {
  orderId: number;
  note: FragmentType<OrderNoteFragment>;
}

function Note({ orderId, note: from }: NoteProps) {
  const { data: note } = useSuspenseFragment({ fragment: OrderNoteFragmentDoc, from });
  const { id, text, createdAt, authorName, own } = note;
  const mayWrite = useMay('orders:write');
  const [restore] = useStaffMutation(AddOrderNoteDocument, {
    done: 'Notatka została przywrócona',
    failed: 'Nie udało się przywrócić notatki',
  });
  const [remove, { loading }] = useStaffMutation(DeleteOrderNoteDocument, {
    done: 'Notatka została usunięta',
    failed: 'Nie udało się usunąć notatki',
    undo: () => void restore({ input: { orderId, text } }),
  });
  return (
    <article className={styles.note}>
      <p className={styles.heading}>
        <strong>{authorName}</strong>
        <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
        {own && mayWrite && (
          <Button
            type="text"
            size="small"
            loading={loading}
            aria-label={`Usuń notatkę: ${text}`}
            icon={<Icon name="trash" />}
            onClick={() => void remove({ input: { noteId: id } })}
          />
        )}
      </p>
      <p className={styles.text}>{text}</p>
    </article>
  );
}

/** A form for a new note; Ctrl+Enter adds it. The server adds the same text once, however often it is submitted. */
function AddNote({ orderId }: { orderId: number }) {
  const [text, setText] = useState('');
  const [idempotencyKey, setKey] = useState(randomKey);
  const [add, { loading }] = useStaffMutation(AddOrderNoteDocument, {
    done: 'Notatka została dodana',
    failed: 'Nie udało się dodać notatki',
  });
  const id = useId();
  const ready = text.trim() !== '' && !loading;
  useLeaveGuard(() => text.trim() !== '');

  const send = async () => {
    const { kind } = await add({ input: { orderId, text, idempotencyKey } });
    if (kind === 'done') setText('');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <label htmlFor={id}>Nowa notatka (klient jej nie widzi)</label>
      <Input.TextArea
        id={id}
        autoSize={{ minRows: 2, maxRows: 10 }}
        maxLength={2000}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setKey(randomKey());
        }}
        onKeyDown={(event) => isSubmitKey(event) && ready && void send()}
        aria-keyshortcuts="Control+Enter"
      />
      <div>
        <Button htmlType="submit" loading={loading} disabled={!ready}>
          Dodaj notatkę
        </Button>
      </div>
    </form>
  );
}
