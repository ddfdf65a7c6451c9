import { randomUUID } from 'node:crypto';
import { choice, email, integer, string, text, uuid } from './bad-values.js';
import type { InputCase } from './input-case.js';

const ID = integer(1, 2 ** 31 - 1);
const instant = [true, {}, [], '', 'wczoraj', '2026-13-01T00:00:00Z', '2026-11-21'];
/** An id that no account has, so that valid input is refused as not found and nothing is written. */
const nobody = 2 ** 31 - 1;

const changing = (name: string, Input: string): string =>
  `mutation ($input: ${Input}!) { ${name}(input: $input) { userErrors { code } } }`;

/** The inputs of accounts, sessions, tokens and the audit log. */
export const ACCOUNT_INPUTS: Record<string, InputCase> = {
  AccountFilter: {
    document: 'query ($input: AccountFilter) { accounts(filter: $input) { totalCount } }',
    valid: () => ({ text: 'ewa', role: 'staff', state: 'active' }),
    fields: { text: string(100), role: choice, state: choice },
  },
  AccountInput: {
    document: changing('sendPasswordLink', 'AccountInput'),
    valid: () => ({ accountId: nobody }),
    fields: { accountId: ID },
  },
  CreateAccountInput: {
    document: changing('createAccount', 'CreateAccountInput'),
    valid: () => ({ email: `${randomUUID()}@example.com`, name: 'Ewa Lis', role: 'staff' }),
    fields: { email, name: text(2, 120), role: choice },
  },
  UpdateAccountInput: {
    document: changing('updateAccount', 'UpdateAccountInput'),
    valid: () => ({ accountId: nobody, version: 1, name: 'Ewa Lis', role: 'staff' }),
    fields: { accountId: ID, version: ID, name: text(2, 120), role: choice },
  },
  UpdateProfileInput: {
    document: changing('updateProfile', 'UpdateProfileInput'),
    valid: () => ({ version: 99, name: 'Ewa Lis' }),
    fields: { version: ID, name: text(2, 120) },
  },
  RequestPasswordLinkInput: {
    document: changing('requestPasswordLink', 'RequestPasswordLinkInput'),
    valid: () => ({ email: `${randomUUID()}@example.com` }),
    fields: { email },
  },
  SetPasswordInput: {
    document: changing('setPassword', 'SetPasswordInput'),
    valid: () => ({ token: 'x'.repeat(43), password: 'gęsia skórka 1' }),
    fields: { token: [...string(200, 1), 'ze spacją', 'zna\0k'], password: string(1000) },
  },
  ChangePasswordInput: {
    document: changing('changePassword', 'ChangePasswordInput'),
    valid: () => ({ currentPassword: 'hasło do testów 1', newPassword: 'gęsia skórka 1' }),
    fields: { currentPassword: string(1000), newPassword: string(1000) },
  },
  EndSessionInput: {
    document: changing('endSession', 'EndSessionInput'),
    valid: () => ({ sessionId: randomUUID() }),
    fields: { sessionId: uuid },
  },
  EndSessionsInput: {
    document: changing('endSessions', 'EndSessionsInput'),
    valid: () => ({ accountId: nobody }),
    fields: { accountId: ID },
  },
  ApiTokenFilter: {
    document: 'query ($input: ApiTokenFilter) { apiTokens(filter: $input) { totalCount } }',
    valid: () => ({ text: 'cnm_', accountId: 1, state: 'active' }),
    fields: { text: string(100), accountId: ID, state: choice },
  },
  CreateApiTokenInput: {
    document: changing('createApiToken', 'CreateApiTokenInput'),
    valid: () => ({ accountId: nobody, name: 'Biuro', scopes: ['orders:read'], expiresInDays: 30 }),
    fields: {
      accountId: ID,
      name: text(2, 80),
      scopes: [5, true, {}, [], ['nic'], ['__proto__'], [null], Array(51).fill('orders:read')],
      expiresInDays: integer(1, 730),
      idempotencyKey: string(255, 1),
    },
  },
  RevokeApiTokenInput: {
    document: changing('revokeApiToken', 'RevokeApiTokenInput'),
    valid: () => ({ apiTokenId: nobody }),
    fields: { apiTokenId: ID },
  },
  AuditFilter: {
    document: 'query ($input: AuditFilter) { auditEntries(filter: $input) { totalCount } }',
    valid: () => ({
      actorId: 1,
      subjectType: 'product',
      subjectId: '1',
      action: 'changed',
      from: '2026-11-01T00:00:00Z',
      to: '2026-12-01T00:00:00Z',
      text: 'aurora',
    }),
    fields: {
      actorId: ID,
      subjectType: text(1, 63),
      subjectId: text(1, 36),
      action: choice,
      from: instant,
      to: instant,
      text: text(0, 100),
    },
  },
};
