import type { EntityManager } from '@mikro-orm/postgresql';
import { missingSettings } from '#engine/trade/settings/settings';
import { OWNER } from '../../identity/staff-role.entity.js';
import { User } from '../../identity/user.entity.js';
import type { Services } from '../../request/services.js';
import { DEMO_ACCOUNT } from '../../shared/env/demo-company.js';
import type { LaunchStep } from './settings.inputs.js';

/** What a shop needs before it sells, in the order of a first hour; whether it is done is read from what there is. */
export async function readLaunchSteps(
  em: EntityManager,
  { env, payments, ksef, catalogue }: Services,
): Promise<LaunchStep[]> {
  const ownAdmins = await em.count(User, {
    role: OWNER,
    disabledAt: null,
    email: { $ne: DEMO_ACCOUNT },
  });
  const { products } = await catalogue.current();
  const missing = missingSettings(env).filter((name) => name !== 'COMPANY_ACCOUNT');
  const isSold = [...products.values()].some(({ archivedAt }) => !archivedAt);
  return [
    { step: 'company', isDone: missing.length === 0, isNeeded: true },
    { step: 'account', isDone: env.COMPANY_ACCOUNT !== undefined, isNeeded: true },
    { step: 'admin', isDone: ownAdmins > 0, isNeeded: true },
    { step: 'mail', isDone: env.SMTP_HOST !== undefined, isNeeded: true },
    { step: 'products', isDone: isSold, isNeeded: true },
    { step: 'payments', isDone: payments.current !== null, isNeeded: false },
    { step: 'ksef', isDone: ksef !== null && !ksef.isDemonstration, isNeeded: false },
  ];
}
