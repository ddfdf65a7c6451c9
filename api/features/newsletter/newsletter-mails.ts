import { type CustomerMail, textBlock } from '../mail/mail-content.js';

/** Asks the owner of an address to confirm the subscription. */
export const confirmSubscriptionMail = (
  recipient: string,
  confirmToken: string,
  stopToken: string,
): CustomerMail => ({
  kind: 'newsletter-confirm',
  values: {},
  recipient,
  blocks: [
    { kind: 'button', label: 'Potwierdzam zapis', path: `/newsletter/potwierdz/${confirmToken}` },
    textBlock(
      'Jeśli to nie Ty, zignoruj tę wiadomość: bez potwierdzenia nic nie wyślemy, a\u00a0zapis usuniemy po 30\u00a0dniach.',
    ),
  ],
  unsubscribePath: unsubscribePath(stopToken),
});

/** Confirms to a former subscriber that the subscription has ended. */
export const goodbyeMail = (recipient: string): CustomerMail => ({
  kind: 'newsletter-ended',
  values: {},
  recipient,
  blocks: [{ kind: 'links', links: [{ label: 'Blog o\u00a0cieniu', path: '/blog' }] }],
});

const unsubscribePath = (token: string): string => `/newsletter/wypisz/${token}`;
