import type { EntityManager } from '@mikro-orm/postgresql';
import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Context, StaffContext } from '../../../request/context.js';
import { attempt } from '../../../shared/user-error.js';
import { ListedService } from './listed-service.entity.js';
import {
  CreateListedServiceInput,
  DeleteListedServiceInput,
  ListedServicesPayload,
  UpdateListedServiceInput,
} from './listed-service.inputs.js';
import {
  createListedService,
  deleteListedService,
  readListedServices,
  updateListedService,
} from './listed-services.js';

@Resolver()
export class ListedServiceResolver {
  @Query(() => [ListedService], { description: 'For staff: the price list of services, by text.' })
  listedServices(@Ctx() { em }: Context): Promise<ListedService[]> {
    return readListedServices(em);
  }

  @Mutation(() => ListedServicesPayload, {
    description: 'For staff: adds a service to the price list.',
  })
  createListedService(
    @Arg('input', () => CreateListedServiceInput) input: CreateListedServiceInput,
    @Ctx() { em, viewer }: StaffContext,
  ): Promise<ListedServicesPayload> {
    return answered(em, () => createListedService(em, viewer, input));
  }

  @Mutation(() => ListedServicesPayload, {
    description:
      'For staff: changes a service of the price list; orders and offers stay as they are.',
  })
  updateListedService(
    @Arg('input', () => UpdateListedServiceInput) input: UpdateListedServiceInput,
    @Ctx() { em, viewer }: StaffContext,
  ): Promise<ListedServicesPayload> {
    return answered(em, () => updateListedService(em, viewer, input));
  }

  @Mutation(() => ListedServicesPayload, {
    description:
      'For staff: deletes a service from the price list; orders and offers stay as they are.',
  })
  deleteListedService(
    @Arg('input', () => DeleteListedServiceInput) { id }: DeleteListedServiceInput,
    @Ctx() { em, viewer }: StaffContext,
  ): Promise<ListedServicesPayload> {
    return answered(em, () => deleteListedService(em, viewer, id));
  }
}

async function answered(
  em: EntityManager,
  write: () => Promise<void>,
): Promise<ListedServicesPayload> {
  const { userErrors } = await attempt(write);
  return { listedServices: await readListedServices(em.fork()), userErrors };
}
