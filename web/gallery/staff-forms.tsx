import { Button, Form, Input } from 'antd';
import { EditDialog } from '../admin/kit/edit-dialog/edit-dialog';
import { VersionsTable } from '../admin/kit/edit-dialog/versions-table';
import { NameField } from '../admin/kit/form/account-fields';
import { DialogFooter, ErrorAlerts } from '../admin/kit/form/dialog-parts';
import { FileButton } from '../admin/kit/form/file-button';
import { NumberInput } from '../admin/kit/form/number-input';
import { RowsEditor } from '../admin/kit/form/rows-editor';
import { ImportDialog } from '../admin/kit/import/import-dialog';
import { NewSecret } from '../admin/kit/page/new-secret';
import { Changing, LONG, LONG_WORD, nothing, Opened, Part } from './part';

const TEXTS = { note: 'Notatka', buyer: 'Nabywca' };
const MINE = { note: 'Dzwonić po 16', buyer: LONG };
const THEIRS = { note: LONG, buyer: LONG_WORD };
const COLUMNS = [
  { name: 'question', label: 'Pytanie', maxLength: 120 },
  { name: 'answer', label: 'Odpowiedź', maxLength: 500, isLong: true as const },
];

/** Forms and dialogs of the staff area. */
export function StaffForms() {
  return (
    <>
      <Part
        name="Pola"
        states={{
          'imię i nazwisko': (
            <Form layout="vertical" initialValues={{ name: 'Anna Nowak' }}>
              <NameField />
            </Form>
          ),
          liczba: (
            <Changing<number | null> start={12.5}>
              {(value, change) => (
                <NumberInput aria-label="Rabat" suffix="%" value={value} onChange={change} />
              )}
            </Changing>
          ),
          'liczba z błędem': <NumberInput aria-label="Cena" value={NaN} onChange={nothing} />,
          plik: (
            <FileButton name="Plik CSV" accept=".csv" loading={false} onChoose={nothing}>
              Wybierz plik
            </FileButton>
          ),
          'plik w trakcie': (
            <FileButton name="Plik MT940" accept=".sta" loading onChoose={nothing}>
              Wczytujemy
            </FileButton>
          ),
          wiersze: (
            <Form
              layout="vertical"
              initialValues={{
                rows: [
                  { question: 'Ile?', answer: LONG },
                  { question: LONG, answer: '' },
                ],
              }}
            >
              <RowsEditor name="rows" columns={COLUMNS} />
            </Form>
          ),
          'bez wierszy': (
            <Form layout="vertical">
              <RowsEditor name="none" columns={COLUMNS} addLabel="Dodaj pytanie" />
            </Form>
          ),
        }}
      />
      <Part
        name="Części okien"
        states={{
          stopka: <DialogFooter label="Zapisz" onConfirm={nothing} onCancel={nothing} />,
          'stopka w trakcie': (
            <DialogFooter label="Zapisz" loading onConfirm={nothing} onCancel={nothing}>
              <Button>Zapisz i wyślij</Button>
            </DialogFooter>
          ),
          'stopka wyłączona': (
            <DialogFooter label="Zapisz wszystko" disabled onConfirm={nothing} onCancel={nothing} />
          ),
          błędy: <ErrorAlerts messages={['Ta oferta już wygasła.', LONG]} />,
          'dwie wersje': <VersionsTable mine={MINE} theirs={THEIRS} texts={TEXTS} />,
        }}
      />
      <Part
        name="Okna"
        states={{
          edycja: (
            <Opened label="edycja">
              {(close, open) => open && <NoteDialog onClose={close} />}
            </Opened>
          ),
          szuflada: (
            <Opened label="szuflada">
              {(close, open) => open && <NoteDialog long onClose={close} />}
            </Opened>
          ),
          import: (
            <Opened label="import">
              {(close, open) =>
                open && (
                  <ImportDialog
                    title="Import produktów"
                    path="/_ui/import"
                    noun="Produkt"
                    done="Zapisano"
                    refetch={[]}
                    onClose={close}
                  >
                    {LONG}
                  </ImportDialog>
                )
              }
            </Opened>
          ),
          sekret: (
            <Opened label="sekret">
              {(close, open) =>
                open && (
                  <NewSecret
                    title="Nowy token"
                    label="Token"
                    secret={LONG.replaceAll(' ', '')}
                    closeLabel="Mam zapisany token"
                    onClose={close}
                  >
                    {LONG}
                  </NewSecret>
                )
              }
            </Opened>
          ),
        }}
      />
    </>
  );
}

/** Saving meets a version that somebody else has saved. */
const NoteDialog = ({ long = false, onClose }: { long?: boolean; onClose: () => void }) => (
  <EditDialog
    title={LONG}
    long={long}
    texts={TEXTS}
    initial={{ values: MINE, version: 1 }}
    finalLabel="Zapisz i wyślij"
    save={() => Promise.resolve({ kind: 'conflict', current: { values: THEIRS, version: 2 } })}
    onClose={onClose}
  >
    <Form.Item name="note" label="Notatka">
      <Input.TextArea rows={3} />
    </Form.Item>
    <Form.Item name="buyer" label="Nabywca">
      <Input />
    </Form.Item>
  </EditDialog>
);
