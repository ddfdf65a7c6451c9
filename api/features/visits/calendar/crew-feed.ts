import type { EntityManager } from '@mikro-orm/postgresql';
import { formatPhone } from '#engine/locale/contact';
import { VISIT_KIND_LABELS } from '#engine/visits/kinds';
import { TAKING_STATES } from '#engine/visits/states';
import { calendarFile } from '../../../shared/calendar-file.js';
import type { CalendarEvent } from '../../../shared/calendar-file.js';
import { AppError } from '../../../shared/errors.js';
import { customerEvent, eventOf, isoOf } from '../../agreements/visit-event.js';
import { firstNameOf } from '../../mail/mail-kinds.js';
import { Crew } from '../crews/crew.entity.js';
import { findVisitByToken } from '../customer/own-visits.js';
import { matterOf } from '../visit-subject.js';
import { Visit } from '../visit.entity.js';

const DAY_MS = 86_400_000;
/** How long past visits stay in the feed of a crew. */
const KEPT_MS = 30 * DAY_MS;
const SECRET = /^[\w-]{43}$/;

/** The path of the calendar feed of a crew, which needs no signing in. */
export const feedPath = (secret: string): string => `/api/visits/feed/${secret}.ics`;

interface Shop {
  name: string;
  publicUrl: string;
}

/**
 * The visits of a crew as a calendar, for the telephones of its people: of the customer only first name, address and
 * telephone. Throws NOT_FOUND for a wrong secret and for a crew that is out of use.
 */
export async function crewFeed(em: EntityManager, secret: string, shop: Shop): Promise<string> {
  const crew = SECRET.test(secret)
    ? await em.findOne(Crew, { feedSecret: secret, archivedAt: null })
    : null;
  if (!crew) throw new AppError('NOT_FOUND', 'Nie ma takiego kalendarza.');
  const visits = await em.find(
    Visit,
    {
      crew,
      state: { $in: [...TAKING_STATES] },
      endsAt: { $gt: new Date(Date.now() - KEPT_MS) },
    },
    { orderBy: { startsAt: 'asc', id: 'asc' }, populate: ['order.lines', 'offer', 'inquiry'] },
  );
  const events = await Promise.all(visits.map(crewEvent));
  return calendarFile(events, { ...shop, name: `${shop.name}: ${crew.name}` });
}

async function crewEvent(visit: Visit): Promise<CalendarEvent> {
  const { customerName, customerPhone } = await matterOf(visit);
  const held = visit.state === 'offered' ? ' (niepotwierdzona)' : '';
  const lines = visit.order?.getEntity().lines.getItems() ?? [];
  return {
    ...eventOf(visit),
    start: isoOf(visit.startsAt),
    end: isoOf(visit.endsAt),
    summary: `${VISIT_KIND_LABELS[visit.kind]}: ${firstNameOf(customerName ?? '')}${held}`,
    description: [
      customerPhone && `Telefon: ${formatPhone(customerPhone)}`,
      ...lines.map(({ quantity, productName }) => `${quantity} × ${productName}`),
      visit.note,
    ]
      .filter(Boolean)
      .join('\n'),
  };
}

/** A visit for the calendar of its customer. Throws NOT_FOUND for a wrong token, CONFLICT for a visit without a time. */
export async function ownVisitFile(em: EntityManager, token: string, shop: Shop): Promise<string> {
  const visit = await findVisitByToken(em, token);
  if (!visit) throw new AppError('NOT_FOUND', 'Nie ma takiej wizyty.');
  if (!visit.startsAt) throw new AppError('CONFLICT', 'Ta wizyta nie ma jeszcze terminu.');
  return calendarFile([customerEvent(visit)], shop);
}
