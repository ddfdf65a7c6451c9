import { OptionalProps, type Ref } from '@mikro-orm/core';
import {
  Check,
  Entity,
  Index,
  ManyToOne,
  PrimaryKey,
  Property,
} from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { RowVersion } from '../../shared/row-version.js';
import { DateTimeISO } from '../../shared/scalars.js';

/**
 * A person or a company that has ordered, asked or been offered something. The matters themselves say by their e-mail
 * address whose they are (`CustomerMatter`), and a trigger adds a customer with the first one; this row has only what no
 * matter says: how staff call the customer, notes, and which customers are one.
 */
@ObjectType({
  simpleResolvers: true,
  description:
    'A person or a company that has ordered, asked or been offered something. Customers are added with their first matter.',
})
@Entity()
@Index({
  name: 'customer_created_at_id_index',
  expression:
    'create index "customer_created_at_id_index" on "customer" ("created_at", "id") where root_id is null',
})
@Index({
  name: 'customer_name_id_index',
  expression:
    'create index "customer_name_id_index" on "customer" ("name", "id") where root_id is null',
})
@Index({ properties: ['phone'] })
@Index({
  name: 'customer_mailbox_index',
  expression: 'create index "customer_mailbox_index" on "customer" (mailbox_of(key))',
})
@Index({
  name: 'customer_home_index',
  expression:
    'create index "customer_home_index" on "customer" (name_key(name), postcode_in(address))',
})
@Index({
  name: 'customer_search_index',
  expression:
    'create index "customer_search_index" on "customer" using gin ("search_text" gin_trgm_ops)',
})
@Check({
  name: 'customer_merged',
  expression: '(merged_into_id is null) = (root_id is null) and root_id <> id',
})
export class Customer {
  [OptionalProps]?: 'notes' | 'contacts' | 'mergedInto' | 'root' | 'version' | 'createdAt';

  @Field(() => Int)
  @PrimaryKey({ type: 'integer' })
  readonly id!: number;

  /** The e-mail address in lower case; of customers who gave none, the telephone number. */
  @Property({ type: 'string', length: 254, unique: true })
  readonly key!: string;

  @Field(() => String, { nullable: true })
  @Property({ type: 'string', length: 120, nullable: true, collation: 'pl-x-icu' })
  name!: string | null;

  @Field(() => String, { nullable: true, description: 'E.164: "+48600100200".' })
  @Property({ type: 'string', length: 20, nullable: true })
  phone!: string | null;

  @Field(() => String, { nullable: true })
  @Property({ type: 'string', length: 500, nullable: true })
  address!: string | null;

  @Field(() => String, { nullable: true, description: 'Null for a person.' })
  @Property({ type: 'string', length: 200, nullable: true })
  companyName!: string | null;

  @Field(() => String, { nullable: true, description: '"7261120385", or "DE123456789".' })
  @Property({ type: 'string', length: 14, nullable: true })
  companyTaxNumber!: string | null;

  @Field(() => String, { description: 'Of staff; customers never see them.' })
  @Property({ type: 'string', length: 4000, default: '' })
  notes: string = '';

  /** The names, telephone numbers and addresses of all matters, a line each, for the search. */
  @Property({ type: 'text', default: '', lazy: true })
  contacts: string = '';

  /** The customer of whom this one is an alias; null for a customer of their own. */
  @ManyToOne(() => Customer, { ref: true, nullable: true, index: true, deleteRule: 'no action' })
  mergedInto: Ref<Customer> | null = null;

  /** The end of the chain of `mergedInto`. */
  @ManyToOne(() => Customer, { ref: true, nullable: true, index: true, deleteRule: 'no action' })
  root: Ref<Customer> | null = null;

  @RowVersion
  version!: number;

  @Field(() => DateTimeISO, { description: 'When the first matter came.' })
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt: Date = new Date();

  /** Everything by which staff look for a customer, normalised by `search_key()`; a generated column. */
  @Property({
    type: 'text',
    lazy: true,
    nullable: true,
    generated: `(search_key(key || ' ' || coalesce(name, '') || ' ' || coalesce(phone, '') || ' ' || coalesce(address, '') || ' ' || coalesce(company_name, '') || ' ' || coalesce(company_tax_number, '') || ' ' || contacts)) stored`,
  })
  searchText?: string;
}
