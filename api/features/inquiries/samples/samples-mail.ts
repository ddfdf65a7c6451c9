import { fabricFacts, fabricsOfIds } from '#engine/goods/fabrics/fabrics';
import type { CustomerMail } from '../../mail/mail-content.js';
import type { Inquiry } from '../inquiry.entity.js';

/** Confirms an order of samples by its fabrics. The address is not repeated: anybody can enter anybody's e-mail. */
export function samplesMail({ id, customerEmail, sampleIds }: Inquiry): CustomerMail {
  const rows = fabricsOfIds(sampleIds).map((fabric) => ({
    label: fabric.name,
    value: fabricFacts(fabric),
  }));
  return {
    kind: 'samples-ordered',
    values: { number: String(id) },
    inquiryId: id,
    recipient: customerEmail,
    blocks: [
      { kind: 'rows', title: 'Wybrane tkaniny', rows },
      { kind: 'button', label: 'Otwórz konfigurator', path: '/konfigurator' },
    ],
  };
}

/** "Słoneczna 12, 90-001 Łódź"; null for an inquiry without an address. */
export function sampleAddress({
  street,
  postalCode,
  city,
}: Pick<Inquiry, 'street' | 'postalCode' | 'city'>): string | null {
  return street && `${street}, ${postalCode ?? ''} ${city ?? ''}`;
}
