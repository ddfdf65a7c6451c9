/** What staff read where the mail server could not be reached; nodemailer passes on these codes of Node. */
const UNREACHABLE: readonly (readonly [pattern: RegExp, text: string])[] = [
  [
    /\bECONNREFUSED\b/,
    'Serwer poczty odrzuca połączenie. Sprawdź, czy działa i\u00a0czy SMTP_URL jest dobry.',
  ],
  [/\b(ENOTFOUND|EAI_AGAIN|EDNS)\b/, 'Nie ma serwera poczty o\u00a0tej nazwie. Sprawdź SMTP_URL.'],
  [
    /\b(ETIMEDOUT|ESOCKETTIMEDOUT)\b|timed? ?out|timeout/i,
    'Serwer poczty nie odpowiedział na czas.',
  ],
  [/\b(ECONNRESET|EPIPE|ECONNECTION)\b|closed unexpectedly/i, 'Serwer poczty przerwał połączenie.'],
  [/\bEAUTH\b|invalid login/i, 'Serwer poczty nie przyjął loginu albo hasła.'],
];

/** The last error of a mail as a sentence for staff; what a mail server itself has answered is quoted. */
export function mailProblem(error: string): string {
  const [message = ''] = error.split('\n', 1);
  const known = UNREACHABLE.find(([pattern]) => pattern.test(message));
  return known?.[1] ?? `Serwer poczty odpowiedział: „${message}”.`;
}
