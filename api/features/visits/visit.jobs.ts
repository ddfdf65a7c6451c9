import type { EntityManager } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import { addDays } from '#engine/locale/day';
import { polishClock } from '#engine/locale/polish-time';
import { instantOn } from '#engine/visits/plan';
import type { Job } from '../../request/job.js';
import { queueMail } from '../mail/queue-mail.js';
import { lockVisit } from './place-visit.js';
import { type Planning, planningOf } from './planning.js';
import { plannedMail } from './visit-mails.js';
import { queueVisitSms, visitSmsJob } from './visit-sms.js';
import { matterOf } from './visit-subject.js';
import { Visit } from './visit.entity.js';

/**
 * Reminds customers of the visits of the next day, once of each time; returns how many were reminded. A visit for which
 * this fails is logged and tried again in the next run.
 */
export async function remindVisits(
  em: EntityManager,
  logger: Logger,
  planning: Planning,
): Promise<number> {
  const tomorrow = addDays(polishClock(planning.now).day, 1);
  const startsAt = { $gte: instantOn(tomorrow, 0), $lt: instantOn(addDays(tomorrow, 1), 0) };
  const where = { state: 'confirmed', main: null, remindedAt: null, startsAt } as const;
  const due = await em.find(Visit, where, { orderBy: { startsAt: 'asc' } });
  let reminded = 0;
  for (const { id } of due) {
    try {
      await em.fork().transactional(async (tx) => {
        const visit = await lockVisit(tx, { id });
        if (visit.state !== 'confirmed' || visit.remindedAt) return;
        if (!visit.startsAt || visit.startsAt >= startsAt.$lt) return;
        visit.remindedAt = planning.now;
        await queueMail(tx, plannedMail('visit-reminder', visit, await matterOf(visit), planning));
        if (planning.sendsSms) await queueVisitSms(tx, visit, 'reminder');
        await tx.flush();
        reminded += 1;
      });
    } catch (error) {
      logger.error({ err: error, visit: id }, 'a customer is not reminded of a visit');
    }
  }
  return reminded;
}

const remind: Job = {
  name: 'remind_visits',
  crontab: '15 10 * * * remind_visits ?fill=6h&jobKey=remind_visits',
  run: ({ em, services }) => remindVisits(em, services.logger, planningOf(services)),
};

export const VISIT_JOBS: readonly Job[] = [remind, visitSmsJob as Job];
