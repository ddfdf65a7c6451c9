import { type Mail, textBlock } from '../mail/mail-content.js';

/** The mail that informs the shop that an endpoint was disabled because it has failed for days. */
export function disabledMail(url: string, recipient: string): Mail {
  const heading = 'Webhook wyłączony po 5\u00a0dniach błędów';
  return {
    recipient,
    subject: `${heading}: ${new URL(url).host}`,
    content: {
      summary: 'Program partnera nie odbiera zdarzeń.',
      heading,
      blocks: [
        textBlock(
          `Od 5\u00a0dni żadne zdarzenie nie dotarło pod adres ${url}, więc przestaliśmy je tam wysyłać. ` +
            'Zapisujemy je przez 30\u00a0dni: gdy partner naprawi swój program, włącz adres i\u00a0ponów nieudane.',
        ),
        { kind: 'button', label: 'Webhooki', path: '/admin/webhooks' },
      ],
    },
  };
}
