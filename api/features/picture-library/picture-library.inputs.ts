import { IsBoolean, IsHexadecimal, IsInt, IsOptional, Length, Max, Min } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import { MAX_INT32 } from '../../shared/id.js';
import { IsLine } from '../../shared/text.js';

@InputType()
export class LibraryFilter {
  @Field(() => String, {
    nullable: true,
    description: 'Words of what a picture shows, or of where it is used; at most 100 characters.',
  })
  @IsOptional()
  @IsLine(0, 100)
  text?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether it is used; null: both.' })
  @IsOptional()
  @IsBoolean()
  used?: boolean | null;
}

@InputType({ description: 'A picture by its name.' })
export class PictureNameInput {
  @Field(() => String)
  @IsLine(1, 60)
  name!: string;
}

@InputType()
export class DescribePictureInput extends PictureNameInput {
  @Field(() => Int, { description: 'The `version` that was read.' })
  @IsInt()
  @Min(0)
  @Max(MAX_INT32)
  version!: number;

  @Field(() => String, { description: 'What it shows: 2-200 characters.' })
  @IsLine(2, 200)
  alt!: string;

  @Field(() => Int, { description: '% of the width, from the left: 0-100.' })
  @IsInt()
  @Min(0)
  @Max(100)
  focalX!: number;

  @Field(() => Int, { description: '% of the height, from the top: 0-100.' })
  @IsInt()
  @Min(0)
  @Max(100)
  focalY!: number;
}

@InputType()
export class ReplacePictureInput extends PictureNameInput {
  @Field(() => String, { description: 'The name of the picture that takes its places.' })
  @IsLine(1, 60)
  by!: string;

  @Field(() => String, { description: 'The `usesKey` that was read: 64 hexadecimal digits.' })
  @IsHexadecimal()
  @Length(64, 64)
  usesKey!: string;
}
