import type { User } from '../../identity/user.entity.js';
import { GREETING, type Mail, textBlock } from '../mail/mail-content.js';

type Person = Pick<User, 'email'>;

const ONCE = 'Link działa przez 24\u00a0godziny i\u00a0można go użyć tylko raz.';

/** The mail with the link that sets the first (`isFirst`) or a new password; `path` is the path of that link. */
export function passwordLinkMail({ email }: Person, path: string, isFirst: boolean): Mail {
  const words = isFirst ? FIRST : ANOTHER;
  return {
    recipient: email,
    subject: words.subject,
    content: {
      summary: ONCE,
      heading: words.heading,
      blocks: [
        GREETING,
        textBlock(`${words.lead} Twój login to ${email}.`),
        { kind: 'button', label: 'Ustaw hasło', path },
        textBlock(`${ONCE} ${words.otherwise}`),
      ],
    },
  };
}

const FIRST = {
  subject: 'Twoje konto w\u00a0panelu sklepu',
  heading: 'Masz konto w\u00a0panelu sklepu',
  lead: 'Administrator założył Ci konto. Ustaw hasło, żeby się zalogować.',
  otherwise: 'Jeśli nie wiesz, skąd ta wiadomość, zignoruj ją.',
};

const ANOTHER = {
  subject: 'Nowe hasło do panelu sklepu',
  heading: 'Ustaw nowe hasło',
  lead: 'Ktoś poprosił o\u00a0nowe hasło do Twojego konta w\u00a0panelu sklepu.',
  otherwise:
    'Jeśli to nie Ty, zignoruj tę wiadomość: dotychczasowe hasło działa dalej, dopóki nie ustawisz nowego.',
};

const WARNING = 'Jeśli to nie Ty, od razu powiadom administratora sklepu.';

/** Informs the owner that the password was set, for the first time or anew, in case somebody else did it. */
export function passwordChangedMail({ email }: Person): Mail {
  return {
    recipient: email,
    subject: 'Ustawiono hasło do panelu sklepu',
    content: {
      summary: WARNING,
      heading: 'Ustawiono hasło',
      blocks: [
        GREETING,
        textBlock(
          'Do Twojego konta w\u00a0panelu sklepu ustawiono właśnie hasło. Jeśli panel był otwarty w\u00a0innej przeglądarce, trzeba się tam zalogować ponownie.',
        ),
        textBlock(WARNING),
      ],
    },
  };
}

const CHANGES = {
  passkeyAdded: 'Dodano klucz dostępu do konta w\u00a0panelu sklepu',
  appAdded: 'Dodano aplikację z\u00a0kodami do konta w\u00a0panelu sklepu',
  removed: 'Usunięto drugi składnik logowania do panelu sklepu',
  codesRenewed: 'Utworzono nowe kody zapasowe do panelu sklepu',
  reset: 'Administrator usunął drugi składnik logowania do panelu sklepu',
} as const;

/** Informs the owner of an account about a change of its second factors, in case somebody else made it. */
export function secondFactorMail({ email }: Person, change: keyof typeof CHANGES): Mail {
  const subject = CHANGES[change];
  return {
    recipient: email,
    subject,
    content: {
      summary: WARNING,
      heading: subject,
      blocks: [GREETING, textBlock(`${subject}. Twój login to ${email}.`), textBlock(WARNING)],
    },
  };
}
