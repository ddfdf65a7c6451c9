import { Field, ObjectType } from 'type-graphql';
import { AppError, ErrorCode, type ErrorCodeName } from './errors.js';

@ObjectType({
  description: 'Why an action was refused; for wrong fields of its input, one entry for each.',
})
export class UserError {
  @Field(() => ErrorCode)
  code!: ErrorCodeName;

  @Field(() => String, { description: 'To be shown to people, in Polish.' })
  message!: string;

  @Field(() => [String], {
    nullable: true,
    description:
      'The path to the wrong field in the input: ["lines", "0", "quantity"]; null where no single field is wrong.',
  })
  path?: string[];
}

const THROWN: readonly ErrorCodeName[] = ['UNAUTHENTICATED', 'FORBIDDEN'];

/**
 * The `userErrors` of an expected failure: one entry for each wrong field, or a single one. Throws other errors again,
 * also FORBIDDEN and UNAUTHENTICATED.
 */
export function userErrorsOf(error: unknown): UserError[] {
  if (!(error instanceof AppError) || THROWN.includes(error.code)) throw error;
  const { code, message, fields } = error;
  if (!fields?.length) return [{ code, message }];
  return fields.map((field) => ({ code, message: field.message, path: field.path.split('.') }));
}

/** Carries out an action; returns why it was refused, or an empty list. Throws as `userErrorsOf` does. */
export async function attempt(act: () => Promise<unknown>): Promise<UserError[]> {
  try {
    await act();
    return [];
  } catch (error) {
    return userErrorsOf(error);
  }
}
