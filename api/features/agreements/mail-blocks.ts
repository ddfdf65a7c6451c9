import { warningText } from '#engine/goods/configuration/issues';
import { featureLines, labelledName } from '#engine/goods/configuration/labels';
import { toStored } from '#engine/goods/configuration/stored';
import { formatZloty, parseAmount } from '#engine/goods/price/money';
import { discountLabel, includedLabel } from '#engine/goods/price/receipt';
import { vatLabel } from '#engine/trade/invoices/labels';
import { lineFormula } from '#engine/trade/shop/agreed-lines';
import type { Part } from '#engine/trade/shop/instalment-plan';
import { INSTALMENT_LABELS } from '#engine/trade/shop/payment-labels';
import { type PaymentTerms, dueText } from '#engine/trade/shop/payment-terms';
import { WITHDRAWAL_NOTES } from '../cart/withdrawal.js';
import type { MailBlock, MailGoods, MailRow } from '../mail/mail-content.js';
import type { AgreedGoods } from './agreed-goods.js';
import type { ChangedFact, OrderDifference, OrderLineDifference } from './difference.payloads.js';
import { type Building, type OrderSums, rateSums } from './vat.js';

/** The data from which the sums in an e-mail are computed. */
export type Priced = Building & Omit<OrderSums, 'vat'>;

/** A line of goods as e-mails show it. */
export function mailGoods(line: AgreedGoods): MailGoods {
  const { settings, label, productName, lineTotal, warnings } = line;
  return {
    name: labelledName(label, productName),
    features: featureLines(settings),
    pieces: lineFormula(line),
    total: zloty(lineTotal),
    note: WITHDRAWAL_NOTES[line.withdrawal],
    warnings: warnings.map(warningText),
    settings: toStored(settings),
  };
}

/** The block with the sums of an order or an offer, with VAT by rate. */
export function mailTotals(order: Priced, lines: readonly AgreedGoods[]): MailBlock {
  const { services, discount, discountReason } = order;
  const sums = rateSums(lines, order);
  const rows = [
    ...services.map((service) => ({
      label: `${service.text}, ${lineFormula(service)}`,
      value: zloty(service.lineTotal),
    })),
    { label: includedLabel(lines, 'podstawowy montaż'), value: 'w\u00a0cenie' },
    ...(parseAmount(discount) > 0
      ? [
          {
            label: discountLabel(discountReason),
            value: formatZloty(-parseAmount(discount)),
          },
        ]
      : []),
    { label: 'Netto', value: zloty(order.net) },
    ...sums.map(({ rate, vat }) => ({ label: vatLabel(rate, sums), value: formatZloty(vat) })),
    { label: 'Razem do zapłaty, z\u00a0VAT', value: zloty(order.totalAmount), strong: true },
  ];
  return { kind: 'rows', rows, amounts: true };
}

/** The block that says in which parts a new order or an offer is to be paid; empty where the price is 0. */
export function planBlock(plan: readonly Part[], terms: PaymentTerms): MailBlock[] {
  if (plan.length === 0) return [];
  const rows = plan.map(({ kind, amount }) => ({
    label: `${INSTALMENT_LABELS[kind]}, ${dueText(kind, terms)}`,
    value: formatZloty(amount),
  }));
  return [{ kind: 'rows', title: 'Płatność', rows, amounts: true }];
}

const LINE_TITLES: Record<OrderLineDifference['kind'], string> = {
  added: 'Nowa pozycja',
  changed: 'Zmieniona pozycja',
  removed: 'Usunięta pozycja',
};

/** The difference between two versions of an order or an offer as blocks of an e-mail. */
export function differenceBlocks(difference: OrderDifference): MailBlock[] {
  const { facts, lines } = difference;
  return [
    ...lines.map((line): MailBlock => ({
      kind: 'rows',
      title: `${LINE_TITLES[line.kind]}: ${line.name}`,
      rows: [
        ...(line.kind === 'removed' ? [] : line.facts.map(factRow)),
        amountRow('Wartość', line.totalBefore, line.totalAfter),
      ],
    })),
    ...(facts.length > 0
      ? [{ kind: 'rows', title: 'Dane', rows: facts.map(factRow) } as const]
      : []),
    { kind: 'rows', rows: sumRows(difference), amounts: true },
  ];
}

function sumRows(difference: OrderDifference): MailRow[] {
  const { discountBefore, discountAfter, discountReason, totalBefore, totalAfter } = difference;
  const hasDiscount = parseAmount(discountBefore) > 0 || parseAmount(discountAfter) > 0;
  return [
    ...(hasDiscount
      ? [
          factRow({
            label: discountLabel(discountReason),
            before: deducted(discountBefore),
            after: deducted(discountAfter),
          }),
        ]
      : []),
    { label: 'Razem dotąd', value: zloty(totalBefore) },
    { label: 'Razem po zmianie, z\u00a0VAT', value: zloty(totalAfter), strong: true },
  ];
}

/** A fact before and after a change as a row of an e-mail. */
export const factRow = ({ label, before, after }: ChangedFact): MailRow => ({
  label,
  value:
    before === null || before === after ? (after ?? '') : `${before}\u00a0→ ${after ?? 'brak'}`,
});

const amountRow = (label: string, before: string | null, after: string | null): MailRow =>
  factRow({ label, before: before && zloty(before), after: after && zloty(after) });

const zloty = (amount: string): string => formatZloty(parseAmount(amount));

/** An amount that is deducted, with its minus: "−90 zł"; "0 zł" without one. */
const deducted = (amount: string): string => formatZloty(0 - parseAmount(amount));
