import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { SecondFactor } from '../../../identity/second-factor.entity.js';
import type { StaffContext } from '../../../request/context.js';
import { attempt } from '../../../shared/user-error.js';
import { findSecondFactors } from '../../auth/second-factor/second-factor.service.js';
import { attemptOf } from '../../auth/sign-in.js';
import type { OwnSession } from '../profile.service.js';
import { addSecondFactor, startSecondFactor } from './add-second-factor.js';
import { removeSecondFactor, renewRecoveryCodes } from './remove-second-factor.js';
import {
  AddSecondFactorInput,
  OwnPasswordInput,
  RemoveSecondFactorInput,
  SecondFactorPayload,
  StartSecondFactorInput,
  StartSecondFactorPayload,
} from './second-factor.inputs.js';

@Resolver(() => SecondFactor)
export class SecondFactorResolver {
  @Query(() => [SecondFactor], { description: "For staff: the caller's own second factors." })
  secondFactors(@Ctx() { em, viewer }: StaffContext): Promise<SecondFactor[]> {
    return findSecondFactors(em, viewer.id);
  }

  @Mutation(() => StartSecondFactorPayload, {
    description: 'For staff: starts to add a second factor to the own account.',
  })
  async startSecondFactor(
    @Arg('input', () => StartSecondFactorInput) input: StartSecondFactorInput,
    @Ctx() context: StaffContext,
  ): Promise<StartSecondFactorPayload> {
    const { em, services } = context;
    const { result, userErrors } = await attempt(() =>
      startSecondFactor(em, services, ownOf(context), input),
    );
    return { ...result, userErrors };
  }

  @Mutation(() => SecondFactorPayload, {
    description:
      'For staff: adds the second factor that was started, with recovery codes if it is the first.',
  })
  addSecondFactor(
    @Arg('input', () => AddSecondFactorInput) input: AddSecondFactorInput,
    @Ctx() context: StaffContext,
  ): Promise<SecondFactorPayload> {
    const { em, services, viewer } = context;
    return payloadOf(() => addSecondFactor(em, services, viewer, input));
  }

  @Mutation(() => SecondFactorPayload, {
    description:
      'For staff: removes one of the own second factors; with the last passkey or app the recovery codes, too. ' +
      'CONFLICT for the last one where the role requires one.',
  })
  removeSecondFactor(
    @Arg('input', () => RemoveSecondFactorInput) input: RemoveSecondFactorInput,
    @Ctx() context: StaffContext,
  ): Promise<SecondFactorPayload> {
    const { em, services } = context;
    return payloadOf(() => removeSecondFactor(em, services.loginLimiter, ownOf(context), input));
  }

  @Mutation(() => SecondFactorPayload, {
    description: 'For staff: makes the own recovery codes anew; the earlier ones no longer count.',
  })
  renewRecoveryCodes(
    @Arg('input', () => OwnPasswordInput) input: OwnPasswordInput,
    @Ctx() context: StaffContext,
  ): Promise<SecondFactorPayload> {
    const { em, services } = context;
    return payloadOf(() => renewRecoveryCodes(em, services.loginLimiter, ownOf(context), input));
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description: 'How many recovery codes are left; null for other kinds.',
  })
  codesLeft(@Root() { kind, counter }: SecondFactor): number | null {
    return kind === 'recovery_codes' ? counter : null;
  }
}

function ownOf(context: StaffContext): OwnSession {
  const { viewer, sessionId } = context;
  return { viewer, sessionId, attempt: attemptOf(context, viewer.email) };
}

async function payloadOf(
  work: () => Promise<string[] | null | void>,
): Promise<SecondFactorPayload> {
  const { result, userErrors } = await attempt(work);
  return { recoveryCodes: result ?? null, userErrors };
}
