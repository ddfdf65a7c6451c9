import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Context, StaffContext } from '../../request/context.js';
import { PageInput } from '../../shared/page.js';
import { ReadRowInput } from '../../shared/row-version.js';
import { attempt } from '../../shared/user-error.js';
import { Inquiry } from '../inquiries/inquiry.entity.js';
import { Offer } from '../offers/offer.entity.js';
import { Order } from '../orders/order.entity.js';
import { contactsOf, findDuplicates, readConsents } from './customer-file.js';
import { readTimeline } from './customer-timeline.js';
import { Customer } from './customer.entity.js';
import {
  CustomerFilter,
  CustomerList,
  CustomerPayload,
  type CustomerSort,
  CustomerSortEnum,
  MergeCustomersInput,
  UpdateCustomerInput,
} from './customer.inputs.js';
import {
  CustomerConsent,
  CustomerContacts,
  CustomerDuplicate,
  CustomerSums,
  TimelineEntry,
} from './customer.payloads.js';
import { listCustomers, sumsOf } from './list-customers.js';
import { mergeCustomers, unmergeCustomer } from './merge-customers.js';
import { customerIdOf, readGroup, rootIdOf } from './read-group.js';
import { updateCustomer } from './update-customer.js';

@Resolver(() => Customer)
export class CustomerResolver {
  @Query(() => CustomerList, { description: 'For staff: the customers, aliases left out.' })
  customers(
    @Arg('filter', () => CustomerFilter, { nullable: true }) filter: CustomerFilter | null,
    @Arg('sort', () => CustomerSortEnum, { defaultValue: 'newest' }) sort: CustomerSort,
    @Arg('page', () => PageInput, { nullable: true }) page: PageInput | null,
    @Ctx() { em }: Context,
  ): Promise<CustomerList> {
    return listCustomers(em, filter ?? {}, sort, page ?? new PageInput());
  }

  @Query(() => Customer, {
    nullable: true,
    description: 'For staff: a customer or an alias; null where there is none with this id.',
  })
  customer(@Arg('id', () => Int) id: number, @Ctx() { em }: Context): Promise<Customer | null> {
    return em.findOne(Customer, { id });
  }

  @Mutation(() => CustomerPayload, {
    description: 'For staff: corrects the contact and the notes; NOT_FOUND, CHANGED_MEANWHILE.',
  })
  async updateCustomer(
    @Arg('input', () => UpdateCustomerInput) input: UpdateCustomerInput,
    @Ctx() { em, viewer }: StaffContext,
  ): Promise<CustomerPayload> {
    const { result: customer, userErrors } = await attempt(() => updateCustomer(em, viewer, input));
    return { customer, userErrors };
  }

  @Mutation(() => CustomerPayload, {
    description:
      'For staff: makes a customer an alias of another one, which `unmergeCustomer` undoes. CONFLICT for one who is an ' +
      'alias already, or of whom the other one is an alias.',
  })
  mergeCustomers(
    @Arg('input', () => MergeCustomersInput) input: MergeCustomersInput,
    @Ctx() context: StaffContext,
  ): Promise<CustomerPayload> {
    return payloadOf(context, mergeCustomers(context.em, context.viewer, input));
  }

  @Mutation(() => CustomerPayload, {
    description:
      'For staff: makes an alias a customer of their own again, as they were; CONFLICT for one who is no alias.',
  })
  unmergeCustomer(
    @Arg('input', () => ReadRowInput) input: ReadRowInput,
    @Ctx() context: StaffContext,
  ): Promise<CustomerPayload> {
    return payloadOf(context, unmergeCustomer(context.em, context.viewer, input));
  }

  @FieldResolver(() => String, { nullable: true, description: 'Null where only a phone is known.' })
  email(@Root() { key }: Customer): string | null {
    return key.includes('@') ? key : null;
  }

  @FieldResolver(() => CustomerSums, { description: 'With those of all aliases.' })
  async sums(@Root() customer: Customer, @Ctx() { em }: Context): Promise<CustomerSums> {
    return (await sumsOf(em, rootIdOf(customer)))!;
  }

  @FieldResolver(() => Customer, {
    nullable: true,
    description: 'The customer who stands for this alias; null for a customer of their own.',
  })
  async root(@Root() { root }: Customer): Promise<Customer | null> {
    return root && root.loadOrFail();
  }

  @FieldResolver(() => [Customer], { description: 'Who were merged into this customer.' })
  aliases(@Root() { id }: Customer, @Ctx() { em }: Context): Promise<Customer[]> {
    return em.find(Customer, { root: id }, { orderBy: { id: 'asc' } });
  }

  @FieldResolver(() => CustomerContacts)
  async contacts(@Root() customer: Customer, @Ctx() { em }: Context): Promise<CustomerContacts> {
    return contactsOf(await readGroup(em, customer));
  }

  @FieldResolver(() => [CustomerConsent], { description: 'The newest first.' })
  async consents(@Root() customer: Customer, @Ctx() { em }: Context): Promise<CustomerConsent[]> {
    return readConsents(em, await readGroup(em, customer));
  }

  @FieldResolver(() => [TimelineEntry], {
    description:
      'All matters of the customer and the aliases and what became of them, newest first.',
  })
  async timeline(@Root() customer: Customer, @Ctx() { em }: Context): Promise<TimelineEntry[]> {
    return readTimeline(em, await readGroup(em, customer));
  }

  @FieldResolver(() => [CustomerDuplicate], {
    description: 'Customers who may be the same person; at most 20 for each reason.',
  })
  async duplicates(
    @Root() customer: Customer,
    @Ctx() { em }: Context,
  ): Promise<CustomerDuplicate[]> {
    return findDuplicates(em, await readGroup(em, customer));
  }
}

const OF_MATTER = {
  nullable: true,
  description:
    "For staff: the number of the customer's file; null for others. An API token needs customers:read.",
} as const;

@Resolver(() => Order)
export class OrderCustomerResolver {
  @FieldResolver(() => Int, OF_MATTER)
  customerId(@Root() { id }: Order, @Ctx() context: Context): Promise<number | null> {
    return customerIdOf(context, 'order', id);
  }
}

@Resolver(() => Offer)
export class OfferCustomerResolver {
  @FieldResolver(() => Int, OF_MATTER)
  customerId(@Root() { id }: Offer, @Ctx() context: Context): Promise<number | null> {
    return customerIdOf(context, 'offer', id);
  }
}

@Resolver(() => Inquiry)
export class InquiryCustomerResolver {
  @FieldResolver(() => Int, OF_MATTER)
  customerId(@Root() { id }: Inquiry, @Ctx() context: Context): Promise<number | null> {
    return customerIdOf(context, 'inquiry', id);
  }
}

/** Answers with a customer read anew, because a merge changes several rows. */
async function payloadOf({ services }: Context, write: Promise<number>): Promise<CustomerPayload> {
  const { result: customer, userErrors } = await attempt(async () => {
    const id = await write;
    return services.orm.em.fork().findOne(Customer, { id });
  });
  return { customer, userErrors };
}
