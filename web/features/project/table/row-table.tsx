import { useEffect, useRef, useState } from 'react';
import type { Category } from '#engine/goods/families/categories';
import { Button } from '../../../ui/button/button';
import { Field } from '../../../ui/form/field';
import { TextArea } from '../../../ui/form/inputs';
import { Icon } from '../../../ui/image/icon';
import { Dialog } from '../../../ui/overlay/dialog';
import type { ProjectState } from '../use-project';
import type { ProjectPrice } from '../use-project-quote';
import { RowEditor } from './row-editor';
import { useRows } from './use-rows';
import styles from './row-table.module.css';

interface RowTableProps {
  state: ProjectState;
  /** The family of pasted windows for which no kind is given. */
  usual: Category;
  price: ProjectPrice;
}

/** The rows of windows, with buttons that add more; on a phone each row is a card. */
export function RowTable({ state, usual, price }: RowTableProps) {
  const { project, change, products, families, shared } = state;
  const next = useRef<string>(null);
  const actions = useRows(change, usual, (id) => {
    next.current = id;
  });
  useEffect(() => {
    if (next.current === null) return;
    document.getElementById(`label-${next.current}`)?.focus();
    next.current = null;
  }, [project.rows]);
  return (
    <section className={styles.section} aria-labelledby="rows-title">
      <h2 id="rows-title" className={styles.title}>
        Okna
      </h2>
      <p className={styles.hint}>
        Wymiary w&nbsp;centymetrach. Tabelę z&nbsp;arkusza możesz wkleić w&nbsp;dowolne pole.
      </p>
      <Header />
      <ol className={styles.rows}>
        {project.rows.map((row, index) => {
          const quote = price.rows.get(row.id);
          return (
            <RowEditor
              key={row.id}
              row={row}
              number={index + 1}
              families={families}
              common={row.family === null ? undefined : shared[row.family]}
              products={products}
              unitPrice={quote?.unitPrice ?? null}
              lineTotal={quote?.lineTotal ?? null}
              refusal={quote?.issues[0]?.message ?? null}
              stale={price.pending || price.failed}
              actions={actions}
            />
          );
        })}
      </ol>
      <div className={styles.actions}>
        <Button variant="secondary" onClick={() => actions.add(null)}>
          <Icon name="plus" /> Dodaj okno
        </Button>
        <PasteBox onPaste={(text) => actions.paste(null, text)} />
      </div>
    </section>
  );
}

/** The names of the columns; each field has its own label for screen readers. */
function Header() {
  return (
    <div className={styles.header} aria-hidden="true">
      <span>Nr</span>
      <span>Nazwa</span>
      <span>Rodzaj</span>
      <span>Szer. (cm)</span>
      <span>Wys. (cm)</span>
      <span>Sztuki</span>
      <span className={styles.right}>Cena</span>
    </div>
  );
}

const EXAMPLE = 'Salon\t120\t150\t2\nKuchnia\t90\t110\t1';

/** A dialog to paste a table from a spreadsheet, or to type a list line by line. */
function PasteBox({ onPaste }: { onPaste: (text: string) => number }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Wklej z&nbsp;arkusza
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="Wklej listę okien">
        <PasteForm onPaste={onPaste} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function PasteForm({ onPaste, onDone }: { onPaste: (text: string) => number; onDone: () => void }) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string | null>(null);
  const add = (): void => {
    if (onPaste(text) > 0) onDone();
    else setError('Nie ma tu jeszcze żadnego okna. Wklej wiersze z\u00a0arkusza.');
  };
  return (
    <div className={styles.form}>
      <Field
        label="Okna, jedno w wierszu"
        hint="Nazwa, szerokość, wysokość i&nbsp;sztuki. Rozumiemy nagłówki, rodzaj osłony, cm, mm i&nbsp;m oraz przecinki w&nbsp;liczbach."
        error={error}
      >
        {(control) => (
          <TextArea
            {...control}
            rows={10}
            spellCheck={false}
            placeholder={EXAMPLE}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <Button onClick={add}>Dodaj do tabeli</Button>
    </div>
  );
}
