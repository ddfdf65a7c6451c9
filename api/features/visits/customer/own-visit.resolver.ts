import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../../request/context.js';
import { countWrite } from '../../../request/count-requests.js';
import { attempt } from '../../../shared/user-error.js';
import { planningOf } from '../planning.js';
import { Visit } from '../visit.entity.js';
import {
  ArrivalTimes,
  ArrivalTimesInput,
  ChooseVisitSlotInput,
  OwnVisitInput,
  OwnVisitPayload,
  RequestInstallationInput,
  RequestInstallationPayload,
} from './own-visit.inputs.js';
import {
  arrivalTimes,
  cancelOwnVisit,
  chooseTime,
  findVisitByToken,
  requestInstallation,
} from './own-visits.js';

@Resolver()
export class OwnVisitResolver {
  @Query(() => Visit, {
    nullable: true,
    description: "The customer's own visit, by its unguessable token; null where there is none.",
  })
  visit(@Arg('token', () => String) token: string, @Ctx() { em }: Context): Promise<Visit | null> {
    return findVisitByToken(em, token);
  }

  @Query(() => ArrivalTimes, {
    description:
      'The free times of a visit that the customer can choose, of four weeks, by the token of the visit. NOT_FOUND.',
  })
  arrivalTimes(
    @Arg('input', () => ArrivalTimesInput) input: ArrivalTimesInput,
    @Ctx() { em, services }: Context,
  ): Promise<ArrivalTimes> {
    return arrivalTimes(em, input, services.content.company, new Date());
  }

  @Mutation(() => OwnVisitPayload, {
    description:
      'The customer chooses the time of a visit, or moves it; agrees to an offered time by its own arrival. CONFLICT ' +
      'where the time is no longer free, and after noon of the working day before.',
  })
  chooseVisitSlot(
    @Arg('input', () => ChooseVisitSlotInput) input: ChooseVisitSlotInput,
    @Ctx() context: Context,
  ): Promise<OwnVisitPayload> {
    const { em, viewer, services } = context;
    return answer(context, input.token, () => chooseTime(em, viewer, input, planningOf(services)));
  }

  @Mutation(() => OwnVisitPayload, {
    description:
      'The customer cancels a visit. CONFLICT where it is over, and after noon of the working day before.',
  })
  cancelVisit(
    @Arg('input', () => OwnVisitInput) { token }: OwnVisitInput,
    @Ctx() context: Context,
  ): Promise<OwnVisitPayload> {
    const { em, viewer, services } = context;
    return answer(context, token, () => cancelOwnVisit(em, viewer, token, planningOf(services)));
  }

  @Mutation(() => RequestInstallationPayload, {
    description:
      'The customer of a confirmed order asks for its installation, to choose the time then; see ' +
      '`canRequestInstallation` of the order, otherwise CONFLICT.',
  })
  async requestInstallation(
    @Arg('input', () => RequestInstallationInput) { token }: RequestInstallationInput,
    @Ctx() context: Context,
  ): Promise<RequestInstallationPayload> {
    const { result, userErrors } = await attempt(async () => {
      await countWrite(context);
      return requestInstallation(context.em, context.viewer, token);
    });
    return { visits: result ?? [], userErrors };
  }
}

/** Carries out an action of the customer; returns the visit as it is afterwards, also where it was refused. */
async function answer(
  context: Context,
  token: string,
  act: () => Promise<void>,
): Promise<OwnVisitPayload> {
  const { userErrors } = await attempt(async () => {
    await countWrite(context);
    await act();
  });
  return { visit: await findVisitByToken(context.em.fork(), token), userErrors };
}
