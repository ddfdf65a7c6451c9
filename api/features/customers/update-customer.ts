import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { User } from '../../identity/user.entity.js';
import { AppError } from '../../shared/errors.js';
import { normalisePhone } from '../../shared/input/phone.js';
import { normaliseTaxNumber } from '../../shared/input/tax-number.js';
import { expectVersion } from '../../shared/row-version.js';
import { asStaff } from '../audit/as-staff.js';
import { Customer } from './customer.entity.js';
import type { UpdateCustomerInput } from './customer.inputs.js';

/**
 * Corrects how staff call and reach a customer, and the notes; what the customer wrote in orders, offers and inquiries
 * stays. Throws NOT_FOUND, CHANGED_MEANWHILE for a version that is not the latest.
 */
export function updateCustomer(
  em: EntityManager,
  actor: User,
  { id, version, ...input }: UpdateCustomerInput,
): Promise<Customer> {
  return asStaff(em, actor, async (tx) => {
    const lock = { lockMode: LockMode.PESSIMISTIC_WRITE };
    const customer = await tx.findOne(Customer, { id }, lock);
    if (!customer) throw new AppError('NOT_FOUND', `Nie ma klienta nr\u00a0${id}.`);
    expectVersion(customer, version);
    customer.name = input.name?.trim() || null;
    customer.phone = normalisePhone(input.phone);
    customer.address = input.address?.trim() || null;
    customer.companyName = input.companyName?.trim() || null;
    customer.companyTaxNumber = normaliseTaxNumber(input.companyTaxNumber);
    customer.notes = input.notes.trim();
    await tx.flush();
    return customer;
  });
}
