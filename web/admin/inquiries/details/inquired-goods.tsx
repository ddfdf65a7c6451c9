import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Alert } from 'antd';
import { goodsText } from '../../../goods/goods-text';
import { formatMoney } from '../../../lib/text/format';
import {
  InquiredConfigurationFragmentDoc,
  type InquiredConfigurationFragment,
} from './inquired-goods.generated';
import styles from './inquired-goods.module.css';

interface InquiredGoodsProps {
  configuration: FragmentType<InquiredConfigurationFragment>;
}

/** The attached configuration: drawing, choices, and the price that the customer saw. */
export function InquiredGoods({ configuration: from }: InquiredGoodsProps) {
  const { data: configuration } = useSuspenseFragment({
    fragment: InquiredConfigurationFragmentDoc,
    from,
  });
  const { drawingUrl, shortPath, offerUrl, calculatedPrice, warnings } = configuration;
  return (
    <article className={styles.goods}>
      <a href={shortPath} target="_blank" rel="noreferrer">
        <img src={drawingUrl} alt="Rysunek konfiguracji" width={240} height={180} loading="lazy" />
      </a>
      <div className={styles.text}>
        <p>{goodsText(configuration)}</p>
        <p>
          <strong>{formatMoney(calculatedPrice)}</strong> w&nbsp;chwili zapisania
        </p>
        <p className={styles.links}>
          <a href={shortPath} target="_blank" rel="noreferrer">
            Otwórz w konfiguratorze
          </a>
          <a href={offerUrl} target="_blank" rel="noreferrer">
            Oferta PDF
          </a>
        </p>
      </div>
      {warnings.map(({ code, message }) => (
        <Alert key={code} className={styles.warning} type="warning" showIcon title={message} />
      ))}
    </article>
  );
}
