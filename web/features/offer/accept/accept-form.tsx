import { parseAmount } from '#engine/goods/price/money';
import { discountLabel } from '#engine/goods/price/receipt';
import { lineFormula } from '#engine/trade/shop/agreed-lines';
import { goodsText } from '../../../goods/goods-text';
import { formatMoney } from '../../../lib/text/format';
import { Link } from '../../../ui/button/link';
import { Notice } from '../../../ui/content/notice';
import { ScriptedSubmit } from '../../../ui/form/scripted-submit';
import { useShop } from '../../../ui/layout/page-context';
import type { Consent } from '../../order-form/consent-boxes';
import { FormProblems } from '../../order-form/form-problems';
import { OrderFields } from '../../order-form/order-fields';
import type { CustomerOfferFragment, CustomerOfferVersionFragment } from '../offer-page.generated';
import { useAccept } from './use-accept';
import styles from './accept-section.module.css';

export interface AcceptFormProps {
  offer: CustomerOfferFragment;
  version: CustomerOfferVersionFragment;
  /** The texts of the consents in force. */
  consents: readonly Consent[];
}

/**
 * The form that orders a version: the customer's data and consents, and what the law requires directly before the
 * button.
 */
export function AcceptForm({ offer, version, consents }: AcceptFormProps) {
  const acceptance = useAccept(offer, version);
  const { failure, form, submit } = acceptance;
  return (
    <form
      className={styles.form}
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
      aria-labelledby="accept-offer"
    >
      <OrderFields order={acceptance} consents={consents} />
      <Summary version={version} />
      <FormProblems order={acceptance} />
      {failure && <Notice tone="error">{failure}</Notice>}
      <div>
        <ScriptedSubmit
          pending={form.formState.isSubmitting}
          pendingLabel="Składanie zamówienia..."
        >
          Zamawiam z obowiązkiem zapłaty
        </ScriptedSubmit>
      </div>
      <p className={styles.law}>
        Każdy towar jest objęty prawną gwarancją zgodności przez co najmniej 2&nbsp;lata:{' '}
        <Link to="/gwarancja">gwarancja i&nbsp;Twoje prawa</Link>. Jak chronimy Twoje dane, opisuje{' '}
        <Link to="/polityka-prywatnosci">polityka prywatności</Link>.
      </p>
    </form>
  );
}

/** The goods with their main features, the services and the total, which the law requires directly before the button. */
function Summary({ version }: { version: CustomerOfferVersionFragment }) {
  const { lines, services, discount, discountReason, totalAmount, vat } = version;
  const { installation } = useShop();
  const isMadeToMeasure = lines.some(({ withdrawal }) => withdrawal === 'none');
  return (
    <div className={styles.summary}>
      <ul className={styles.lines} aria-label="Zamawiane produkty i&nbsp;usługi">
        {lines.map(({ id, label, productName, quantity, lineTotal, configuration }) => (
          <li key={id}>
            <span
              className={styles.name}
            >{`${label ? `${label}: ` : ''}${productName}${quantity > 1 ? ` ×\u00a0${quantity}` : ''}`}</span>
            <span className={styles.amount}>{formatMoney(lineTotal)}</span>
            <span className={styles.features}>{goodsText(configuration)}</span>
          </li>
        ))}
        {services.map((service, index) => (
          <li key={index}>
            <span className={styles.name}>{service.text}</span>
            <span className={styles.amount}>{formatMoney(service.lineTotal)}</span>
            <span className={styles.features}>{lineFormula(service)}</span>
          </li>
        ))}
      </ul>
      {parseAmount(discount) > 0 && (
        <p className={styles.discount}>
          <span>{discountLabel(discountReason)}</span>
          <span className={styles.amount}>{`−${formatMoney(discount)}`}</span>
        </p>
      )}
      <p className={styles.total}>
        <span>Razem</span>
        <strong>{formatMoney(totalAmount)}</strong>
      </p>
      <p className={styles.law}>
        Cena zawiera VAT (<span>{formatMoney(vat)}</span>)
        <span>{isMadeToMeasure ? `, dostawę, ${installation}.` : ' i\u00a0dostawę.'}</span>
        {isMadeToMeasure && (
          <span>
            {
              ' Produkty na wymiar nie podlegają prawu odstąpienia w\u00a014\u00a0dni (art.\u00a038 ust.\u00a01 pkt\u00a03 ustawy o\u00a0prawach konsumenta). Do rozpoczęcia produkcji możesz bezpłatnie zmienić wymiary.'
            }
          </span>
        )}
      </p>
    </div>
  );
}
