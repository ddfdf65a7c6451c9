import type { EntityManager } from '@mikro-orm/postgresql';
import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Context, StaffContext } from '../../../request/context.js';
import { attempt } from '../../../shared/user-error.js';
import { erasePerson, goingCount, partsOf, planErasure } from './erase-person.js';
import {
  ErasePersonalDataInput,
  ErasePersonalDataPayload,
  PersonInput,
  PersonalData,
} from './person.inputs.js';
import { findPerson } from './person.js';

@Resolver()
export class PersonResolver {
  @Query(() => PersonalData, {
    description: 'For admins: what erasing a person deletes, and what it keeps.',
  })
  personalData(
    @Arg('input', () => PersonInput) { who }: PersonInput,
    @Ctx() { em }: Context,
  ): Promise<PersonalData> {
    return readPersonalData(em, who);
  }

  @Mutation(() => ErasePersonalDataPayload, {
    description:
      'For admins: deletes for good what need not stay of a person. CHANGED_MEANWHILE where something has come or gone ' +
      'since it was seen.',
  })
  async erasePersonalData(
    @Arg('input', () => ErasePersonalDataInput) input: ErasePersonalDataInput,
    @Ctx() { em, viewer, services }: StaffContext,
  ): Promise<ErasePersonalDataPayload> {
    const { result: personalData, userErrors } = await attempt(async () => {
      await erasePerson(em, viewer, input);
      return readPersonalData(services.orm.em.fork(), input.who);
    });
    return { personalData, userErrors };
  }
}

async function readPersonalData(em: EntityManager, who: string): Promise<PersonalData> {
  const person = await findPerson(em, who);
  const plan = await planErasure(em, person);
  const { customer, keys } = person;
  return { customer, contacts: keys, ...partsOf(plan), goingCount: goingCount(plan) };
}
