import { IsInt, Max, Min } from 'class-validator';
import { type ClassType, Field, InputType, Int, ObjectType } from 'type-graphql';

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

/** The base of the payload of a list: one page of its rows. */
export function pageOf<Row extends object>(row: () => ClassType<Row>, description?: string) {
  @ObjectType({ simpleResolvers: true })
  abstract class Page {
    @Field(() => [row()], { description })
    items!: Row[];

    @Field(() => Int, { description: 'The size of the whole list, not of this page.' })
    totalCount!: number;
  }
  return Page;
}
