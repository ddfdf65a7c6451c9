import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Context, StaffContext } from '../../../request/context.js';
import { userErrorsOf } from '../../../shared/user-error.js';
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
    try {
      return { cannedAnswer: await createCannedAnswer(em, viewer, input), userErrors: [] };
    } catch (error) {
      return { cannedAnswer: null, userErrors: userErrorsOf(error) };
    }
  }

  @Mutation(() => CannedAnswerPayload, { description: 'For staff: changes a canned answer.' })
  async updateCannedAnswer(
    @Arg('input', () => UpdateCannedAnswerInput) input: UpdateCannedAnswerInput,
    @Ctx() { em, viewer, services }: StaffContext,
  ): Promise<CannedAnswerPayload> {
    try {
      return { cannedAnswer: await updateCannedAnswer(em, viewer, input), userErrors: [] };
    } catch (error) {
      const userErrors = userErrorsOf(error);
      const current = await services.orm.em.fork().findOne(CannedAnswer, { id: input.id });
      return { cannedAnswer: current, userErrors };
    }
  }

  @Mutation(() => DeleteCannedAnswerPayload, {
    description: 'For staff: deletes a canned answer; NOT_FOUND where there is none with this id.',
  })
  async deleteCannedAnswer(
    @Arg('input', () => DeleteCannedAnswerInput) { id }: DeleteCannedAnswerInput,
    @Ctx() { em, viewer }: StaffContext,
  ): Promise<DeleteCannedAnswerPayload> {
    try {
      await deleteCannedAnswer(em, viewer, id);
      return { deletedId: id, userErrors: [] };
    } catch (error) {
      return { deletedId: null, userErrors: userErrorsOf(error) };
    }
  }
}
