import type { EntityManager } from '@mikro-orm/postgresql';
import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { User } from '../../../identity/user.entity.js';
import type { Context, StaffContext } from '../../../request/context.js';
import { batched } from '../../../shared/batched.js';
import { attempt } from '../../../shared/user-error.js';
import { feedPath } from '../calendar/crew-feed.js';
import { CrewAbsence } from './crew-absence.entity.js';
import { CrewMember } from './crew-member.entity.js';
import { Crew } from './crew.entity.js';
import {
  AddAbsenceInput,
  ArchiveCrewInput,
  CreateCrewInput,
  CrewPayload,
  RemoveAbsenceInput,
  RemoveTravelTimeInput,
  SetTravelTimeInput,
  TravelTimesPayload,
  UpdateCrewInput,
} from './crew.inputs.js';
import { addAbsence, archiveCrew, createCrew, removeAbsence, updateCrew } from './crews.js';
import { TravelTime } from './travel-time.entity.js';
import { listTravelTimes, removeTravelTime, setTravelTime } from './travel-times.js';

/** The people of crews by the id of their crew, in one query. */
const membersOf = batched(async (em: EntityManager, ids: readonly number[]) => {
  const members = await em.find(
    CrewMember,
    { crew: { $in: [...ids] } },
    { populate: ['user'], orderBy: { user: { name: 'asc', id: 'asc' } } },
  );
  return Map.groupBy(members, ({ crew }) => crew.id);
});

@Resolver(() => Crew)
export class CrewResolver {
  @Query(() => [Crew], { description: 'For staff: all crews, those in use first, by name.' })
  crews(@Ctx() { em }: Context): Promise<Crew[]> {
    const orderBy = { archivedAt: 'asc nulls first', name: 'asc', id: 'asc' } as const;
    return em.find(Crew, {}, { orderBy });
  }

  @Mutation(() => CrewPayload, { description: 'For staff: adds a crew.' })
  async createCrew(
    @Arg('input', () => CreateCrewInput) input: CreateCrewInput,
    @Ctx() { em, viewer }: StaffContext,
  ): Promise<CrewPayload> {
    const { result: crew, userErrors } = await attempt(() => createCrew(em, viewer, input));
    return { crew, userErrors };
  }

  @Mutation(() => CrewPayload, {
    description:
      'For staff: changes a crew. Visits that it can no longer do stay, and are shown as conflicts.',
  })
  updateCrew(
    @Arg('input', () => UpdateCrewInput) input: UpdateCrewInput,
    @Ctx() { em, viewer }: StaffContext,
  ): Promise<CrewPayload> {
    return answer(em, input.id, () => updateCrew(em, viewer, input));
  }

  @Mutation(() => CrewPayload, {
    description:
      'For staff: takes a crew out of use, or back into it; CONFLICT while it has visits ahead.',
  })
  archiveCrew(
    @Arg('input', () => ArchiveCrewInput) input: ArchiveCrewInput,
    @Ctx() { em, viewer }: StaffContext,
  ): Promise<CrewPayload> {
    return answer(em, input.id, () => archiveCrew(em, viewer, input));
  }

  @Mutation(() => CrewPayload, {
    description:
      'For staff: adds an absence of a crew. Visits in that time stay, and are shown as conflicts.',
  })
  addAbsence(
    @Arg('input', () => AddAbsenceInput) input: AddAbsenceInput,
    @Ctx() { em, viewer }: StaffContext,
  ): Promise<CrewPayload> {
    return answer(em, input.crewId, () => addAbsence(em, viewer, input));
  }

  @Mutation(() => CrewPayload, { description: 'For staff: removes an absence of a crew.' })
  async removeAbsence(
    @Arg('input', () => RemoveAbsenceInput) { id }: RemoveAbsenceInput,
    @Ctx() { em, viewer }: StaffContext,
  ): Promise<CrewPayload> {
    const { result: crew, userErrors } = await attempt(() => removeAbsence(em, viewer, id));
    return { crew, userErrors };
  }

  @Query(() => [TravelTime], {
    description: 'For staff: the travel times that staff have corrected, by town.',
  })
  travelTimes(@Ctx() { em }: Context): Promise<TravelTime[]> {
    return listTravelTimes(em);
  }

  @Mutation(() => TravelTimesPayload, {
    description:
      'For staff: sets the travel time between two postcode areas, instead of the estimate or the present one.',
  })
  async setTravelTime(
    @Arg('input', () => SetTravelTimeInput) input: SetTravelTimeInput,
    @Ctx() { em, viewer }: StaffContext,
  ): Promise<TravelTimesPayload> {
    const { userErrors } = await attempt(() => setTravelTime(em, viewer, input));
    return { travelTimes: await listTravelTimes(em.fork()), userErrors };
  }

  @Mutation(() => TravelTimesPayload, {
    description: 'For staff: removes a travel time, so that the estimate counts again.',
  })
  async removeTravelTime(
    @Arg('input', () => RemoveTravelTimeInput) { id }: RemoveTravelTimeInput,
    @Ctx() { em, viewer }: StaffContext,
  ): Promise<TravelTimesPayload> {
    const { userErrors } = await attempt(() => removeTravelTime(em, viewer, id));
    return { travelTimes: await listTravelTimes(em.fork()), userErrors };
  }

  @FieldResolver(() => [CrewAbsence], { description: 'Those that have not ended, by time.' })
  async absences(@Root() crew: Crew): Promise<CrewAbsence[]> {
    const now = new Date();
    return (await crew.absences.loadItems()).filter(({ endsAt }) => endsAt > now);
  }

  @FieldResolver(() => [User], {
    description: 'The accounts of its people, by name: they see its days on the phone.',
  })
  async members(@Root() { id }: Crew, @Ctx() { em }: Context): Promise<User[]> {
    return ((await membersOf(em, id)) ?? []).map(({ user }) => user.$);
  }

  @FieldResolver(() => String, {
    description:
      'The path of its calendar feed, which opens without signing in: "/api/visits/feed/….ics".',
  })
  feedPath(@Root() { feedSecret }: Crew): string {
    return feedPath(feedSecret);
  }
}

/** Carries out a change of a crew; returns the crew as it is afterwards, also where the change was refused. */
async function answer(
  em: EntityManager,
  id: number,
  act: () => Promise<Crew>,
): Promise<CrewPayload> {
  const { result, userErrors } = await attempt(act);
  return { crew: result ?? (await em.fork().findOne(Crew, { id })), userErrors };
}
