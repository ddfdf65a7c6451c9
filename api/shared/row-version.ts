import { Field, InputType, Int } from 'type-graphql';
import { AppError } from './errors.js';
import { IsId } from './id.js';

/** Validates the version of a row: an integer from 1 to the largest `integer` of PostgreSQL. */
export const IsVersion = (): PropertyDecorator => IsId();

/** The base of inputs that name a row as the caller has read it. */
@InputType()
export abstract class ReadRowInput {
  @Field(() => Int)
  @IsId()
  id!: number;

  @Field(() => Int, {
    description: 'The `version` that was read; CHANGED_MEANWHILE if it is no longer current.',
  })
  @IsVersion()
  version!: number;
}

/** Throws CHANGED_MEANWHILE if the row was changed since the client read this version. */
export function expectVersion(row: { version: number }, expected: number): void {
  if (row.version !== expected) throw new AppError('CHANGED_MEANWHILE');
}
