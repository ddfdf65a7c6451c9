import { useEffect, useRef } from 'react';
import type { Category } from '#engine/goods/families/categories';
import { Button } from '../../../ui/button/button';
import { Icon } from '../../../ui/image/icon';
import type { ProjectState } from '../use-project';
import type { ProjectPrice } from '../use-project-quote';
import { PasteBox } from './paste-box';
import { RowEditor } from './row-editor';
import styles from './row-table.module.css';
import { useRows } from './use-rows';

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
