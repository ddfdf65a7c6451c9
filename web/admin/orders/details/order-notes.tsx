import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Button } from 'antd';

import { formatDateTime } from '../../../lib/dates/format-date';
import { Icon } from '../../../ui/image/icon';
import { useStaffMutation } from '../../kit/form/use-staff-mutation';
import { AddNote } from './add-note';
import styles from './order-notes.module.css';
import {
  AddOrderNoteDocument,
  DeleteOrderNoteDocument,
  OrderNoteFragmentDoc,
  type OrderNoteFragment,
} from './order-notes.generated';

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
      <AddNote orderId={orderId} />
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
        {own && (
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
