import { type PermissionName, ROLE_PERMISSIONS } from '#engine/trade/rights/permissions';

/** Somebody logged in to the staff area who may do only this. */
export const staffMemberWho = (...permissions: readonly PermissionName[]) => ({
  id: 1,
  name: 'Ewa Lis',
  email: 'ewa@example.pl',
  lacksSecondFactor: false,
  role: {
    id: 'staff',
    name: 'Biuro',
    permissions,
    ownOrdersOnly: false,
    requiresSecondFactor: false,
    maxDiscountPercent: null as number | null,
  },
});

const OF_OWNERS = /^(prices|pages|settings|audit|accounts|roles|tokens):|:correct$/;

/** The member of staff who is logged in to the staff area in tests: of the office. */
export const staffMember = staffMemberWho(
  ...ROLE_PERMISSIONS.filter((name) => !OF_OWNERS.test(name)),
);

export const owner = {
  ...staffMember,
  role: { ...staffMember.role, id: 'admin', name: 'Właściciel', permissions: ROLE_PERMISSIONS },
};
