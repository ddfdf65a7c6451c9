import { formatPhone } from '#engine/locale/phone';
import { phoneLink } from '../../../lib/text/format';

/** A phone number as a `tel:` link. */
export function PhoneLink({ phone }: { phone: string }) {
  return <a href={phoneLink(phone)}>{formatPhone(phone)}</a>;
}
