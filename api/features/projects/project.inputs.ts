import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsInt,
  IsOptional,
  IsUUID,
  Max,
  Min,
} from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { PROJECT_FIELDS } from '#engine/trade/fields/project-fields';
import { MAX_LABEL, MAX_PIECES, MAX_ROWS } from '#engine/trade/project/project';
import { IsIdempotencyKey } from '../../shared/idempotency-key.js';
import { ListOf } from '../../shared/input/list-of.js';
import { IsLine } from '../../shared/text.js';
import { ConfigurationInput } from '../configurator/configurator.inputs.js';

const { name, place } = PROJECT_FIELDS;

@InputType({ description: 'A row of a project: a window, or several equal ones.' })
export class ProjectRowInput extends ConfigurationInput {
  @Field(() => String, { description: 'Where the goods belong, 0-80 characters: "Salon, okno 1".' })
  @IsLine(0, MAX_LABEL)
  label!: string;

  @Field(() => Int, { description: '1-99' })
  @IsInt()
  @Min(1)
  @Max(MAX_PIECES)
  quantity!: number;
}

@InputType()
export class ProjectQuoteInput {
  @Field(() => [ProjectRowInput], { description: '1-50' })
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_ROWS)
  @ListOf(ProjectRowInput)
  rows!: ProjectRowInput[];
}

@InputType()
export class SaveProjectInput extends ProjectQuoteInput {
  @Field(() => String, { description: 'The name of the project, 0-120 characters.' })
  @IsLine(0, name.maxLength.value)
  name!: string;

  @Field(() => String, { description: 'Where the house is, 0-200 characters.' })
  @IsLine(0, place.maxLength.value)
  place!: string;
}

@InputType()
export class AddProjectToCartInput {
  @Field(() => ID, { description: 'The id of a saved project.' })
  @IsUUID()
  projectId!: string;

  @Field(() => String, {
    nullable: true,
    description:
      '1-255 printable characters, no space at either end. The same project with the same key is added once, ' +
      'however often it is sent.',
  })
  @IsOptional()
  @IsIdempotencyKey()
  idempotencyKey?: string | null;
}
