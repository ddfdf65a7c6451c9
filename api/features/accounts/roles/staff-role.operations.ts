import { randomUUID } from 'node:crypto';
import { PERMISSIONS } from '#engine/trade/rights/permissions';
import type { Operations } from '../../../identity/operations.js';

const write = { access: 'roles:write' } as const;
const WRONG_PERMISSIONS = [
  5,
  true,
  {},
  [5],
  ['nic'],
  ['__proto__'],
  [null],
  Object.keys(PERMISSIONS),
  Array(101).fill('orders:read'),
];

/** What people may do. */
export const STAFF_ROLE_OPERATIONS = {
  'Query.staffRoles': { access: 'accounts:read' },
  'Mutation.createStaffRole': {
    ...write,
    calls: [
      () => ({
        name: randomUUID(),
        permissions: ['orders:read', 'orders:write'],
        ownOrdersOnly: true,
        requiresSecondFactor: true,
        maxDiscountPercent: 10,
      }),
    ],
    refused: ({ boolean, integer, text }) => ({
      name: text(2, 60),
      permissions: WRONG_PERMISSIONS,
      ownOrdersOnly: boolean,
      requiresSecondFactor: boolean,
      maxDiscountPercent: integer(0, 100),
    }),
  },
  'Mutation.updateStaffRole': {
    ...write,
    calls: [
      async (shop) => ({
        ...(await shop.staffRole()),
        name: randomUUID(),
        permissions: ['offers:read'],
        ownOrdersOnly: false,
        requiresSecondFactor: false,
        maxDiscountPercent: null,
      }),
    ],
    refused: ({ boolean, id, integer, text }) => ({
      id: text(1, 36),
      version: id,
      name: text(2, 60),
      permissions: WRONG_PERMISSIONS,
      ownOrdersOnly: boolean,
      requiresSecondFactor: boolean,
      maxDiscountPercent: integer(0, 100),
    }),
  },
  'Mutation.deleteStaffRole': {
    ...write,
    calls: [async (shop) => ({ id: (await shop.staffRole()).id })],
    refused: ({ text }) => ({ id: text(1, 36) }),
  },
} satisfies Operations;
