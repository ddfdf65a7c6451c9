import type { EntityManager } from '@mikro-orm/postgresql';
import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { formatAmount } from '#engine/goods/price/money';
import type { Skill } from '#engine/visits/kinds';
import { type Force, together } from '#engine/visits/two-crews';
import { mayRead } from '../../identity/rights.js';
import type { Context } from '../../request/context.js';
import { batched } from '../../shared/batched.js';
import { DateTimeISO, Decimal } from '../../shared/scalars.js';
import { ownToken } from '../agreements/own-token.js';
import { Inquiry } from '../inquiries/inquiry.entity.js';
import { Offer } from '../offers/offer.entity.js';
import { Order } from '../orders/order.entity.js';
import { Crew, SkillEnum } from './crews/crew.entity.js';
import { shownChangeUntil } from './customer/own-visits.js';
import { isBeforeGoods } from './free-times.js';
import { priceOf } from './planning.js';
import { canBeInstalled, matterOf } from './visit-subject.js';
import { Visit } from './visit.entity.js';
import { VisitAbout } from './visit.payloads.js';

@Resolver(() => Visit)
export class VisitDetailsResolver {
  @FieldResolver(() => String, {
    description:
      "Unguessable; opens the customer's own page of the visit. Only for a request that named it, or that of the " +
      'order or offer; otherwise FORBIDDEN, also for staff: see revealVisitLink.',
  })
  token(@Root() visit: Visit): string {
    return ownToken(visit);
  }

  @FieldResolver(() => Decimal, {
    nullable: true,
    description: 'What a measuring visit costs now; null for a free one and for other visits.',
  })
  price(@Root() { kind }: Visit, @Ctx() { services }: Context): string | null {
    const price = kind === 'measuring' ? priceOf(services.env) : null;
    return price === null ? null : formatAmount(price);
  }

  @FieldResolver(() => DateTimeISO, {
    nullable: true,
    description:
      'Until when the customer can move or cancel it on the page: noon of the working day before; null where it has ' +
      'no time, and where it can no longer be changed.',
  })
  changeableUntil(@Root() visit: Visit, @Ctx() { services }: Context): Date | null {
    return shownChangeUntil(visit, services.content.company, new Date());
  }

  @FieldResolver(() => DateTimeISO, {
    nullable: true,
    description:
      'For staff: when the work begins; null where there is no time, and for viewers who are not staff.',
  })
  startsAt(@Root() { startsAt }: Visit, @Ctx() { viewer }: Context): Date | null {
    return viewer && startsAt;
  }

  @FieldResolver(() => DateTimeISO, {
    nullable: true,
    description:
      'For staff: when the work ends; null where there is no time, and for viewers who are not staff.',
  })
  endsAt(@Root() { endsAt }: Visit, @Ctx() { viewer }: Context): Date | null {
    return viewer && endsAt;
  }

  @FieldResolver(() => Crew, {
    nullable: true,
    description:
      'For staff: who comes; null where there is no time, and for viewers without visits:read.',
  })
  async crew(@Root() { crew }: Visit, @Ctx() context: Context): Promise<Crew | null> {
    return mayReadVisits(context) && crew ? crew.loadOrFail() : null;
  }

  @FieldResolver(() => Crew, {
    nullable: true,
    description: 'For staff: the crew that comes, too; null where one does.',
  })
  async secondCrew(@Root() { id }: Visit, @Ctx() context: Context): Promise<Crew | null> {
    if (!mayReadVisits(context)) return null;
    const second = await secondOf(context.em, id);
    return second?.crew?.loadOrFail() ?? null;
  }

