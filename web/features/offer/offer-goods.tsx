import { typeset } from '#engine/locale/typeset';
import { capitalise } from '../../lib/text/capitalise';
import { GoodsLine } from '../../goods/goods-line';
import { Icon, type IconName } from '../../ui/image/icon';
import styles from './offer-goods.module.css';
import type { CustomerOfferVersionFragment, OfferPageQuery } from './offer-page.generated';

interface OfferGoodsProps {
  version: CustomerOfferVersionFragment;
  company: OfferPageQuery['company'];
}

/** The goods with drawings and prices, and what the price includes. */
export function OfferGoods({ version, company }: OfferGoodsProps) {
  return (
    <>
      <section aria-labelledby="offer-goods">
        <h2 className={styles.title} id="offer-goods">
          Co dostajesz
        </h2>
        <ul className={styles.list}>
          {version.lines.map((line) => (
            <GoodsLine key={line.id} line={line} />
          ))}
        </ul>
      </section>
      <section className={styles.included} aria-labelledby="offer-included">
        <h2 className={styles.title} id="offer-included">
          W&nbsp;cenie masz też
        </h2>
        <ul className={styles.promises}>
          {promisesOf(company).map(({ icon, text }) => (
            <li key={icon}>
              <Icon name={icon} />
              <span>{typeset(text)}</span>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

const promisesOf = (company: OfferGoodsProps['company']): { icon: IconName; text: string }[] => [
  { icon: 'truck', text: capitalise(company.delivery) },
  { icon: 'tools', text: 'Podstawowy montaż i\u00a0dojazd ekipy do 100\u00a0km' },
  { icon: 'shield', text: company.warranty },
  { icon: 'edit', text: 'Bezpłatne zmiany, dopóki nie zacznie się produkcja' },
];
