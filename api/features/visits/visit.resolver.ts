import type { EntityManager } from '@mikro-orm/postgresql';
import { IsUUID } from 'class-validator';
import { Arg, Ctx, Field, ID, InputType, Mutation, Query, Resolver } from 'type-graphql';
import type { Context, StaffContext } from '../../request/context.js';
import { AppError } from '../../shared/errors.js';
import { isUuid } from '../../shared/id.js';
import { PageInput } from '../../shared/page.js';
import { attempt } from '../../shared/user-error.js';
import { CustomerLinkPayload } from '../audit/customer-link.payloads.js';
import { recordOpening } from '../audit/record-opening.js';
import { askAgain, planVisit, setVisitState, updateVisit } from './change-visit.js';
import { createVisits } from './create-visit.js';
import { orderDay, proposeOrder } from './order-day.js';
import { planningOf } from './planning.js';
import { listCrewDays, listSlots, listUnplanned } from './visit-lists.js';
import { visitPath } from './visit-mails.js';
import { Visit } from './visit.entity.js';
import {
  CreateVisitInput,
  CrewDayInput,
  OrderDayInput,
  PlanVisitInput,
  ReadVisitInput,
  SetVisitStateInput,
  UpdateVisitInput,
  VisitDaysInput,
  VisitSlotsInput,
} from './visit.inputs.js';
import {
  CreateVisitPayload,
  CrewDay,
  DayOrder,
  OrderDayPayload,
  VisitList,
  VisitPayload,
  VisitSlots,
} from './visit.payloads.js';

@InputType()
export class RevealVisitLinkInput {
  @Field(() => ID)
  @IsUUID()
  visitId!: string;
}

@Resolver()
export class VisitResolver {
  @Query(() => [CrewDay], {
    description:
      'For staff: the days of all crews, by crew and day, with visits, conflicts and travel.',
  })
  visits(
    @Arg('input', () => VisitDaysInput) input: VisitDaysInput,
    @Ctx() { em, services }: Context,
  ): Promise<CrewDay[]> {
    return listCrewDays(em, input, services.content.company);
  }

  @Query(() => VisitList, {
    description: 'For staff: the visits that wait for a time, the oldest first.',
  })
  unplannedVisits(
    @Arg('page', () => PageInput, { defaultValue: {} }) page: PageInput,
    @Ctx() { em }: Context,
  ): Promise<VisitList> {
    return listUnplanned(em, page);
  }

  @Query(() => Visit, {
    nullable: true,
    description: 'For staff: a visit; null where there is none with this id.',
  })
  async adminVisit(@Arg('id', () => ID) id: string, @Ctx() { em }: Context): Promise<Visit | null> {
    return isUuid(id) ? em.findOne(Visit, { id }) : null;
  }

  @Query(() => VisitSlots, {
    description: 'For staff: the free times of a visit in four weeks. NOT_FOUND.',
  })
  visitSlots(
    @Arg('input', () => VisitSlotsInput) input: VisitSlotsInput,
    @Ctx() { em, services }: Context,
  ): Promise<VisitSlots> {
    return listSlots(em, input, services.content.company, new Date());
  }

  @Query(() => DayOrder, {
    description:
      "For staff: an order of a crew's day with less travel; visits to whose time the customer has agreed, and pinned " +
      'ones, stay. Without moves where there is no better one, and for today and days that have passed. NOT_FOUND.',
  })
  dayOrder(
    @Arg('input', () => CrewDayInput) input: CrewDayInput,
    @Ctx() { em, services }: Context,
  ): Promise<DayOrder> {
    return proposeOrder(em, input, planningOf(services));
  }

  @Mutation(() => OrderDayPayload, {
    description:
      "For staff: gives a crew's day the proposed order. CHANGED_MEANWHILE where another one would be proposed by now.",
  })
  async orderDay(
    @Arg('input', () => OrderDayInput) input: OrderDayInput,
    @Ctx() { em, viewer, services }: StaffContext,
  ): Promise<OrderDayPayload> {
    const { result, userErrors } = await attempt(() =>
      orderDay(em, viewer, input, planningOf(services)),
    );
    return { visits: result ?? [], userErrors };
  }

