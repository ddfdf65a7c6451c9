import { BigIntType, OptionalProps, type Ref } from '@mikro-orm/core';
import {
  Check,
  Entity,
  Index,
  ManyToOne,
  PrimaryKey,
  Property,
} from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { ApiToken } from '../../identity/api-token.entity.js';
import { User } from '../../identity/user.entity.js';
import { registerEnum } from '../../shared/register-enum.js';
import { DateTimeISO } from '../../shared/scalars.js';

export const AUDIT_ACTIONS = ['created', 'changed', 'deleted', 'opened', 'exported'] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];
export const AuditActionEnum = registerEnum(AUDIT_ACTIONS, {
  name: 'AuditAction',
  description:
    "opened: the address of the customer's own page or of a file was revealed; exported: a list was downloaded as a file.",
});

/**
 * What a member of staff changed, written by a trigger, opened (`recordOpening`) or exported (`listExport`). Rows are
 * never changed; only the nightly retention deletes some.
 */
@ObjectType({
  description: 'A change made by a member of staff, or by an API token that acts for one.',
})
@Entity()
@Index({ properties: ['subjectType', 'subjectId', 'at', 'id'] })
@Index({ properties: ['subjectType', 'at', 'id'] })
@Index({ properties: ['actor', 'at', 'id'] })
@Index({ properties: ['at', 'id'] })
@Index({
  name: 'audit_entry_search_index',
  expression:
    'create index "audit_entry_search_index" on "audit_entry" using gin ("search_text" gin_trgm_ops)',
})
@Check({
  name: 'audit_entry_action',
  expression: `action in ('created', 'changed', 'deleted', 'opened', 'exported')`,
})
export class AuditEntry {
  [OptionalProps]?: 'at';

  @Field(() => ID)
  @PrimaryKey({ type: new BigIntType('string') })
  readonly id!: string;

  @Field(() => DateTimeISO)
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  readonly at!: Date;

  /** No foreign key, so that writing an entry does not wait for a lock of the account. */
  @ManyToOne(() => User, { ref: true, createForeignKeyConstraint: false, index: false })
  readonly actor!: Ref<User>;

  /** The token by which the account acted; null for a session. */
  @ManyToOne(() => ApiToken, {
    ref: true,
    nullable: true,
    createForeignKeyConstraint: false,
    index: false,
  })
  readonly token!: Ref<ApiToken> | null;

  @Field(() => AuditActionEnum)
  @Property({ type: 'string', length: 10 })
  readonly action!: AuditAction;

  /** Name of the table; 'list_export' for a downloaded file, 'personal_data' for a person whose data were erased. */
  @Field(() => String, {
    description: 'The kind of entity that was changed: a `name` of `auditSubjects`.',
  })
  @Property({ type: 'string', length: 63 })
  readonly subjectType!: string;

  @Field(() => String, {
    description: 'The id of the changed entity; of an export the name of its file.',
  })
  @Property({ type: 'string', length: 36 })
  readonly subjectId!: string;

  /** The changed columns as they were, null for a new row; values of secrets are stored as "•••". */
  @Property({ type: 'json', nullable: true })
  readonly before!: Record<string, unknown> | null;

  @Property({ type: 'json', nullable: true })
  readonly after!: Record<string, unknown> | null;

  /** The subject's id and all values, normalised by `search_key()`; a generated column. */
  @Property({
    type: 'text',
    lazy: true,
    nullable: true,
    generated: `(audit_text(subject_id, before, after)) stored`,
  })
  readonly searchText?: string;
}
