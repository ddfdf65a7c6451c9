import { OptionalProps, type Ref } from '@mikro-orm/core';
import {
  Check,
  Entity,
  ManyToOne,
  PrimaryKey,
  Property,
  Unique,
} from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import type { Configuration } from '#engine/goods/configuration/configuration';
import { User } from '../../identity/user.entity.js';
import { DateTimeISO } from '../../shared/scalars.js';
import type { StoredIssuer } from '../agreements/paper/issuer.js';
import type { Stroke } from '../agreements/signature.js';
import { Visit } from '../visits/visit.entity.js';
import { ChecklistAnswer, ProtocolDefect, ProtocolLine } from './protocol-parts.js';

/** Goods as they were when the protocol about them was signed. */
export interface SignedGoods {
  id: string;
  position: number;
  quantity: number;
  label: string;
  productName: string;
  settings: Configuration;
}

/** What the paper of a signed protocol needs, whatever changes later. */
interface SignedSnapshot {
  issuer: StoredIssuer;
  customerName: string;
  goods: SignedGoods[];
}

/** What a crew has measured, installed or mended in a visit. Once it is signed, it stays as it is. */
@ObjectType({
  simpleResolvers: true,
  description: 'What a crew has measured, installed or mended in a visit.',
})
@Entity()
@Check({
  name: 'protocol_signed',
  expression: 'num_nulls(signed_at, signed_name, snapshot) in (0, 3)',
})
export class Protocol {
  [OptionalProps]?:
    | 'signedName'
    | 'signedAt'
    | 'strokes'
    | 'snapshot'
    | 'changeVersion'
    | 'problem'
    | 'createdAt'
    | 'updatedAt';

  /** Made by the phone. */
  @Field(() => ID)
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @ManyToOne(() => Visit, { ref: true, index: false, deleteRule: 'cascade' })
  @Unique()
  visit!: Ref<Visit>;

  @Field(() => [ChecklistAnswer])
  @Property({ type: 'json' })
  checklist!: ChecklistAnswer[];

  @Field(() => [ProtocolLine])
  @Property({ type: 'json' })
  lines!: ProtocolLine[];

  @Field(() => [ProtocolDefect])
  @Property({ type: 'json' })
  defects!: ProtocolDefect[];

  @Field(() => String)
  @Property({ type: 'string', length: 2000 })
  remark!: string;

  /** The member of staff who wrote it. */
  @ManyToOne(() => User, { ref: true, nullable: true, index: true })
  author!: Ref<User> | null;

  @Field(() => String, { nullable: true, description: 'Who signed it; null until then.' })
  @Property({ type: 'string', length: 120, nullable: true })
  signedName: string | null = null;

  @Field(() => DateTimeISO, {
    nullable: true,
    description: 'When it was signed, by the clock of the phone; null until then.',
  })
  @Property({ type: 'datetime', nullable: true })
  signedAt: Date | null = null;

  /** The signature; null once its period is over. */
  @Property({ type: 'json', nullable: true, lazy: true })
  strokes: Stroke[] | null = null;

  @Property({ type: 'json', nullable: true, lazy: true })
  snapshot: SignedSnapshot | null = null;

  /** The number of the version of the order that it proposes. */
  @Property({ type: 'integer', nullable: true })
  changeVersion: number | null = null;

  @Field(() => String, {
    nullable: true,
    description:
      'In Polish: why the order does not follow the signed protocol, so that staff have to act; null where it does.',
  })
  @Property({ type: 'string', length: 500, nullable: true })
  problem: string | null = null;

  @Field(() => DateTimeISO)
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt: Date = new Date();

  @Field(() => DateTimeISO)
  @Property({ type: 'datetime', defaultRaw: 'now()', onUpdate: () => new Date() })
  updatedAt: Date = new Date();
}
