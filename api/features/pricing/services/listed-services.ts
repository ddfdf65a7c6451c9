import { LockMode, UniqueConstraintViolationException } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { pick } from '#engine/trade/fields/pick';
import type { User } from '../../../identity/user.entity.js';
import { AppError, wrongField } from '../../../shared/errors.js';
import { expectVersion } from '../../../shared/row-version.js';
import { asStaff } from '../../audit/as-staff.js';
import { ListedService } from './listed-service.entity.js';
import type { UpdateListedServiceInput } from './listed-service.inputs.js';
import type { ServicePrice } from './service-price.js';

const FIELDS = ['text', 'unit', 'unitPrice', 'vat'] as const;

/** The price list of services, by text. */
export const readListedServices = (em: EntityManager): Promise<ListedService[]> =>
  em.find(ListedService, {}, { orderBy: { text: 'asc' } });

/** Adds a service to the price list; throws BAD_USER_INPUT for a text that is taken. */
export const createListedService = (
  em: EntityManager,
  viewer: User,
  input: ServicePrice,
): Promise<void> =>
  writing(em, viewer, async (tx) => {
    tx.create(ListedService, pick(input, FIELDS));
  });

/** Changes a service of the price list; throws as `createListedService`, NOT_FOUND and CHANGED_MEANWHILE. */
export const updateListedService = (
  em: EntityManager,
  viewer: User,
  { id, version, ...input }: UpdateListedServiceInput,
): Promise<void> =>
  writing(em, viewer, async (tx) => {
    const service = await lockListedService(tx, id);
    expectVersion(service, version);
    tx.assign(service, pick(input, FIELDS));
  });

/** Deletes a service from the price list; throws NOT_FOUND. */
export const deleteListedService = (em: EntityManager, viewer: User, id: number): Promise<void> =>
  writing(em, viewer, async (tx) => {
    tx.remove(await lockListedService(tx, id));
  });

async function lockListedService(tx: EntityManager, id: number): Promise<ListedService> {
  const service = await tx.findOne(ListedService, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!service) throw new AppError('NOT_FOUND', 'Nie ma już tej usługi w\u00a0cenniku.');
  return service;
}

/** Writes in the name of the viewer, and names the field where the database refuses the text. */
async function writing(
  em: EntityManager,
  viewer: User,
  write: (tx: EntityManager) => Promise<void>,
): Promise<void> {
  try {
    await asStaff(em, viewer, write);
  } catch (error) {
    if (!(error instanceof UniqueConstraintViolationException)) throw error;
    throw wrongField('text', 'Taka usługa już jest w\u00a0cenniku.');
  }
}
