import { lowerFirst } from '#engine/locale/text';
import { VISIT_KIND_LABELS } from '#engine/visits/kinds';
import type { PrintedPaper } from '../agreements/paper/agreement-pdf.js';
import type { CustomerMail } from '../mail/mail-content.js';
import { firstNameOf } from '../mail/mail-kinds.js';
import type { Matter } from '../visits/visit-subject.js';
import type { Visit } from '../visits/visit.entity.js';

/** The mail with a signed protocol, which is attached. */
export const protocolMail = (
  { kind, address }: Pick<Visit, 'kind' | 'address'>,
  matter: Matter,
  { pdf, fileName }: PrintedPaper,
): CustomerMail => ({
  kind: 'protocol-signed',
  values: {
    number: String(matter.number),
    firstName: firstNameOf(matter.customerName ?? ''),
    visit: lowerFirst(VISIT_KIND_LABELS[kind]),
  },
  [`${matter.kind}Id`]: matter.number,
  recipient: matter.customerEmail ?? '',
  blocks: [{ kind: 'rows', rows: [{ label: 'Adres', value: address }] }],
  files: [{ name: fileName, base64: pdf.toString('base64') }],
});
