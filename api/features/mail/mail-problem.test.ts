import { describe, expect, it } from '@jest/globals';
import { mailProblem } from './read-mails.js';

describe('the problem of a mail', () => {
  it.each([
    ['connect ECONNREFUSED 127.0.0.1:25', 'odrzuca połączenie'],
    ['getaddrinfo ENOTFOUND smtp.example.com', 'o\u00a0tej nazwie'],
    ['Connection timeout', 'na czas'],
    ['read ECONNRESET\n    at TLSSocket', 'przerwał połączenie'],
    ['Invalid login: 535 Authentication failed', 'loginu albo hasła'],
  ])('"%s" is a Polish sentence', (error, part) => {
    expect(mailProblem(error)).toContain(part);
    expect(mailProblem(error)).not.toContain(error);
  });

  it('quotes what the mail server itself has answered', () => {
    expect(mailProblem('Message failed: 554 Rejected\nat x')).toBe(
      'Serwer poczty odpowiedział: „Message failed: 554 Rejected”.',
    );
  });
});
