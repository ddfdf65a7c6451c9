import { fabricFacts, fabricsOfIds } from '#engine/goods/fabrics/fabrics';
import { GREETING, type Mail, textBlock } from '../../mail/mail-content.js';
import type { Inquiry } from '../inquiry.entity.js';

/** Confirms an order of samples by its fabrics. The address is not repeated: anybody can enter anybody's e-mail. */
export function samplesMail({ id, customerEmail, sampleIds }: Inquiry): Mail {
  const rows = fabricsOfIds(sampleIds).map((fabric) => ({
    label: fabric.name,
    value: fabricFacts(fabric),
  }));
  return {
    inquiryId: id,
    recipient: customerEmail,
    subject: `Przyjęliśmy zamówienie próbek nr ${id}`,
    content: {
      summary: 'Wyślemy je listem na podany adres.',
      heading: 'Próbki są w\u00a0przygotowaniu',
      blocks: [
        GREETING,
        textBlock(
          'Dziękujemy za zamówienie. Próbki są bezpłatne, wyślemy je listem na podany adres.',
        ),
        { kind: 'rows', title: 'Wybrane tkaniny', rows },
        textBlock(
          'Obejrzyj próbki przy oknie, w\u00a0południe i\u00a0wieczorem: kolor tkaniny zmienia się zależnie od światła.',
        ),
        { kind: 'button', label: 'Otwórz konfigurator', path: '/konfigurator' },
      ],
    },
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
