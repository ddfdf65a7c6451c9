import { lineFormula } from '#engine/trade/shop/agreed-lines';
import { formatMoney } from '../lib/text/format';
import { Notice } from '../ui/content/notice';
import { VisuallyHidden } from '../ui/content/visually-hidden';
import { goodsText, hasSize } from './goods-text';
import { ReceiptDetails } from './receipt-details';
import styles from './goods-line.module.css';

interface GoodsLineProps {
  line: {
    productName: string;
    label: string;
    quantity: number;
    unitPrice: string;
    discount: string;
    lineTotal: string;
    withdrawal: 'none' | 'days14';
    configuration: Parameters<typeof goodsText>[0] & {
      drawingUrl: string;
      lines: Parameters<typeof ReceiptDetails>[0]['lines'];
      warnings: readonly { code: string; message: string }[];
    };
  };
}

/** Goods of an order or an offer: drawing or picture, choices, warnings, the right of withdrawal, and the price. */
export function GoodsLine({ line }: GoodsLineProps) {
  const { configuration } = line;
  return (
    <li className={styles.line}>
      <img
        className={styles.picture}
        src={configuration.drawingUrl}
        alt=""
        width={400}
        height={300}
        loading="lazy"
      />
      <div className={styles.goods}>
        {line.label && <p className={styles.label}>{line.label}</p>}
        <h3 className={styles.name}>{line.productName}</h3>
        {hasSize(configuration) && (
          <>
            <p className={styles.features}>{goodsText(configuration)}</p>
            <p className={styles.features} data-screen-only>
              <a href={configuration.drawingUrl} target="_blank">
                Rysunek w&nbsp;skali<VisuallyHidden> (nowa karta)</VisuallyHidden>
              </a>
            </p>
            <ReceiptDetails lines={configuration.lines} />
          </>
        )}
        {configuration.warnings.map((warning) => (
          <Notice key={warning.code} tone="warning">
            {warning.message}
          </Notice>
        ))}
        <p className={styles.law}>
          {line.withdrawal === 'none'
            ? 'Produkt na wymiar: prawo odstąpienia w\u00a014\u00a0dni nie przysługuje.'
            : 'Możesz odstąpić od umowy w\u00a0ciągu 14\u00a0dni od dostawy.'}
        </p>
      </div>
      <p className={styles.price}>
        <strong className={styles.total}>{formatMoney(line.lineTotal)}</strong>
        <span className={styles.each}>{lineFormula(line)}</span>
      </p>
    </li>
  );
}
