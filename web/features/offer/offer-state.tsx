import { longDay } from '#engine/locale/day';
import { weeksText } from '#engine/trade/shop/delivery-term';
import { Link } from '../../ui/button/link';
import { CallUs } from '../../ui/content/contact-lines';
import { Notice } from '../../ui/content/notice';
import type { CustomerOfferFragment, CustomerOfferVersionFragment } from './offer-page.generated';

interface OfferStateProps {
  offer: CustomerOfferFragment;
  version: CustomerOfferVersionFragment;
  phone: string | null;
}

/** Why the offer cannot be accepted in the version that is shown; nothing while it can. */
export function OfferState({ offer, version, phone }: OfferStateProps) {
  const { state, order, currentVersion, token } = offer;
  if (state === 'accepted' && order)
    return (
      <Notice tone="success" title="Oferta przyjęta">
        Powstało z&nbsp;niej{' '}
        <Link to={`/zamowienie/${order.token}`}>{`zamówienie nr\u00a0${order.id}`}</Link>. Tam
        sprawdzisz stan realizacji, płatności i&nbsp;dokumenty.
      </Notice>
    );
  if (state === 'lost')
    return (
      <Notice tone="info" title="Ta oferta jest zamknięta">
        Nie można jej już przyjąć. Jeśli chcesz do niej wrócić, <CallUs phone={phone} />,
        a&nbsp;przygotujemy nową wersję.
      </Notice>
    );
  if (version.number !== currentVersion)
    return (
      <Notice tone="warning" title={`Wersja ${version.number} jest nieaktualna`}>
        Zastąpiła ją wersja <span>{currentVersion}</span>.{' '}
        <Link to={`/oferta/${token}`}>Zobacz aktualną wersję</Link>
      </Notice>
    );
  if (state === 'expired')
    return (
      <Notice tone="warning" title={`Oferta była ważna do ${longDay(version.validUntil)}`}>
        Cena mogła się od tego czasu zmienić. Napisz poniżej albo <CallUs phone={phone} />,
        a&nbsp;przygotujemy aktualną wersję.
      </Notice>
    );
  return null;
}

/** Whether the customer can accept this version now: it is the current one, and the offer is open. */
export const isAcceptable = (
  { state, currentVersion }: CustomerOfferFragment,
  { number, state: versionState }: CustomerOfferVersionFragment,
): boolean => state === 'sent' && versionState === 'sent' && number === currentVersion;

/** The time until the goods are delivered, for example "3–4 tygodnie". */
export const termText = ({
  termWeeksFrom,
  termWeeksTo,
}: Pick<CustomerOfferVersionFragment, 'termWeeksFrom' | 'termWeeksTo'>): string =>
  weeksText(termWeeksFrom, termWeeksTo);
