import type { User } from '../../../identity/user.entity.js';
import { GREETING, type Mail, textBlock } from '../../mail/mail-content.js';

type Person = Pick<User, 'email'>;

export const WARNING = 'Jeśli to nie Ty, od razu powiadom administratora sklepu.';

const CHANGES = {
  passkeyAdded: 'Dodano klucz dostępu do konta w\u00a0panelu sklepu',
  appAdded: 'Dodano aplikację z\u00a0kodami do konta w\u00a0panelu sklepu',
  removed: 'Usunięto drugi składnik logowania do panelu sklepu',
  codesRenewed: 'Utworzono nowe kody zapasowe do panelu sklepu',
  reset: 'Administrator usunął drugi składnik logowania do panelu sklepu',
} as const;

/** Informs the owner of an account about a change of its second factors, in case somebody else made it. */
export function secondFactorMail({ email }: Person, change: keyof typeof CHANGES): Mail {
  return mailAbout(email, CHANGES[change]);
}

/** Informs the owner of an account that somebody has signed in by a recovery code; `left` are left. */
export const recoveryCodeMail = ({ email }: Person, left: number): Mail =>
  mailAbout(email, 'Zalogowano się do panelu sklepu kodem zapasowym', leftText(left));

const leftText = (left: number): string =>
  left === 0
    ? 'To był ostatni kod zapasowy. Nowe utworzysz w\u00a0„Mój profil”.'
    : `Pozostałe kody zapasowe: ${left}. Nowe utworzysz w\u00a0„Mój profil”.`;

function mailAbout(email: string, subject: string, ...more: string[]): Mail {
  const texts = [`${subject}. Twój login to ${email}.`, ...more, WARNING];
  return {
    recipient: email,
    subject,
    content: { summary: WARNING, heading: subject, blocks: [GREETING, ...texts.map(textBlock)] },
  };
}
