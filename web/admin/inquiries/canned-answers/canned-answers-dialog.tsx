import { Button, Empty, Modal, Popconfirm } from 'antd';
import { useState } from 'react';
import { Icon } from '../../../ui/image/icon';
import { useStaffMutation } from '../../kit/form/use-staff-mutation';
import { AntdIcon } from '../../kit/page/antd-defaults';
import { CannedAnswerDialog, type CannedAnswer } from './canned-answer-dialog';
import { CannedAnswersDocument, DeleteCannedAnswerDocument } from './canned-answers.generated';
import styles from './canned-answers.module.css';

interface CannedAnswersDialogProps {
  /** Undefined until they are loaded. */
  answers: readonly CannedAnswer[] | undefined;
  onClose: () => void;
}

/** A dialog to add, edit and delete canned answers. */
export function CannedAnswersDialog({ answers, onClose }: CannedAnswersDialogProps) {
  const [edited, setEdited] = useState<CannedAnswer | 'new' | null>(null);
  return (
    <Modal open title="Gotowe odpowiedzi" footer={null} onCancel={onClose}>
      {answers?.length === 0 && <Empty description="Nie ma jeszcze gotowych odpowiedzi" />}
      <ul className={styles.answers}>
        {answers?.map((answer) => (
          <li key={answer.id}>
            <strong>{answer.title}</strong>
            <span>
              <Button
                type="text"
                size="small"
                aria-label={`Edytuj: ${answer.title}`}
                icon={<Icon name="edit" />}
                onClick={() => setEdited(answer)}
              />
              <DeleteCannedAnswer answer={answer} />
            </span>
            <p>{answer.text}</p>
          </li>
        ))}
      </ul>
      <Button type="primary" onClick={() => setEdited('new')}>
        Dodaj odpowiedź
      </Button>
      {edited && (
        <CannedAnswerDialog
          answer={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
    </Modal>
  );
}

function DeleteCannedAnswer({ answer: { id, title } }: { answer: CannedAnswer }) {
  const [remove, { loading }] = useStaffMutation(DeleteCannedAnswerDocument, {
    done: 'Gotowa odpowiedź została usunięta',
    failed: 'Nie udało się usunąć gotowej odpowiedzi',
    refetch: [CannedAnswersDocument],
  });
  return (
    <Popconfirm
      icon={<AntdIcon name="warning" />}
      title={`Usunąć odpowiedź „${title}”?`}
      okText="Usuń"
      okButtonProps={{ danger: true }}
      cancelText="Anuluj"
      onConfirm={() => void remove({ input: { id } })}
    >
      <Button
        type="text"
        size="small"
        loading={loading}
        aria-label={`Usuń: ${title}`}
        icon={<Icon name="trash" />}
      />
    </Popconfirm>
  );
}
