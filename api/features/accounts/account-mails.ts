import type { User } from '../../identity/user.entity.js';
import { WARNING } from '../auth/second-factor/second-factor-mails.js';
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