  @FieldResolver(() => Boolean, {
    description:
      'For staff: whether this is the visit of a second crew, which follows that of the first one.',
  })
  isSecond(@Root() { main }: Visit): boolean {
    return main !== null;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'For staff: what the crew needs to know; null for others.',
  })
  note(@Root() { note }: Visit, @Ctx() { viewer }: Context): string | null {
    return viewer ? note : null;
  }

  @FieldResolver(() => [SkillEnum], {
    nullable: true,
    description: 'For staff: what the crew, or both together, must have learnt; null for others.',
  })
  async skills(@Root() visit: Visit, @Ctx() { em, viewer }: Context): Promise<Skill[] | null> {
    return viewer && [...(await forceOf(em, visit)).skills];
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description:
      'For staff: how many people the crew, or both together, must have; null for others.',
  })
  async people(@Root() visit: Visit, @Ctx() { em, viewer }: Context): Promise<number | null> {
    return viewer && (await forceOf(em, visit)).people;
  }

  @FieldResolver(() => VisitAbout, {
    nullable: true,
    description:
      'What it is about: for staff, and without name and telephone for its customer; null for others.',
  })
  async about(@Root() visit: Visit, @Ctx() { viewer }: Context): Promise<VisitAbout | null> {
    if (viewer) return matterOf(visit);
    if (!visit.isOwn) return null;
    return { ...(await matterOf(visit)), customerName: null, customerPhone: null };
  }

  @FieldResolver(() => Boolean, {
    description:
      'Whether an installation is planned before the day on which the goods are there, such as after a change of the ' +
      'term of the order.',
  })
  isBeforeGoods(@Root() visit: Visit): Promise<boolean> {
    return isBeforeGoods(visit);
  }
}

const secondOf = batched(async (em: EntityManager, ids: readonly string[]) => {
  const seconds = await em.find(Visit, { main: { $in: [...ids] } });
  return new Map(seconds.map((second) => [second.main!.id, second]));
});

const forceOf = async (em: EntityManager, visit: Visit): Promise<Force> =>
  together(visit, (await secondOf(em, visit.id)) ?? null);

/** The visits by the ids of what they are about, in one query; those of second crews are left out. */
const visitsAbout = (subject: 'order' | 'offer' | 'inquiry') =>
  batched(async (em: EntityManager, ids: readonly number[]) => {
    const where = { [subject]: { $in: [...ids] }, main: null };
    const visits = await em.find(Visit, where, { orderBy: { createdAt: 'asc', id: 'asc' } });
    return Map.groupBy(visits, (visit) => visit[subject]!.id);
  });
const visitsOfOrder = visitsAbout('order');
const visitsOfOffer = visitsAbout('offer');
const visitsOfInquiry = visitsAbout('inquiry');

/** API tokens without the scope are told that they may not, as `mayRead` does. */
export const mayReadVisits = (context: Context): boolean =>
  context.viewer !== null && mayRead(context, 'visits:read');

const VISITS = {
  description: 'The oldest first; none for staff without visits:read.',
} as const;

/** The visits of an order or offer, for its customer and for staff. */
async function shownVisits(
  { isOwn }: Pick<Order, 'isOwn'>,
  context: Context,
  read: () => Promise<Visit[] | undefined>,
): Promise<Visit[]> {
  if (!isOwn && !mayReadVisits(context)) return [];
  const visits = (await read()) ?? [];
  if (isOwn) for (const visit of visits) visit.isOwn = true;
  return visits;
}

@Resolver(() => Order)
export class OrderVisitsResolver {
  @FieldResolver(() => [Visit], VISITS)
  visits(@Root() order: Order, @Ctx() context: Context): Promise<Visit[]> {
    return shownVisits(order, context, () => visitsOfOrder(context.em, order.id));
  }

  @FieldResolver(() => Boolean, {
    description:
      'Whether the customer can ask for the installation: the order is confirmed, its goods are installed, its address ' +
      'has a known postcode, and it has no installation yet that is neither cancelled nor failed.',
  })
  async canRequestInstallation(@Root() order: Order, @Ctx() { em }: Context): Promise<boolean> {
    if (!(await canBeInstalled(order))) return false;
    const visits = (await visitsOfOrder(em, order.id)) ?? [];
    return visits.every(
      ({ kind, state }) => kind !== 'installation' || state === 'cancelled' || state === 'failed',
    );
  }
}

@Resolver(() => Offer)
export class OfferVisitsResolver {
  @FieldResolver(() => [Visit], VISITS)
  visits(@Root() offer: Offer, @Ctx() context: Context): Promise<Visit[]> {
    return shownVisits(offer, context, () => visitsOfOffer(context.em, offer.id));
  }
}

@Resolver(() => Inquiry)
export class InquiryVisitsResolver {
  @FieldResolver(() => [Visit], VISITS)
  visits(@Root() { id }: Inquiry, @Ctx() context: Context): Promise<Visit[]> {
    return shownVisits({}, context, () => visitsOfInquiry(context.em, id));
  }
}
