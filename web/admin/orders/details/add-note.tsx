import { Button, Input } from 'antd';
import { useId, useState, type FormEvent } from 'react';

import { randomKey } from '../../../lib/browser/random-key';
import { isSubmitKey } from '../../kit/form/submit-key';
import { useLeaveGuard } from '../../kit/form/use-leave-guard';
import { useStaffMutation } from '../../kit/form/use-staff-mutation';
import styles from './add-note.module.css';
import { AddOrderNoteDocument } from './order-notes.generated';

/** A form for a new note; Ctrl+Enter adds it. The server adds the same text once, however often it is submitted. */
export function AddNote({ orderId }: { orderId: number }) {
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
