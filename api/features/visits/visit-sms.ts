import type { EntityManager } from '@mikro-orm/postgresql';
import { clockText } from '#engine/locale/polish-time';
import { VISIT_KIND_LABELS } from '#engine/visits/kinds';
import { queueJob } from '../../database/database-calls.js';
import type { Job } from '../../request/job.js';
import type { Services } from '../../request/services.js';
import { isPolishMobile } from '../../shared/input/phone.js';
import { arrivalDay } from '../agreements/visit-event.js';
import { visitPath } from './visit-mails.js';
import { matterOf } from './visit-subject.js';
import { Visit } from './visit.entity.js';

const MAX_ATTEMPTS = 8;
const SEND_VISIT_SMS = 'send_visit_sms';

/** What a text message tells; each once of a time. */
type News = 'confirmed' | 'moved' | 'reminder';

interface VisitSms {
  visitId: string;
  news: News;
  /** ISO text; another time by then makes the message void. */
  startsAt: string;
}

/** Queues a text message about the present time of a visit, in the caller's transaction. */
export async function queueVisitSms(
  tx: EntityManager,
  { id: visitId, startsAt }: Visit,
  news: News,
): Promise<void> {
  if (!startsAt) return;
  const payload: VisitSms = { visitId, news, startsAt: startsAt.toISOString() };
  await queueJob(tx, SEND_VISIT_SMS, payload, MAX_ATTEMPTS);
}

/** Sends a queued message to a Polish mobile number; to no other, and not where the visit has no longer this time. */
async function sendVisitSms(
  em: EntityManager,
  { visitId, news, startsAt }: VisitSms,
  { sms, env, content: { company } }: Services,
): Promise<void> {
  const visit = await em.findOne(Visit, {
    id: visitId,
    state: 'confirmed',
    startsAt: new Date(startsAt),
  });
  if (!visit) return;
  const { customerPhone } = await matterOf(visit);
  if (!customerPhone || !isPolishMobile(customerPhone)) return;
  await sms.send({
    id: `${visitId}${news}${Date.parse(startsAt)}`.replaceAll('-', ''),
    recipient: customerPhone,
    text: `${company.name}: ${textOf(news, visit)} ${env.PUBLIC_URL}${visitPath(visit.token)}`,
  });
}

function textOf(news: News, visit: Visit): string {
  const { kind, arrivalFrom, arrivalUntil } = visit;
  const [from, until] = [arrivalFrom, arrivalUntil].map((at) => at && clockText(at));
  const what = VISIT_KIND_LABELS[kind].toLowerCase();
  const when = `przyjazd ${from}–${until}`;
  if (news === 'reminder') return `jutro ${what}, ${when}. Szczegóły:`;
  const time = `${what} ${arrivalDay(visit)}, ${when}.`;
  return news === 'moved' ? `nowy termin: ${time} Zmiana:` : `${time} Zmiana terminu:`;
}

export const visitSmsJob: Job<VisitSms> = {
  name: SEND_VISIT_SMS,
  run: ({ em, services }, payload) => sendVisitSms(em, payload, services),
};
