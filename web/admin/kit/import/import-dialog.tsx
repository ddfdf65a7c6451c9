import { useApolloClient } from '@apollo/client/react';
import { Alert, Modal, Table } from 'antd';
import type { DocumentNode } from 'graphql';
import { type ReactNode, useState } from 'react';
import { formatNumber } from '../../../lib/text/format';
import { pluralCount } from '../../../lib/text/grammar';
import { toast } from '../../../ui/overlay/toast';
import { DialogFooter, useReturnFocus } from '../form/dialog-parts';
import { FileButton } from '../form/file-button';
import { useStaffRequest, refetchActive } from '../form/staff-request';
import { sendImport, type ImportAnswer, type ImportedRow } from './send-import';
import styles from '../form/dialog-layout.module.css';

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

const ACTIONS: Record<ImportedRow['action'], string> = {
  created: 'dodanie',
  updated: 'zmiana',
  unchanged: 'bez zmian',
  refused: 'błąd',
};

interface ImportedRowsProps {
  rows: readonly ImportedRow[];
  /** The noun for a row: "Produkt". */
  noun: string;
}

/** The refused rows of a file or, if there are none, the rows that change something. */
function ImportedRows({ rows, noun }: ImportedRowsProps) {
  const refused = rows.filter(({ action }) => action === 'refused');
  const changed = rows.filter(({ action }) => action !== 'unchanged');
  return (
    <>
      <output>
        {pluralCount(rows.length, ['wiersz', 'wiersze', 'wierszy'])}: nowe {count(rows, 'created')},
        zmiany {count(rows, 'updated')}, bez zmian {count(rows, 'unchanged')}, błędy{' '}
        {refused.length}.
      </output>
      <Table<ImportedRow>
        rowKey="line"
        size="small"
        dataSource={refused.length > 0 ? refused : changed}
        pagination={{ pageSize: 50, hideOnSinglePage: true, showSizeChanger: false }}
        scroll={{ x: 760, y: 320 }}
        locale={{ emptyText: 'Plik niczego nie zmienia.' }}
        columns={[
          { title: 'Wiersz', dataIndex: 'line', width: 80 },
          { title: noun, dataIndex: 'name' },
          { title: 'Co się stanie', width: 130, render: (_, { action }) => ACTIONS[action] },
          {
            title: refused.length > 0 ? 'Błędy' : 'Zmiany',
            width: 340,
            render: (_, row) => <RowDetails row={row} />,
          },
        ]}
      />
    </>
  );
}

function RowDetails({ row: { problems, changes } }: { row: ImportedRow }) {
  return (
    <>
      {problems.map(({ column, message }) => (
        <div key={column + message}>
          <b>{column}:</b> {message}
        </div>
      ))}
      {changes.map(({ column, from, to }) => (
        <div key={column}>
          <b>{column}:</b> <del>{from || '(puste)'}</del> → <ins>{to || '(puste)'}</ins>
        </div>
      ))}
    </>
  );
}

function count(rows: readonly ImportedRow[], action: ImportedRow['action']): string {
  return formatNumber(rows.filter((row) => row.action === action).length);
}
