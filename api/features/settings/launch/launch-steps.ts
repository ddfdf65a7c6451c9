import type { EntityManager } from '@mikro-orm/postgresql';
import { SETTINGS, missingSettings } from '#engine/trade/settings/settings';
import { OWNER } from '../../../identity/staff-role.entity.js';
import { User } from '../../../identity/user.entity.js';
import type { Services } from '../../../request/services.js';
import { DEMO_ACCOUNT } from '../../../shared/env/demo-company.js';
import type { Env } from '../../../shared/env/env.js';
import { DemoRow } from './demo-row.entity.js';
import { LaunchMark, type LaunchMarkId } from './launch-mark.entity.js';
import type { LaunchStep } from './launch.inputs.js';

/** The page with the terms of sale. */
const TERMS = 'regulamin';

/** The mail server in use: a trial of another one does not count. */
export const mailServerOf = ({ SMTP_HOST, SMTP_PORT, SMTP_USER = '' }: Env): string | null =>
  SMTP_HOST === undefined ? null : `${SMTP_USER}@${SMTP_HOST}:${SMTP_PORT}`;

/** Records, in the caller's transaction, that a member of staff has done something now instead of the last time. */
export async function markLaunch(
  tx: EntityManager,
  viewer: User,
  id: LaunchMarkId,
  detail: string | null = null,
): Promise<void> {
  await tx.upsert(LaunchMark, { id, at: new Date(), by: viewer.id, detail });
}

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
  const found = await em.find(LaunchMark, {}, { populate: ['by'] });
  const marks = new Map(found.map((mark) => [mark.id, mark]));
  const demoRows = await em.count(DemoRow);
  const { products, pages } = await catalogue.current();
  const missing = missingSettings(env).filter((name) => name !== 'COMPANY_ACCOUNT');
  const isSold = [...products.values()].some(({ archivedAt }) => !archivedAt);
  const mailServer = mailServerOf(env);
  const isMailTried = mailServer !== null && marks.get('mail')?.detail === mailServer;
  const needed = (step: LaunchStep['step'], isDone: boolean, mark?: LaunchMark): LaunchStep => ({
    step,
    isDone,
    isNeeded: true,
    missing: step === 'company' ? missing.map((name) => SETTINGS[name].label) : [],
    doneBy: (isDone && mark?.by.getEntity().name) || null,
    doneAt: (isDone && mark?.at) || null,
  });
  const optional = (...step: Parameters<typeof needed>) => ({
    ...needed(...step),
    isNeeded: false,
  });
  return [
    needed('company', missing.length === 0),
    needed('account', env.COMPANY_ACCOUNT !== undefined),
    optional('logo', env.LOGO !== undefined),
    needed('admin', ownAdmins > 0),
    needed('mail', isMailTried, marks.get('mail')),
    needed('terms', marks.has('terms') || pages.has(TERMS), marks.get('terms')),
    needed('products', isSold),
    optional('payments', payments.current !== null),
    optional('ksef', ksef !== null && !ksef.isDemonstration),
    needed('demo', demoRows === 0 && !env.DEMO, marks.get('demo')),
  ];
}
