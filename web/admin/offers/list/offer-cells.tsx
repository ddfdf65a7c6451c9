import { Button } from 'antd';
import { longDay } from '#engine/locale/day';
import { formatDateTime } from '../../../lib/dates/format-date';
import { formatMoney } from '../../../lib/text/format';
import { Link } from '../../../ui/button/link';
import { Tag, PhoneLink } from '../../kit/page/inline-parts';
import { CellLines } from '../../kit/table/scroll-table';
import { OfferStateTag } from '../../trade/status-tags';
import type { OfferRowFragment } from '../offers-page.generated';
import styles from './offer-cells.module.css';

interface OfferCellProps {
  offer: OfferRowFragment;
}

interface OpenableOfferProps extends OfferCellProps {
  onOpen: (id: string) => void;
}

export function OfferNumber({ offer, onOpen }: OpenableOfferProps) {
  return (
    <Button
      type="link"
      size="small"
      styles={{ root: { paddingInline: 0, fontWeight: 600 } }}
      aria-label={`Pokaż ofertę nr ${offer.id}`}
      onClick={() => onOpen(String(offer.id))}
    >
      Nr&nbsp;{offer.id}
    </Button>
  );
}

/** The customer of the offer; a draft may not have one yet. */
export function OfferCustomer({ offer }: OfferCellProps) {
  const { customerName, customerEmail, customerPhone, companyName } = offer;
  return (
    <CellLines>
      <strong>{customerName ?? 'Bez danych klienta'}</strong>
      {companyName && <span>{companyName}</span>}
      {customerEmail && <a href={`mailto:${customerEmail}`}>{customerEmail}</a>}
      {customerPhone && <PhoneLink phone={customerPhone} />}
    </CellLines>
  );
}

/** The state of the offer: also whether a question waits for an answer, whether it was opened, and its order. */
export function OfferProgress({ offer }: OfferCellProps) {
  const { state, order, openedAt } = offer;
  const isUnopened = state === 'sent' && openedAt === null;
  return (
    <div className={styles.state}>
      <OfferStateTag state={state} />
      {hasOpenQuestion(offer) && <Tag tone="waiting">Pytanie czeka</Tag>}
      {isUnopened && <span>jeszcze nieotwarta</span>}
      {order && <Link to={`/admin/orders?order=${order.id}`}>Zamówienie nr&nbsp;{order.id}</Link>}
    </div>
  );
}

const hasOpenQuestion = ({ questions }: OfferRowFragment): boolean =>
  questions.some(({ answeredAt }) => answeredAt === null);

export function CompactOffer({ offer, onOpen }: OpenableOfferProps) {
  return (
    <div className={styles.compact}>
      <span>
        <OfferNumber offer={offer} onOpen={onOpen} /> <b>{formatMoney(offer.totalAmount)}</b>
      </span>
      <OfferCustomer offer={offer} />
      <OfferProgress offer={offer} />
      <p className={styles.facts}>
        <span>{formatDateTime(offer.createdAt)}</span>
        <span>ważna do {longDay(offer.validUntil)}</span>
      </p>
    </div>
  );
}
