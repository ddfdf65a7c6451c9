import type { Configuration } from '#engine/goods/configuration/configuration';
import type { Fact } from '#engine/goods/configuration/facts';
import { productName as nameOf, sizeLabel } from '#engine/goods/configuration/labels';
import { cardOf } from '#engine/goods/families/categories';
import { familyOf } from '#engine/goods/families/families';
import { measuringNote, measuringWarnings, targetLabel } from '#engine/goods/measuring/measurement';
import { leftToSettle, measuredSettings, measurementOf, sizesOf } from './measured-goods.js';
import type { ProtocolLine } from './protocol-parts.js';
import type { SignedGoods } from './protocol.entity.js';

/** What a protocol says of goods, in Polish. */
export interface WrittenGoods {
  /** "Markiza Cienista: Taras" */
  title: string;
  facts: Fact[];
  /** What the customer should know of the place, such as walls that are not square. */
  warnings: string[];
  /** The goods as they were measured; null for those that are not chosen yet. */
  settings: Configuration | null;
}

/** What a protocol says of each of its lines; `goods` are those that it is about. */
export const protocolGoods = (
  lines: readonly ProtocolLine[],
  goods: readonly SignedGoods[],
): WrittenGoods[] =>
  lines.flatMap((line) => {
    const found = goods.find(({ id }) => id === line.lineId);
    const category = found?.settings.category ?? line.family;
    return category ? [goodsOf(line, category, found)] : [];
  });

function goodsOf(
  line: ProtocolLine,
  category: Configuration['category'],
  goods: SignedGoods | undefined,
): WrittenGoods {
  const family = familyOf(category);
  const settings = goods?.settings;
  const measurement = measurementOf(line, settings, category);
  const sizes = Object.entries(sizesOf(line, settings, category)).map(([target, size]): Fact => {
    const ordered = settings?.[target as 'width'];
    const before = ordered && ordered !== size ? ` (było ${ordered}\u00a0cm)` : '';
    return {
      label: targetLabel(family, target as 'width'),
      value: `${size}\u00a0cm${before}`,
    };
  });
  // Only what was found there: the settings of the goods may never have been entered.
  const note = measuringNote(family, { ...measurement, placement: line.placement ?? {} });
  const facts = [
    ...(settings ? [{ label: 'Towar', value: `${nameOf(settings)}, ${sizeLabel(settings)}` }] : []),
    ...(goods ? [{ label: 'Ilość', value: `${goods.quantity}\u00a0szt.` }] : []),
    ...sizes,
    ...(note ? [{ label: 'Pomiar', value: note }] : []),
    ...(settings && line.isSettled
      ? leftToSettle(line, settings).map(({ label, value }) => ({
          label: `${label} (ustalono)`,
          value,
        }))
      : []),
    ...(line.serialNumbers.length > 0
      ? [{ label: 'Numery sztuk', value: line.serialNumbers.join(', ') }]
      : []),
    ...(line.remark && !note ? [{ label: 'Uwagi', value: line.remark }] : []),
  ];
  return {
    title: [goods?.productName ?? cardOf(category).label, goods?.label].filter(Boolean).join(': '),
    facts,
    warnings: note ? measuringWarnings(family, measurement) : [],
    settings: settings ? measuredSettings(line, settings) : null,
  };
}
