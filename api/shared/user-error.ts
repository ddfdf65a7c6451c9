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

/** The base of payloads: what an operation that can be refused answers with, beside its own fields. */
@ObjectType({ simpleResolvers: true })
export abstract class Payload {
  @Field(() => [UserError])
  userErrors!: UserError[];
}

/** The base of a payload whose refusals are described: "NOT_FOUND; CONFLICT for an invoice that was corrected." */
export function payloadWithRefusals(description: string) {
  @ObjectType({ simpleResolvers: true })
  abstract class DescribedPayload {
    @Field(() => [UserError], { description })
    userErrors!: UserError[];
  }
  return DescribedPayload;
}

const THROWN: readonly ErrorCodeName[] = ['UNAUTHENTICATED', 'FORBIDDEN'];

/** What an action returned; null and the reasons where it was refused. */
interface Attempt<Result> {
  result: Result | null;
  userErrors: UserError[];
}

/**
 * Carries out an action that can be refused: one entry of `userErrors` for each wrong field, or a single one. Throws
 * unexpected errors, also FORBIDDEN and UNAUTHENTICATED.
 */
export async function attempt<Result>(action: () => Promise<Result>): Promise<Attempt<Result>> {
  try {
    return { result: await action(), userErrors: [] };
  } catch (error) {
    if (!(error instanceof AppError) || THROWN.includes(error.code)) throw error;
    return { result: null, userErrors: userErrorsOf(error) };
  }
}

function userErrorsOf({ code, message, fields }: AppError): UserError[] {
  if (!fields?.length) return [{ code, message }];
  return fields.map((field) => ({ code, message: field.message, path: field.path.split('.') }));
}
