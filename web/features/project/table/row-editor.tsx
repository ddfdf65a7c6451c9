import {
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  memo,
  useMemo,
  useState,
} from 'react';
import { type Category, cardOf } from '#engine/goods/families/categories';
import { parseSize } from '#engine/locale/size-text';
import {
  isBlankRow,
  type ProjectRow,
  settingsOf,
  type SharedSettings,
} from '#engine/trade/project/project';
import { joinClasses } from '../../../lib/join-classes';
import { formatMoney } from '../../../lib/text/format';
import { Icon } from '../../../ui/image/icon';
import type { Products } from '../start';
import { checkWith } from '../use-project';
import { RowField, type RowFieldProps } from './row-field';
import { RowNotes } from './row-notes';
import type { RowActions } from './use-rows';
import styles from './row-editor.module.css';

interface RowEditorProps {
  row: ProjectRow;
  /** The position of the row in the table, from 1. */
  number: number;
  families: readonly Category[];
  /** The shared settings of the row's family. */
  common: SharedSettings | undefined;
  products: Products;
  /** The server's prices, decimal strings; null while there are none. */
  unitPrice: string | null;
  lineTotal: string | null;
  /** Why the server refuses a row that the browser considers valid. */
  refusal: string | null;
  /** Whether the prices may belong to earlier settings. */
  stale: boolean;
  actions: RowActions;
}

/**
 * One row: its fields, its price and its problems. Memoized, so that a change of another row does not render it again.
 */
export const RowEditor = memo(function RowEditor(props: RowEditorProps) {
  const { row, number, common, products, refusal, actions } = props;
  const settings = useMemo(
    () => (common && row.family !== null ? settingsOf(row, { [row.family]: common }) : null),
    [row, common],
  );
  const check = useMemo(() => checkWith(row, settings, products), [row, settings, products]);
  const isBlank = isBlankRow(row);
  // A row that was blank at first shows no errors before the visitor has left it.
  const [isLeft, setLeft] = useState(!isBlank);
  const issues = isLeft && !isBlank ? check.issues : [];
  return (
    <li>
      <fieldset
        className={styles.row}
        aria-label={`Okno ${number}${row.label && `: ${row.label}`}`}
      >
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
        <RowFields {...props} issues={issues} onLeave={() => setLeft(true)} />
        <RowPrice {...props} />
        <RowButtons {...props} />
        <RowNotes
          id={row.id}
          issues={refusal && issues.length === 0 ? [{ column: null, message: refusal }] : issues}
          warnings={check.warnings}
          own={row.own}
          common={common}
          family={row.family}
          onRepair={(repair) => settings && actions.repair(row.id, repair, settings)}
          onEdit={(change) => actions.edit(row.id, change)}
        />
      </fieldset>
    </li>
  );
});

function RowFields({
  row,
  number,
  families,
  actions,
  issues,
  onLeave,
}: RowEditorProps & { issues: ReturnType<typeof checkWith>['issues']; onLeave: () => void }) {
  const { id } = row;
  const edit = (change: Partial<ProjectRow>): void => actions.edit(id, change);
  const field: Omit<RowFieldProps, 'column' | 'label' | 'value'> = {
    rowId: id,
    number,
    issues,
    onChange: edit,
    onKeyDown: (event) => goDown(event, id, actions),
    onPaste: (event) => pasteTable(event, id, actions),
    onBlur: (event) => {
      if (leavesRow(event)) onLeave();
    },
  };
  /** Rewrites a readable size in centimetres. */
  const finishSize = (name: 'width' | 'height'): void => {
    const size = parseSize(row[name]);
    if (size !== null && String(size) !== row[name]) edit({ [name]: String(size) });
  };
  return (
    <>
      <RowField {...field} column="label" label="Nazwa" value={row.label} />
      <RowField {...field} column="family" label="Rodzaj" value={row.family ?? ''}>
        {row.family === null && <option value="">Wybierz</option>}
        {[...families, row.family]
          .filter((family) => family !== null)
          .filter((family, index, all) => all.indexOf(family) === index)
          .map((family) => (
            <option key={family} value={family}>
              {cardOf(family).label}
            </option>
          ))}
      </RowField>
      <RowField
        {...field}
        column="width"
        label="Szerokość (cm)"
        value={row.width}
        onFinish={() => finishSize('width')}
      />
      <RowField
        {...field}
        column="height"
        label="Wysokość (cm)"
        value={row.height}
        onFinish={() => finishSize('height')}
      />
      <RowField {...field} column="pieces" label="Sztuki" value={row.pieces} />
    </>
  );
}

function RowPrice({ row, unitPrice, lineTotal, stale }: RowEditorProps) {
  return (
    <p className={joinClasses(styles.price, stale && styles.stale)}>
      {lineTotal !== null && <strong>{formatMoney(lineTotal)}</strong>}
      {unitPrice !== null && row.pieces !== '1' && (
        <span className={styles.each}>{`${formatMoney(unitPrice)}/szt.`}</span>
      )}
    </p>
  );
}

function RowButtons({ row, number, actions }: RowEditorProps) {
  const name = row.label || `okno ${number}`;
  return (
    <div className={styles.buttons}>
      <button
        type="button"
        className={styles.button}
        aria-label={`Powiel: ${name}`}
        title="Powiel"
        onClick={() => actions.copy(row.id)}
      >
        <Icon name="copy" />
      </button>
      <button
        type="button"
        className={styles.button}
        aria-label={`Usuń: ${name}`}
        title="Usuń"
        onClick={() => actions.remove(row.id)}
      >
        <Icon name="trash" />
      </button>
    </div>
  );
}

const leavesRow = ({ currentTarget, relatedTarget }: FocusEvent): boolean =>
  !(relatedTarget instanceof Node && currentTarget.closest('li')?.contains(relatedTarget));

/** Adds the rows of a pasted table; a single cell is pasted into its field as usual. */
function pasteTable(event: ClipboardEvent, rowId: string, actions: RowActions): void {
  const text = event.clipboardData.getData('text').trim();
  if (/[\t\n]/.test(text) && actions.paste(rowId, text) > 0) event.preventDefault();
}

/** On Enter, moves to the same column of the next row, as in a spreadsheet; after the last row adds another one. */
function goDown(event: KeyboardEvent<HTMLInputElement>, rowId: string, actions: RowActions): void {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  const { currentTarget: input } = event;
  const next = input.closest('li')?.nextElementSibling?.querySelector(`[name="${input.name}"]`);
  if (next instanceof HTMLElement) next.focus();
  else actions.add(rowId);
}
