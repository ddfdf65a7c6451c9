import { IsInt, IsString, Max, MaxLength, Min } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import { MAX_SEARCH_LENGTH } from '../../shared/text-search/search-texts.js';

@InputType({ description: 'What a visitor searches for.' })
export class SearchInput {
  @Field(() => String, {
    description:
      'Words in any order, at most 100 characters; case, diacritics, Polish endings and a typo do not matter.',
  })
  @IsString()
  @MaxLength(MAX_SEARCH_LENGTH)
  text!: string;

  @Field(() => Int, { defaultValue: 12, description: 'The most results of each kind: 1-24.' })
  @IsInt()
  @Min(1)
  @Max(24)
  limit: number = 12;
}
