import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { type Access, requireAccess, requireAccount } from '../../identity/rights.js';
import { Session } from '../../identity/session.entity.js';
import {
  endSession,
  endSessions,
  findSession,
  listSessions,
} from '../../identity/session.service.js';
import type { Context, StaffContext } from '../../request/context.js';
import { attempt } from '../../shared/user-error.js';
import { asStaff } from '../audit/as-staff.js';
import { EndSessionInput, EndSessionsInput, EndSessionsPayload } from './session.inputs.js';

@Resolver(() => Session)
export class SessionResolver {
  @Query(() => [Session], {
    description:
      'For staff: the active sessions of an account, the last seen first. With null or without `accountId`, those ' +
      "of the caller's own account; those of others need accounts:read.",
  })
  sessions(
    @Arg('accountId', () => Int, { nullable: true }) accountId: number | null | undefined,
    @Ctx() context: Context,
  ): Promise<Session[]> {
    return listSessions(context.em, expectOwn(context, accountId, 'accounts:read'));
  }

  @Mutation(() => EndSessionsPayload, {
    description:
      "For staff: ends a session at once, one of the caller's own; any with accounts:write. NOT_FOUND where it has " +
      'ended already.',
  })
  async endSession(
    @Arg('input', () => EndSessionInput) { sessionId }: EndSessionInput,
    @Ctx() context: StaffContext,
  ): Promise<EndSessionsPayload> {
    const { em, viewer } = context;
    const { userErrors } = await attempt(async () => {
      const session = await findSession(em, sessionId, viewer);
      await asStaff(em, viewer, (tx) => endSession(tx, session.id));
    });
    return { endedCount: userErrors.length === 0 ? 1 : 0, userErrors };
  }

  @Mutation(() => EndSessionsPayload, {
    description: 'For staff: ends all sessions of an account except the current one.',
  })
  async endSessions(
    @Arg('input', () => EndSessionsInput) { accountId }: EndSessionsInput,
    @Ctx() context: StaffContext,
  ): Promise<EndSessionsPayload> {
    const { em, viewer, sessionId } = context;
    const owner = expectOwn(context, accountId, 'accounts:write');
    const endedCount = await asStaff(em, viewer, (tx) => endSessions(tx, owner, sessionId));
    return { endedCount, userErrors: [] };
  }

  @FieldResolver(() => Boolean, { description: 'Whether it is the session of this request.' })
  current(@Root() { id }: Session, @Ctx() { sessionId }: Context): boolean {
    return id === sessionId;
  }
}

/**
 * The given account's id, or the viewer's own without one; for another account throws FORBIDDEN without the access.
 */
function expectOwn(context: Context, accountId: number | null | undefined, access: Access): number {
  const viewer = requireAccount(context);
  if (accountId == null || accountId === viewer.id) return viewer.id;
  requireAccess(context, access);
  return accountId;
}
