import { IsInt, Max, Min } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';

export const MAX_PAGE_SIZE = 200;
export const DEFAULT_PAGE_SIZE = 24;

@InputType({ description: 'Which part of a list to return.' })
export class PageInput {
  @Field(() => Int, {
    defaultValue: DEFAULT_PAGE_SIZE,
    description: 'The most items to return: 1-200.',
  })
  @IsInt()
  @Min(1)
  @Max(MAX_PAGE_SIZE)
  limit: number = DEFAULT_PAGE_SIZE;

  @Field(() => Int, { defaultValue: 0, description: 'How many items to skip: 0-100000.' })
  @IsInt()
  @Min(0)
  @Max(100_000)
  offset: number = 0;
}
