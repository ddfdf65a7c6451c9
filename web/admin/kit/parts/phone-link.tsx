import { formatPhone } from '../../../../engine/locale/phone.js';
import { phoneLink } from '../../../lib/text/phone-link';

/** A number that can be called by a press. */
export function PhoneLink({ phone }: { phone: string }) {
  return <a href={phoneLink(phone)}>{formatPhone(phone)}</a>;
}
