import { useApolloClient } from '@apollo/client/react';
import { Alert, Button, Modal, Table } from 'antd';
import type { DocumentNode } from 'graphql';
import { type ReactNode, useRef, useState } from 'react';

import { formatNumber } from '../../../lib/text/format-number';
import { plural } from '../../../lib/text/plural';
import { refetchActive } from '../form/refetch-active';
import { toast } from '../../../ui/overlay/toast';
import { useReturnFocus } from '../form/use-return-focus';
import styles from '../form/dialog-layout.module.css';
import { sendImport, type ImportAnswer, type ImportedRow } from './send-import';

const ACTIONS: Record<ImportedRow['action'], string> = {
  created: 'nowy',
  updated: 'zmiana',
  unchanged: 'bez zmian',
  refused: 'błąd',
};

interface ImportDialogProps {
  title: string;
  /** Of the route that takes the file: "/api/admin/products/import". */
  path: string;
  /** What a row is called: "Produkt". */
  noun: string;
  /** What it says when all is written. */
  done: string;
  /** The lists that show other rows then. */
  refetch: DocumentNode[];
  onClose: () => void;
  /** What the file may say. */
  children: ReactNode;
}

/** A list from a file: first what it would do, row by row, then all of it at once. */
export function ImportDialog({ path, refetch, onClose, ...told }: ImportDialogProps) {
  const { title, noun, done, children } = told;
  const client = useApolloClient();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [answer, setAnswer] = useState<ImportAnswer | null>(null);
  const [sending, setSending] = useState(false);
  useReturnFocus();

  const send = async (chosen: File, dryRun: boolean): Promise<ImportAnswer> => {
    setSending(true);
    const next = await sendImport(path, chosen, dryRun);
    setSending(false);
    setAnswer(next);
    return next;
  };
  const choose = (chosen: File | undefined) => {
    if (!chosen) return;
    setFile(chosen);
    void send(chosen, true);
  };
  const write = async (chosen: File) => {
    const { report } = await send(chosen, false);
    if (!report?.written) return;
    toast({ title: done });
    refetchActive(client, refetch);
    onClose();
  };

  const rows = answer?.report?.rows ?? [];
  const mayWrite = rows.length > 0 && rows.every(({ action }) => action !== 'refused');
  return (
    <Modal
      open
      width={900}
      title={title}
      onCancel={onClose}
      footer={
        <div className={styles.footer}>
          <Button onClick={onClose}>Anuluj</Button>
          <Button
            type="primary"
            disabled={!mayWrite}
            loading={sending}
            onClick={() => file && void write(file)}
          >
            Zapisz wszystko
          </Button>
        </div>
      }
    >
      <div className={styles.dialog}>
        <p>{children} Zapisuje się cały plik albo nic.</p>
        <input
          ref={input}
          type="file"
          hidden
          aria-label="Plik CSV"
          accept=".csv,text/csv"
          onChange={({ target }) => {
            choose(target.files?.[0]);
            target.value = '';
          }}
        />
        <div className={styles.fields}>
          <Button loading={sending} onClick={() => input.current?.click()}>
            Wybierz plik
          </Button>
          {file && <span>{file.name}</span>}
        </div>
        {answer?.problem && <Alert type="error" showIcon role="alert" title={answer.problem} />}
        {rows.length > 0 && <ImportedRows rows={rows} noun={noun} />}
      </div>
    </Modal>
  );
}

function ImportedRows({ rows, noun }: { rows: readonly ImportedRow[]; noun: string }) {
  const refused = rows.filter(({ action }) => action === 'refused');
  const changed = rows.filter(({ action }) => action !== 'unchanged');
  return (
    <>
      <output>
        {formatNumber(rows.length)} {plural(rows.length, ['wiersz', 'wiersze', 'wierszy'])}: nowe{' '}
        {count(rows, 'created')}, zmiany {count(rows, 'updated')}, bez zmian{' '}
        {count(rows, 'unchanged')}, błędy {refused.length}.
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

/** What is wrong with a row, or what it changes. */
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
