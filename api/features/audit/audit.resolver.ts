import { Arg, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { User } from '../../identity/user.entity.js';
import type { Context } from '../../request/context.js';
import { PageInput } from '../../shared/page.js';
import { AuditEntry } from './audit-entry.entity.js';
import { SUBJECTS } from './audit-labels.js';
import {
  AuditChange,
  AuditFilter,
  AuditList,
  type AuditSort,
  AuditSortEnum,
  AuditSubject,
} from './audit.inputs.js';
import { changesOf, listAuditEntries } from './audit.service.js';

@Resolver(() => AuditEntry)
export class AuditResolver {
  @Query(() => AuditList, {
    description:
      'For staff: the changes that staff have made. Only the first 2000 of a list can be read: BAD_USER_INPUT ' +
      'for a page beyond them.',
  })
  auditEntries(
    @Arg('filter', () => AuditFilter, { nullable: true }) filter: AuditFilter | null,
    @Arg('sort', () => AuditSortEnum, { defaultValue: 'newest' }) sort: AuditSort,
    @Arg('page', () => PageInput, { nullable: true }) page: PageInput | null,
    @Ctx() { em }: Context,
  ): Promise<AuditList> {
    return listAuditEntries(em, filter ?? {}, sort, page ?? new PageInput());
  }

  @Query(() => [AuditSubject], {
    description: 'For staff: the kinds of entities in the audit log.',
  })
  auditSubjects(): AuditSubject[] {
    return Object.entries(SUBJECTS).map(([name, { label }]) => ({ name, label }));
  }

  @FieldResolver(() => User, { description: 'Who made the change.' })
  actor(@Root() { actor }: AuditEntry): Promise<User> {
    return actor.loadOrFail();
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'The name of the API token that made the change; null: it was made in a session.',
  })
  async tokenName(@Root() { token }: AuditEntry): Promise<string | null> {
    return token && (await token.loadOrFail()).name;
  }

  @FieldResolver(() => String, {
    description: 'The kind of entity that was changed, to be shown to people, in Polish.',
  })
  subjectLabel(@Root() { subjectType }: AuditEntry): string {
    return SUBJECTS[subjectType]?.label ?? subjectType;
  }

  @FieldResolver(() => [AuditChange])
  changes(@Root() entry: AuditEntry): AuditChange[] {
    return changesOf(entry);
  }
}
