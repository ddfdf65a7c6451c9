import type { ReactNode } from 'react';
import { parseAmount } from '#engine/goods/price/money';
import { discountLabel, includedLabel } from '#engine/goods/price/receipt';
import { vatLabel } from '#engine/trade/invoices/labels';
import { type AgreedService, lineFormula } from '#engine/trade/shop/agreed-lines';
import { joinClasses } from '../lib/join-classes';
import { formatMoney } from '../lib/text/format';
import { useShop } from '../ui/layout/page-context';
import styles from './price-totals.module.css';

interface PriceTotalsProps {
  /** An order, or a version of an offer. */
  agreed: {
    services: readonly AgreedService[];
    discount: string;
    discountReason: Parameters<typeof discountLabel>[0];
    net: string;
    vatSums: readonly { rate: number; vat: string }[];
    totalAmount: string;
    lines: Parameters<typeof includedLabel>[0];
  };
  totalLabel: string;
  /** Whether net sum, VAT and facts are smaller than the lines of goods, which are `children`. */
  hasQuietParts?: boolean;
  /** Facts that decide on the rate of VAT. */
  facts?: readonly { label: string; value: string }[];
  children?: ReactNode;
}

/** What the total is made of: services, what is included, discount, net sum, VAT. */
export function PriceTotals({
  agreed,
  totalLabel,
  hasQuietParts = false,
  facts = [],
  children,
}: PriceTotalsProps) {
  const { services, discount, discountReason, net, vatSums, totalAmount } = agreed;
  const { installation } = useShop();
  const part = hasQuietParts ? styles.quiet : undefined;
  return (
    <dl className={joinClasses(styles.totals, hasQuietParts && styles.detailed)}>
      {children}
      {services.map((service, index) => (
        <div key={index}>
          <dt>
            <span>{service.text}</span>
            <span className={styles.formula}>{lineFormula(service)}</span>
          </dt>
          <dd>{formatMoney(service.lineTotal)}</dd>
        </div>
      ))}
      <div>
        <dt>{includedLabel(agreed.lines, installation)}</dt>
        <dd>w&nbsp;cenie</dd>
      </div>
      {parseAmount(discount) > 0 && (
        <div>
          <dt>{discountLabel(discountReason)}</dt>
          <dd>{`−${formatMoney(discount)}`}</dd>
        </div>
      )}
      <div className={part}>
        <dt>Netto</dt>
        <dd>{formatMoney(net)}</dd>
      </div>
      {vatSums.map(({ rate, vat }) => (
        <div key={rate} className={part}>
          <dt>{vatLabel(rate, vatSums)}</dt>
          <dd>{formatMoney(vat)}</dd>
        </div>
      ))}
      {facts.map(({ label, value }) => (
        <div key={label} className={part}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div className={styles.sum}>
        <dt>{totalLabel}</dt>
        <dd>{formatMoney(totalAmount)}</dd>
      </div>
    </dl>
  );
}
