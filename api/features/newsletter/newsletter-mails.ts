import { type Mail, textBlock } from '../mail/mail-content.js';

/** Asks the owner of an address to confirm the subscription. */
export function confirmSubscriptionMail(
  recipient: string,
  confirmToken: string,
  stopToken: string,
): Mail {
  return {
    recipient,
    subject: 'Potwierdź zapis do newslettera',
    content: {
      summary: 'Kliknij przycisk i\u00a0potwierdź zapis. Bez tego niczego nie wyślemy.',
      heading: 'Potwierdź zapis do newslettera',
      blocks: [
        textBlock('Ktoś – zapewne Ty – podał ten adres, żeby dostawać nasz newsletter.'),
        {
          kind: 'button',
          label: 'Potwierdzam zapis',
          path: `/newsletter/potwierdz/${confirmToken}`,
        },
        textBlock(
          'Jeśli to nie Ty, zignoruj tę wiadomość: bez potwierdzenia nic nie wyślemy, a\u00a0zapis usuniemy po 30\u00a0dniach.',
        ),
      ],
      unsubscribePath: unsubscribePath(stopToken),
    },
  };
}

/** Confirms to a former subscriber that the subscription has ended. */
export function goodbyeMail(recipient: string): Mail {
  return {
    recipient,
    subject: 'Nie wyślemy już newslettera',
    content: {
      summary: 'Twój adres jest wypisany z\u00a0newslettera.',
      heading: 'Do zobaczenia!',
      blocks: [
        textBlock(
          'Zgodnie z\u00a0Twoją prośbą wypisaliśmy ten adres z\u00a0newslettera. To ostatnia taka wiadomość. Nie ma to wpływu na Twoje zamówienia ani zapytania.',
        ),
        textBlock('Poradniki nadal czekają na blogu, bez zapisywania się.'),
        { kind: 'links', links: [{ label: 'Blog o\u00a0cieniu', path: '/blog' }] },
      ],
    },
  };
}

const unsubscribePath = (token: string): string => `/newsletter/wypisz/${token}`;
