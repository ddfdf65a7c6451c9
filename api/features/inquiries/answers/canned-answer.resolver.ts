import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Context, StaffContext } from '../../../request/context.js';
import { attempt } from '../../../shared/user-error.js';
import { CannedAnswer } from './canned-answer.entity.js';
import {
  CannedAnswerPayload,
  CreateCannedAnswerInput,
  DeleteCannedAnswerInput,
  DeleteCannedAnswerPayload,
  UpdateCannedAnswerInput,
} from './canned-answer.inputs.js';
import {
  createCannedAnswer,
  deleteCannedAnswer,
  listCannedAnswers,
  updateCannedAnswer,
} from './canned-answers.js';

@Resolver(() => CannedAnswer)
export class CannedAnswerResolver {
  @Query(() => [CannedAnswer], { description: 'For staff: all canned answers, by title.' })
  cannedAnswers(@Ctx() { em }: Context): Promise<CannedAnswer[]> {
    return listCannedAnswers(em);
  }

  @Mutation(() => CannedAnswerPayload, { description: 'For staff: adds a canned answer.' })
  async createCannedAnswer(
    @Arg('input', () => CreateCannedAnswerInput) input: CreateCannedAnswerInput,
    @Ctx() { em, viewer }: StaffContext,
  ): Promise<CannedAnswerPayload> {
    const { result: cannedAnswer, userErrors } = await attempt(() =>
      createCannedAnswer(em, viewer, input),
    );
    return { cannedAnswer, userErrors };
  }

  @Mutation(() => CannedAnswerPayload, { description: 'For staff: changes a canned answer.' })
  async updateCannedAnswer(
    @Arg('input', () => UpdateCannedAnswerInput) input: UpdateCannedAnswerInput,
    @Ctx() { em, viewer, services }: StaffContext,
  ): Promise<CannedAnswerPayload> {
    const { result, userErrors } = await attempt(() => updateCannedAnswer(em, viewer, input));
    const { id } = input;
    const cannedAnswer = result ?? (await services.orm.em.fork().findOne(CannedAnswer, { id }));
    return { cannedAnswer, userErrors };
  }

  @Mutation(() => DeleteCannedAnswerPayload, {
    description: 'For staff: deletes a canned answer; NOT_FOUND where there is none with this id.',
  })
  async deleteCannedAnswer(
    @Arg('input', () => DeleteCannedAnswerInput) { id }: DeleteCannedAnswerInput,
    @Ctx() { em, viewer }: StaffContext,
  ): Promise<DeleteCannedAnswerPayload> {
    const { userErrors } = await attempt(() => deleteCannedAnswer(em, viewer, id));
    return { deletedId: userErrors.length === 0 ? id : null, userErrors };
  }
}
