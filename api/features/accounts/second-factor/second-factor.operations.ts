import type { Operations } from '../../../identity/operations.js';

/** The caller's own second factors. */
export const SECOND_FACTOR_OPERATIONS = {
  'Query.secondFactors': {
    access: 'account',
    calls: [
      async (shop, caller) => {
        await shop.ownSecondFactor(caller);
        return {};
      },
    ],
  },
  'Mutation.startSecondFactor': {
    access: 'account',
    calls: [(shop, caller) => ({ kind: 'passkey', currentPassword: shop.passwordOf(caller) })],
    refused: ({ choice, string }) => ({
      kind: [...choice, 'recovery_codes'],
      currentPassword: string(1000),
    }),
    notAudited: 'nothing is added yet',
  },
  'Mutation.addSecondFactor': {
    access: 'account',
    calls: [
      (shop, caller) => shop.newSecondFactor(caller, 'app'),
      (shop, caller) => shop.newSecondFactor(caller, 'passkey'),
    ],
    refused: ({ string, text }) => ({
      token: text(1, 100),
      name: text(1, 60),
      code: text(1, 40),
      passkey: string(20_000, 1),
    }),
  },
  'Mutation.removeSecondFactor': {
    access: 'account',
    calls: [(shop, caller) => shop.ownSecondFactor(caller)],
    refused: ({ string, uuid }) => ({ secondFactorId: uuid, currentPassword: string(1000) }),
  },
  'Mutation.renewRecoveryCodes': {
    access: 'account',
    calls: [
      async (shop, caller) => {
        const { currentPassword } = await shop.ownSecondFactor(caller);
        return { currentPassword };
      },
    ],
    refused: ({ string }) => ({ currentPassword: string(1000) }),
  },
} satisfies Operations;
