import commonPasswords from 'fxa-common-password-list';
import { wrongField } from '../../shared/errors.js';

/**
 * The most characters that an input accepts as a password. It is far above `PASSWORD_MAX`, so that `passwordProblem`
 * can count characters that form one letter as one, and says exactly why it refuses more than `PASSWORD_MAX`.
 */
export const LONGEST_INPUT = 1000;
const PASSWORD_MIN = 12;
const PASSWORD_MAX = 128;
/** The least number of different characters. */
const DIFFERENT_MIN = 4;
/** A password may contain parts of name or e-mail with fewer characters: they occur in too many good passwords. */
const PART_MIN = 4;

/**
 * The reason in Polish why a new password is refused; null for a valid one. The length of the password is counted in
 * code points after the normalisation NFKC.
 */
export function passwordProblem(
  password: string,
  { email, name }: { email: string; name: string },
): string | null {
  const { length } = [...password.normalize('NFKC')];
  if (length < PASSWORD_MIN || length > PASSWORD_MAX)
    return `Hasło musi mieć od ${PASSWORD_MIN} do ${PASSWORD_MAX}\u00a0znaków.`;
  const plain = fold(password);
  if (
    new Set(plain).size < DIFFERENT_MIN ||
    commonPasswords.test(plain) ||
    commonPasswords.test(password)
  )
    return 'To hasło jest zbyt popularne i\u00a0łatwe do odgadnięcia. Wybierz inne.';
  const parts = [email, ...email.split('@', 1), ...name.split(/\s+/)].map(fold);
  if (parts.some((part) => part.length >= PART_MIN && plain.includes(part)))
    return 'Hasło nie może zawierać Twojego adresu e-mail, imienia ani nazwiska.';
  return null;
}

/** Throws BAD_USER_INPUT at the field `path` for a password that is refused. */
export function expectGoodPassword(
  password: string,
  person: { email: string; name: string },
  path: string,
): void {
  const message = passwordProblem(password, person);
  if (message !== null) throw wrongField(path, message);
}

/** Lower case, without diacritics. */
const fold = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ł', 'l');
