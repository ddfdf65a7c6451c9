import { upperFirst } from '#engine/locale/text';
import type { PriceChangeState } from '../../apollo/schema.generated';
import { categoryLabel } from '../../goods/categories';
import { formatDateTime } from '../../lib/dates/format-date';
import { formatMoney, formatNumber } from '../../lib/text/format';
import { pluralCount } from '../../lib/text/grammar';
import { Tag, type TagTone } from '../kit/page/inline-parts';
import { CellLines } from '../kit/table/scroll-table';
import { priceStep, ruleText } from '../trade/price-texts';
import type { PriceChangeRowFragment } from './price-changes-page.generated';

const STATES: Record<PriceChangeState, { label: string; tone: TagTone }> = {
  waiting: { label: 'Czeka', tone: 'waiting' },
  applied: { label: 'Wprowadzona', tone: 'done' },
  cancelled: { label: 'Odwołana', tone: 'neutral' },
};

export function StateTag({ change }: { change: PriceChangeRowFragment }) {
  const { label, tone } = STATES[change.state];
  return <Tag tone={tone}>{label}</Tag>;
}

/** How the products were selected, and their number: "Markizy, „aurora”: 12 produktów". */
export function Products({ change }: { change: PriceChangeRowFragment }) {
  const { productCount, skippedCount } = change;
  return (
    <CellLines>
      <span>{selectionText(change)}</span>
      <span>
        {pluralCount(productCount, ['produkt', 'produkty', 'produktów'])}
        {skippedCount > 0 && `, pominięte: ${formatNumber(skippedCount)}`}
      </span>
    </CellLines>
  );
}

export function Sums({ change: { sums, rule } }: { change: PriceChangeRowFragment }) {
  return (
    <CellLines>
      {rule.basePrice && (
        <span>podstawowe: {priceStep(sums.oldBasePrices, sums.newBasePrices)}</span>
      )}
      {rule.pricePerSqm && (
        <span>za m²: {priceStep(sums.oldPricesPerSqm, sums.newPricesPerSqm)}</span>
      )}
    </CellLines>
  );
}

/** Reason and author of a change, and who cancelled it. */
export function ReasonAndResult({ change }: { change: PriceChangeRowFragment }) {
  const { note, createdByName, createdAt, cancelledByName, cancelledAt } = change;
  return (
    <CellLines>
      {note && <span>{note}</span>}
      <span>
        {createdByName}, {formatDateTime(createdAt)}
      </span>
      {cancelledAt && (
        <span>
          Odwołana przez: {cancelledByName}, {formatDateTime(cancelledAt)}
        </span>
      )}
    </CellLines>
  );
}

export function CompactChange({ change }: { change: PriceChangeRowFragment }) {
  return (
    <CellLines>
      <strong>{formatDateTime(change.at)}</strong>
      <span>
        {ruleText(change.rule)} <StateTag change={change} />
      </span>
      <Products change={change} />
      <Sums change={change} />
      <ReasonAndResult change={change} />
    </CellLines>
  );
}

function selectionText({ filter }: PriceChangeRowFragment): string {
  if (!filter) return 'Wybrane produkty';
  const { state, category, text, featured, priceFrom, priceTo } = filter;
  const parts = [
    category && categoryLabel(category),
    text && `„${text}”`,
    featured != null && (featured ? 'bestsellery' : 'bez bestsellerów'),
    priceFrom && `od ${formatMoney(priceFrom)}`,
    priceTo && `do ${formatMoney(priceTo)}`,
    state === 'archived' && 'archiwum',
  ].filter(Boolean);
  const products = parts.length > 0 ? parts.join(', ') : 'Wszystkie produkty';
  return upperFirst(state === 'all' ? `${products}, także archiwum` : products);
}
