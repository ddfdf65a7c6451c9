import { useEffect, useEffectEvent, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { quantitiesOf } from '#engine/goods/configuration/check-options';
import { CATEGORIES, cardOf, isCategory } from '#engine/goods/families/categories';
import { familyOf } from '#engine/goods/families/families';
import {
  type Measurement,
  measuredSizes,
  measuringWarnings,
  targetLabel,
} from '#engine/goods/measuring/measurement';
import { measuringSketch } from '#engine/goods/measuring/sketch';
import { Drawing } from '../../../goods/drawing';
import { Notice } from '../../../ui/content/notice';
import { Checkbox } from '../../../ui/form/checkbox';
import { Field } from '../../../ui/form/field';
import { Select } from '../../../ui/form/inputs';
import { MeasuringForm } from '../../measuring/measuring-form';
import type { MeasuringValues } from '../../measuring/measuring-values';
import type { DraftLine, KeptVisit } from '../phone/kept';
import { emptyLine, measurementOf } from './protocol-draft';
import { type DraftActions, lineOf } from './use-draft';
import styles from './protocol.module.css';

interface MeasuredGoodsProps {
  visit: KeptVisit;
  written: DraftActions;
  /** Whether the protocol can still be written. */
  isOpen: boolean;
}

/** The measuring of all goods of a visit; where an inquiry or offer has none yet, of what the customer thinks of. */
export function MeasuredGoods({ visit, written, isOpen }: MeasuredGoodsProps) {
  const { draft, changeLine } = written;
  const { lines, subject } = visit;
  // A signed protocol says nothing of goods that have changed since.
  const shown = isOpen
    ? lines
    : lines.filter(({ id }) => draft.lines.some(({ lineId }) => lineId === id));
  const others = draft.lines.filter(({ lineId }) => lineId === null);
  const addable = CATEGORIES.filter((code) => !others.some(({ category }) => category === code));
  return (
    <>
      {shown.map((goods) =>
        isCategory(goods.configuration.category) ? (
          <MeasuredLine
            key={goods.id}
            title={[goods.productName, goods.label].filter(Boolean).join(', ')}
            line={lineOf(draft, goods)}
            ordered={goods.configuration}
            unconfirmed={goods.unconfirmed}
            isOpen={isOpen}
            onChange={changeLine}
          />
        ) : null,
      )}
      {others.map((line) => (
        <MeasuredLine
          key={line.category}
          title={cardOf(line.category).label}
          line={line}
          ordered={null}
          unconfirmed={[]}
          isOpen={isOpen}
          onChange={changeLine}
        />
      ))}
      {isOpen && subject.kind !== 'order' && addable.length > 0 && (
        <Field label="Zmierz inną osłonę">
          {(control) => (
            <Select
              {...control}
              value=""
              onChange={({ target: { value } }) => {
                if (isCategory(value)) changeLine(emptyLine(null, value), {});
              }}
            >
              <option value="">wybierz rodzaj</option>
              {addable.map((code) => (
                <option key={code} value={code}>
                  {cardOf(code).label}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
    </>
  );
}

type Ordered = KeptVisit['lines'][number]['configuration'];

interface MeasuredLineProps {
  title: string;
  line: DraftLine;
  /** Null where there are no goods yet. */
  ordered: Ordered | null;
  /** What nobody has entered of them. */
  unconfirmed: readonly string[];
  isOpen: boolean;
  onChange: DraftActions['changeLine'];
}

/** The readings of one line, by the measuring guide of its family, and what they change. */
function MeasuredLine({ title, line, ordered, unconfirmed, isOpen, onChange }: MeasuredLineProps) {
  const family = familyOf(line.category);
  const [draw] = useState(() => () => measuringSketch(family.measuring));
  const form = useForm<MeasuringValues>({ defaultValues: line.values, mode: 'onTouched' });
  const values = useWatch({ control: form.control, compute: (now: MeasuringValues) => now });
  const seen = measurementOf({ category: line.category, values });
  const change = useEffectEvent((now: MeasuringValues) => onChange(line, { values: now }));
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values: now }) => change(structuredClone(now)),
      }),
    [form],
  );
  return (
    <details className={styles.line}>
      <summary>
        <span>{title}</span>
      </summary>
      <div className={styles.measuring}>
        {family.measuring.lengths.length > 0 && <Drawing draw={draw} />}
        <MeasuringForm family={family} form={form} measurement={seen} />
        {unconfirmed.length > 0 && (
          <Checkbox
            label={'Ustalone z\u00a0klientem'}
            hint={unconfirmed.join('; ')}
            checked={line.isSettled}
            onChange={({ target: { checked } }) => onChange(line, { isSettled: checked })}
          />
        )}
        <Result line={line} seen={seen} ordered={ordered} isOpen={isOpen} />
      </div>
    </details>
  );
}

interface ResultProps {
  line: DraftLine;
  seen: Measurement;
  ordered: Ordered | null;
  isOpen: boolean;
}

/** The sizes by the readings, beside those that are ordered. */
function Result({ line: { category }, seen, ordered, isOpen }: ResultProps) {
  const family = familyOf(category);
  const measurement = ordered
    ? {
        ...seen,
        variant: ordered.productType,
        options: quantitiesOf(ordered.additionalOptions),
        placement: { ...ordered.placement, ...seen.placement },
      }
    : seen;
  const sizes = measuredSizes(family, measurement);
  const rows = [
    ...family.measuring.lengths.map(({ target }) => ({
      label: targetLabel(family, target),
      before: sizeText(
        target === 'mountingHeight' ? ordered?.placement[target] : ordered?.[target],
      ),
      after: sizeText(sizes[target]),
    })),
    ...family.placement.flatMap((setting) => {
      if (setting.kind !== 'choice') return [];
      const labelOf = (placement: Measurement['placement'] | undefined) =>
        setting.choices.find(({ code }) => code === placement?.[setting.code])?.label ?? '–';
      const [before, after] = [labelOf(ordered?.placement), labelOf(seen.placement)];
      return [{ label: setting.label, before, after }];
    }),
  ];
  const isOther = ({ before, after }: (typeof rows)[number]) => after !== '–' && after !== before;
  return (
    <div aria-live="polite">
      <table className={styles.sizes}>
        <thead>
          <tr>
            <th scope="col">Wymiar</th>
            {ordered && <th scope="col">Zamówiono</th>}
            <th scope="col">Zmierzono</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.label} data-other={(ordered && isOther(row)) || undefined}>
              <th scope="row">{row.label}</th>
              {ordered && <td>{row.before}</td>}
              <td>{row.after}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {ordered && isOpen && rows.some(isOther) && (
        <Notice tone="warning" title="Różni się od zamówienia">
          Cenę zmiany policzymy, gdy klient podpisze protokół i&nbsp;będzie zasięg.
        </Notice>
      )}
      {measuringWarnings(family, measurement).map((warning) => (
        <Notice key={warning} tone="warning">
          {warning}
        </Notice>
      ))}
    </div>
  );
}

const sizeText = (size: number | string | null | undefined): string =>
  size == null ? '–' : `${size}\u00a0cm`;