  @Mutation(() => CreateVisitPayload, {
    description:
      'For staff: adds a visit without a time, several for work of several days. CONFLICT while one of this kind ' +
      'waits for its time.',
  })
  async createVisit(
    @Arg('input', () => CreateVisitInput) input: CreateVisitInput,
    @Ctx() { em, viewer, services }: StaffContext,
  ): Promise<CreateVisitPayload> {
    const { result, userErrors } = await attempt(() =>
      createVisits(em, viewer, input, planningOf(services)),
    );
    return { visits: result ?? [], userErrors };
  }

  @Mutation(() => VisitPayload, {
    description:
      'For staff: gives a visit a crew and a time, also another one. CONFLICT where the crew cannot do it; the ' +
      'customer is mailed a confirmed time unless the arrival stays as promised.',
  })
  planVisit(
    @Arg('input', () => PlanVisitInput) input: PlanVisitInput,
    @Ctx() { em, viewer, services }: StaffContext,
  ): Promise<VisitPayload> {
    return answer(em, input.id, () => planVisit(em, viewer, input, planningOf(services)));
  }

  @Mutation(() => VisitPayload, {
    description:
      'For staff: from asked to cancelled; from offered to confirmed, asked or cancelled; from confirmed to done, ' +
      'failed, asked or cancelled; from done to confirmed; from failed to asked or cancelled; from cancelled to asked. ' +
      'Otherwise CONFLICT. asked gives up the time, and mails the customer a link to choose another.',
  })
  setVisitState(
    @Arg('input', () => SetVisitStateInput) input: SetVisitStateInput,
    @Ctx() { em, viewer, services }: StaffContext,
  ): Promise<VisitPayload> {
    return answer(em, input.id, () => setVisitState(em, viewer, input, planningOf(services)));
  }

  @Mutation(() => VisitPayload, {
    description:
      'For staff: mails the customer again the link to choose a time. CONFLICT for a visit that does not wait for one, ' +
      'and without an e-mail address.',
  })
  askVisitAgain(
    @Arg('input', () => ReadVisitInput) input: ReadVisitInput,
    @Ctx() { em, viewer, services }: StaffContext,
  ): Promise<VisitPayload> {
    return answer(em, input.id, () => askAgain(em, viewer, input, planningOf(services)));
  }

  @Mutation(() => VisitPayload, {
    description:
      'For staff: changes a visit. CONFLICT where the crew cannot do what is planned that way.',
  })
  updateVisit(
    @Arg('input', () => UpdateVisitInput) input: UpdateVisitInput,
    @Ctx() { em, viewer, services }: StaffContext,
  ): Promise<VisitPayload> {
    return answer(em, input.id, () => updateVisit(em, viewer, input, planningOf(services)));
  }

  @Mutation(() => CustomerLinkPayload, {
    description:
      "For staff: the address of the customer's own page of a visit; recorded in the audit log.",
  })
  async revealVisitLink(
    @Arg('input', () => RevealVisitLinkInput) { visitId: id }: RevealVisitLinkInput,
    @Ctx() { em, viewer }: StaffContext,
  ): Promise<CustomerLinkPayload> {
    const { result: path, userErrors } = await attempt(async () => {
      const visit = await em.findOne(Visit, { id });
      if (!visit) throw new AppError('NOT_FOUND', 'Nie ma takiej wizyty.');
      await recordOpening(em, viewer, { type: 'visit', id });
      return visitPath(visit.token);
    });
    return { path, userErrors };
  }
}

/** Carries out a change of a visit; returns the visit as it is afterwards, also where the change was refused. */
async function answer(
  em: EntityManager,
  id: string,
  act: () => Promise<Visit>,
): Promise<VisitPayload> {
  const { result, userErrors } = await attempt(act);
  return { visit: result ?? (await em.fork().findOne(Visit, { id })), userErrors };
}
