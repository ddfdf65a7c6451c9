import type { EntityManager } from '@mikro-orm/postgresql';
import { db } from '../../database/db.js';
import type { User } from '../../identity/user.entity.js';
import type { PageInput } from '../../shared/page.js';
import { mailsWithJobs } from './mail-jobs.js';
import type {
  UndeliveredMailList,
  UndeliveredMailSort,
  UndeliveredMailSummary,
} from './mail.inputs.js';
import { mailRecords, toRecord } from './read-mails.js';

const LATE_AFTER_MS = 5 * 60_000;

/** Who asks; null for the shop itself, which sees all. */
type Viewer = Pick<User, 'may'> | null;

/**
 * A query of the ids of the undelivered mails that the viewer may see: given up, failed and to be retried, or due more
 * than 5 minutes ago. Mails that are about no order, inquiry or offer need accounts:write.
 */
export const undeliveredIds = (em: EntityManager, viewer: Viewer) =>
  mailsWithJobs(em)
    .select('mail.id')
    .where('mail.sentAt', 'is', null)
    .where((eb) =>
      eb.or([
        eb('job.id', 'is', null),
        eb('job.last_error', 'is not', null),
        eb('job.run_at', '<', new Date(Date.now() - LATE_AFTER_MS).toISOString()),
      ]),
    )
    .$if(viewer?.may('accounts:write') === false, (query) =>
      query.where((eb) =>
        eb.or([
          eb('mail.orderId', 'is not', null),
          eb('mail.inquiryId', 'is not', null),
          eb('mail.offerId', 'is not', null),
        ]),
      ),
    );

/** One page of the undelivered mails that the viewer may see. */
export async function listUndelivered(
  em: EntityManager,
  viewer: Viewer,
  sort: UndeliveredMailSort,
  { limit, offset }: PageInput,
): Promise<UndeliveredMailList> {
  const direction = sort === 'newest' ? 'desc' : 'asc';
  const rows = await mailRecords(em)
    .where('mail.id', 'in', undeliveredIds(em, viewer))
    .orderBy('mail.createdAt', direction)
    .orderBy('mail.id', direction)
    .limit(limit)
    .offset(offset)
    .execute();
  const { failed, retrying, late } = await summariseUndelivered(em, viewer);
  return { items: rows.map(toRecord), totalCount: failed + retrying + late };
}

/**
 * How many undelivered mails the viewer may see, by state, and when the oldest of them was written (null where there
 * are none).
 */
export async function summariseUndelivered(
  em: EntityManager,
  viewer: Viewer,
): Promise<UndeliveredMailSummary> {
  const undelivered = undeliveredIds(em, viewer)
    .select(['mail.createdAt', 'job.last_error as problem'])
    .select((eb) => {
      const isUsedUp = eb('job.attempts', '>=', eb.ref('job.max_attempts'));
      const isIdle = eb('job.locked_at', 'is', null);
      return eb.or([eb('job.id', 'is', null), eb.and([isUsedUp, isIdle])]).as('isGivenUp');
    })
    .as('undelivered');
  const row = await db(em)
    .selectFrom(undelivered)
    .select(({ fn }) => {
      const tried = fn.countAll<string>().filterWhere('isGivenUp', '=', false);
      return [
        fn.countAll<string>().filterWhere('isGivenUp', '=', true).as('failed'),
        tried.filterWhere('problem', 'is not', null).as('retrying'),
        tried.filterWhere('problem', 'is', null).as('late'),
        fn.min<string | null>('createdAt').as('oldestAt'),
      ];
    })
    .executeTakeFirstOrThrow();
  return {
    failed: Number(row.failed),
    retrying: Number(row.retrying),
    late: Number(row.late),
    oldestAt: row.oldestAt === null ? null : new Date(row.oldestAt),
  };
}
