import { useApolloClient } from '@apollo/client/react';
import { Alert, Modal } from 'antd';
import type { DocumentNode } from 'graphql';
import { type ReactNode, useState } from 'react';
import { toast } from '../../../ui/overlay/toast';
import { DialogFooter } from '../form/dialog-footer';
import styles from '../form/dialog-layout.module.css';
import { FileButton } from '../form/file-button';
import { refetchActive } from '../form/refetch-active';
import { useReturnFocus } from '../form/use-return-focus';
import { ImportedRows } from './imported-rows';
import { useStaffRequest } from '../form/use-staff-request';
import { sendImport, type ImportAnswer } from './send-import';

interface ImportDialogProps {
  title: string;
  /** The route that takes the file: "/api/admin/products/import". */
  path: string;
  /** The noun for a row: "Produkt". */
  noun: string;
  /** The toast when everything is written. */
  done: string;
  /** The list queries to refetch after the import. */
  refetch: DocumentNode[];
  onClose: () => void;
  /** A description of the file. */
  children: ReactNode;
}

/** Imports a list from a file: first a preview of every row, then all of them at once. */
export function ImportDialog(props: ImportDialogProps) {
  const { title, path, noun, done, refetch, onClose, children } = props;
  const client = useApolloClient();
  const { file, rows, problem, mayWrite, sending, preview, write } = useImport(path);
  useReturnFocus();

  const save = async () => {
    if (!(await write())) return;
    toast({ title: done });
    refetchActive(client, refetch);
    onClose();
  };
  const footer = (
    <DialogFooter
      label="Zapisz wszystko"
      disabled={!mayWrite}
      loading={sending}
      onConfirm={() => void save()}
      onCancel={onClose}
    />
  );
  return (
    <Modal open width={900} title={title} onCancel={onClose} footer={footer}>
      <div className={styles.dialog}>
        <p>{children} Plik zapisze się w&nbsp;całości albo wcale.</p>
        <div className={styles.fields}>
          <FileButton name="Plik CSV" accept=".csv,text/csv" loading={sending} onChoose={preview}>
            Wybierz plik
          </FileButton>
          {file && <span>{file.name}</span>}
        </div>
        {problem && <Alert type="error" showIcon role="alert" title={problem} />}
        {rows.length > 0 && <ImportedRows rows={rows} noun={noun} />}
      </div>
    </Modal>
  );
}

/** Sends a chosen file to an import route: `preview` as a dry run, `write` for real (true: it was written). */
function useImport(path: string) {
  const request = useStaffRequest();
  const [file, setFile] = useState<File | null>(null);
  const [answer, setAnswer] = useState<ImportAnswer | null>(null);
  const [sending, setSending] = useState(false);

  const send = async (chosen: File, dryRun: boolean): Promise<ImportAnswer> => {
    setSending(true);
    const next = await sendImport(request, path, chosen, dryRun);
    setSending(false);
    setAnswer(next);
    return next;
  };
  const preview = (chosen: File) => {
    setFile(chosen);
    void send(chosen, true);
  };
  const write = async (): Promise<boolean> => {
    if (!file) return false;
    const { report } = await send(file, false);
    return report?.written ?? false;
  };

  const rows = answer?.report?.rows ?? [];
  const mayWrite = rows.length > 0 && rows.every(({ action }) => action !== 'refused');
  return { file, rows, problem: answer?.problem, mayWrite, sending, preview, write };
}
