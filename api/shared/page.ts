import { IsInt, Max, Min } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';

export const MAX_PAGE_SIZE = 200;

@InputType({ description: 'A window of a list.' })
export class PageInput {
  @Field(() => Int, { defaultValue: 24, description: '1-200' })
  @IsInt()
  @Min(1)
  @Max(MAX_PAGE_SIZE)
  limit: number = 24;

  @Field(() => Int, { defaultValue: 0 })
  @IsInt()
  @Min(0)
  @Max(100_000)
  offset: number = 0;
}
