import { Alert, Button, Checkbox, Input, Popconfirm } from 'antd';
import { useState } from 'react';
import type { FileSubject } from '../../../apollo/schema.generated';
import { formatDateTime } from '../../../lib/dates/format-date';
import { formatBytes } from '../../../lib/text/format';
import { Icon } from '../../../ui/image/icon';
import { FileButton } from '../../kit/form/file-button';
import { useLeaveGuard } from '../../kit/form/use-leave-guard';
import { useStaffMutation } from '../../kit/form/use-staff-mutation';
import { Section } from '../../kit/page/admin-page';
import { Allowed } from '../../kit/page/allowed';
import { useStaffQuery } from '../../kit/page/use-staff-query';
import { useMay } from '../../kit/page/viewer';
import {
  type AttachedFileFragment,
  AttachedFilesDocument,
  DeleteFileDocument,
  UpdateFileDocument,
} from './attached-files.generated';
import { useAttachFiles } from './use-attach-files';
import styles from './attached-files.module.css';

interface AttachedFilesProps {
  subject: FileSubject;
  subjectId: number;
}

/** The files of an order, an offer, an inquiry or a customer, with their notes, and a button that attaches more. */
export const AttachedFiles = (props: AttachedFilesProps) => (
  <Allowed to="files:read">
    <FileSection {...props} />
  </Allowed>
);

function FileSection({ subject, subjectId }: AttachedFilesProps) {
  const { data, error } = useStaffQuery(AttachedFilesDocument, { input: { subject, subjectId } });
  const { attach, isSending } = useAttachFiles(subject, subjectId);
  const files = data?.files ?? [];
  return (
    <Section title="Pliki">
      <div className={styles.files}>
        {error && <Alert type="error" showIcon title="Nie udało się wczytać listy plików." />}
        {files.length > 0 && (
          <ul className={styles.list}>
            {files.map((file) => (
              <li key={file.id}>
                <AttachedFile
                  file={file}
                  mayBeShared={subject === 'order' || subject === 'offer'}
                />
              </li>
            ))}
          </ul>
        )}
        <Allowed to="files:write">
          <div className={styles.add}>
            <FileButton
              name="Pliki do dołączenia"
              accept=".pdf,image/jpeg,image/png,image/webp,image/avif"
              multiple
              loading={isSending}
              onChoose={attach}
            >
              Dołącz pliki
            </FileButton>
            <span>PDF lub zdjęcia, każdy do 20&nbsp;MB</span>
          </div>
        </Allowed>
      </div>
    </Section>
  );
}

interface AttachedFileProps {
  file: AttachedFileFragment;
  mayBeShared: boolean;
}

function AttachedFile({ file, mayBeShared }: AttachedFileProps) {
  const { id, name, size, isShared, authorName, createdAt } = file;
  const mayWrite = useMay('files:write');
  const [share, { loading: sharing }] = useStaffMutation(UpdateFileDocument, {
    done: ({ file: changed }) =>
      changed?.isShared ? 'Klient widzi ten plik na swojej stronie' : 'Klient już nie widzi pliku',
    failed: 'Nie udało się zmienić widoczności pliku',
  });
  const [remove, { loading: removing }] = useStaffMutation(DeleteFileDocument, {
    done: 'Plik został usunięty',
    failed: 'Nie udało się usunąć pliku',
    refetch: [AttachedFilesDocument],
  });
  return (
    <article className={styles.file}>
      <div className={styles.head}>
        <a href={`/api/admin/files/${id}`} target="_blank" rel="noreferrer">
          {name}
        </a>
        <span>{[formatBytes(size), authorName, formatDateTime(createdAt)].join(', ')}</span>
      </div>
      <Allowed to="files:write">
        <Popconfirm
          title={`Usunąć plik ${name}?`}
          okText="Usuń"
          okButtonProps={{ danger: true }}
          cancelText="Zostaw"
          onConfirm={() => void remove({ input: { id } })}
        >
          <Button
            type="text"
            size="small"
            loading={removing}
            aria-label={`Usuń plik ${name}`}
            icon={<Icon name="trash" />}
          />
        </Popconfirm>
      </Allowed>
      <FileNote file={file} />
      {mayBeShared && (
        <Checkbox
          checked={isShared}
          disabled={sharing || !mayWrite}
          onChange={({ target }) => void share({ input: { id, isShared: target.checked } })}
        >
          Widoczny dla klienta
        </Checkbox>
      )}
    </article>
  );
}

/** The note of a file, saved when its field is left. */
function FileNote({ file: { id, name, note } }: { file: AttachedFileFragment }) {
  const [text, setText] = useState(note ?? '');
  const mayWrite = useMay('files:write');
  const [save, { loading }] = useStaffMutation(UpdateFileDocument, {
    done: 'Notatka została zapisana',
    failed: 'Nie udało się zapisać notatki',
  });
  const isChanged = text.trim() !== note;
  useLeaveGuard(() => isChanged);
  return (
    <Input
      className={styles.note}
      size="small"
      placeholder="Notatka (klient jej nie widzi)"
      aria-label={`Notatka do pliku ${name}`}
      maxLength={500}
      value={text}
      disabled={loading}
      readOnly={!mayWrite}
      onChange={({ target }) => setText(target.value)}
      onBlur={() => isChanged && void save({ input: { id, note: text } })}
      onPressEnter={({ currentTarget }) => currentTarget.blur()}
    />
  );
}
