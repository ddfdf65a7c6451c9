import { Property } from '@mikro-orm/decorators/legacy';
import { Field, InputType, Int } from 'type-graphql';
import { AppError } from './errors.js';
import { IsId } from './id.js';

/** Validates the version of a row: an integer from 1 to the largest `integer` of PostgreSQL. */
export const IsVersion = (): PropertyDecorator => IsId();

/** Declares the field of an input that says which version of a row was read; `which` is "of the order". */
export const ReadVersion =
  (which = ''): PropertyDecorator =>
  (target, property) => {
    const version = ['The `version`', which, 'that was read'].filter(Boolean).join(' ');
    const description = `${version}; CHANGED_MEANWHILE if it is no longer current.`;
    Field(() => Int, { description })(target, property);
    IsVersion()(target, property);
  };

/** The base of inputs that name a row as the caller has read it. */
@InputType()
export abstract class ReadRowInput {
  @Field(() => Int)
  @IsId()
  id!: number;

  @ReadVersion()
  version!: number;
}

/** Declares the version of a row: a column that MikroORM increments, and the field of the API. */
export const RowVersion: PropertyDecorator = (target, property) => {
  const description =
    'Incremented by every change; an edit must send the version that it has read.';
  Field(() => Int, { description })(target, property);
  Property({ type: 'integer', version: true })(target, String(property));
};

/** Throws CHANGED_MEANWHILE if the row was changed since the client read this version. */
export function expectVersion(row: { version: number }, expected: number): void {
  if (row.version !== expected) throw new AppError('CHANGED_MEANWHILE');
}
