import { Alert } from 'antd';
import { parseAmount } from '#engine/goods/price/money';
import { longDay } from '#engine/locale/day';
import type { PluralForms } from '#engine/locale/plural';
import { lineFormula } from '#engine/trade/shop/agreed-lines';
import { weeksText } from '#engine/trade/shop/delivery-term';
import { OFFER_VERSION_STATE_LABELS } from '#engine/trade/shop/offers';
import { goodsText } from '../../../goods/goods-text';
import { formatDateTime } from '../../../lib/dates/format-date';
import { formatMoney } from '../../../lib/text/format';
import { pluralCount } from '../../../lib/text/grammar';
import { CustomerDecision } from '../../trade/customer-decision';
import { GoodsDifference } from '../../trade/goods/goods-difference';
import type { StaffOfferFragment, StaffOfferVersionFragment } from './staff-offer.generated';
import styles from './offer-versions.module.css';

const DAYS: PluralForms = ['dzień', 'dni', 'dni'];

interface VersionProps {
  version: StaffOfferVersionFragment;
}

/** The versions of an offer, the newest first: lines, price, terms, and differences. */
export function OfferVersions({ offer }: { offer: StaffOfferFragment }) {
  return (
    <ul className={styles.versions}>
      {offer.versions.toReversed().map((version) => (
        <li key={version.id} className={styles.version}>
          <VersionHead offer={offer} version={version} />
          <OfferLines version={version} />
          <VersionTerms version={version} />
          {version.text && <p className={styles.text}>„{version.text}”</p>}
          <CustomerDecision label="Przyjęcie" page="na stronie oferty" version={version} />
          {version.difference && <GoodsDifference difference={version.difference} />}
        </li>
      ))}
    </ul>
  );
}

/**
 * When a version was sent; where it never was (it is a draft, or the customer accepted it on the telephone first), when
 * it was created.
 */
function begunText({ state, sentAt, createdAt }: VersionProps['version']): string {
  if (sentAt) return `wysłana ${formatDateTime(sentAt)}`;
  return `${state === 'draft' ? 'szkic z' : 'utworzona'}\u00a0${formatDateTime(createdAt)}`;
}

function VersionHead({ offer, version }: VersionProps & { offer: StaffOfferFragment }) {
  const { number, state, authorName, openedAt, totalAmount } = version;
  const facts = [begunText(version), authorName, openedAt && `otwarta ${formatDateTime(openedAt)}`];
  return (
    <>
      <p className={styles.head}>
        <strong>
          Wersja {number}, {OFFER_VERSION_STATE_LABELS[state]}
        </strong>
        <strong>{formatMoney(totalAmount)}</strong>
      </p>
      <p className={styles.quiet}>{facts.filter(Boolean).join(', ')}</p>
      <p>
        <a href={`/api/admin/offers/${offer.id}/${number}.pdf`} target="_blank" rel="noreferrer">
          Wersja {number} (PDF)
        </a>
      </p>
    </>
  );
}

function VersionTerms({ version }: VersionProps) {
  const { validUntil, termWeeksFrom, termWeeksTo } = version;
  return (
    <p className={styles.quiet}>
      {paymentText(version)} Dostawa: {weeksText(termWeeksFrom, termWeeksTo)}. Ważna do{' '}
      {longDay(validUntil)}.
    </p>
  );
}

/** The payment terms in words. A deposit of 0 % means that all is paid after the shipment, one of 100 % in advance. */
function paymentText(version: StaffOfferVersionFragment): string {
  const { depositPercent, depositDays, restDays } = version;
  const first = `${pluralCount(depositDays, DAYS)} od\u00a0potwierdzenia`;
  const last = `${pluralCount(restDays, DAYS)} od\u00a0wysyłki`;
  if (depositPercent === 0) return `Całość po\u00a0wysyłce, termin: ${last}.`;
  if (depositPercent === 100) return `Całość z\u00a0góry, termin: ${first}.`;
  return `Zaliczka ${depositPercent}%, termin: ${first}. Pozostała kwota, termin: ${last}.`;
}

type Line = StaffOfferVersionFragment['lines'][number];

/** The goods of a version with their drawings, its services, and the sums. */
function OfferLines({ version }: { version: StaffOfferVersionFragment }) {
  const { lines, services, discount, discountReason, net, vat } = version;
  if (lines.length === 0 && services.length === 0)
    return <p className={styles.quiet}>Bez pozycji.</p>;
  return (
    <>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line.id} className={styles.line}>
            <OfferedGoods line={line} />
          </li>
        ))}
        {services.map((service, index) => (
          <li key={index} className={styles.service}>
            <span className={styles.goods}>
              <strong>{service.text}</strong>
              <span>{lineFormula(service)}</span>
            </span>
            <strong className={styles.price}>{formatMoney(service.lineTotal)}</strong>
          </li>
        ))}
      </ul>
      <p className={styles.quiet}>
        {parseAmount(discount) > 0 && (
          <>
            Rabat: {formatMoney(discount)} ({discountReason}).{' '}
          </>
        )}
        Netto {formatMoney(net)}, VAT {formatMoney(vat)}.
      </p>
    </>
  );
}

function OfferedGoods({ line }: { line: Line }) {
  const { label, productName, lineTotal, configuration } = line;
  return (
    <>
      <img src={configuration.drawingUrl} alt="" width={120} height={90} loading="lazy" />
      <span className={styles.goods}>
        <strong>
          {label && `${label}: `}
          {productName}
        </strong>
        <span>{goodsText(configuration)}</span>
      </span>
      <span className={styles.price}>
        <strong>{formatMoney(lineTotal)}</strong>
        <span className={styles.quiet}>{lineFormula(line)}</span>
      </span>
      {configuration.warnings.map(({ code, message }) => (
        <Alert key={code} className={styles.warning} type="warning" showIcon title={message} />
      ))}
    </>
  );
}
