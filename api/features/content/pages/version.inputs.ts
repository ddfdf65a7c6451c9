import { IsDate, IsInt, IsOptional, Max, Min } from 'class-validator';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { MAX_INT32 } from '../../../shared/id.js';
import { DateTimeISO } from '../../../shared/scalars.js';
import { IsLine } from '../../../shared/text.js';

/** The base of inputs that publish a version of a text. */
@InputType()
export abstract class Publication {
  @Field(() => Int, {
    description: 'The `version` that was read, 0 for the first one; CHANGED_MEANWHILE if it is no longer the latest.',
  })
  @IsInt()
  @Min(0)
  @Max(MAX_INT32)
  version!: number;

  @Field(() => DateTimeISO, {
    nullable: true,
    description: 'From when it holds, within the next year; null: from now on.',
  })
  @IsOptional()
  @IsDate()
  validFrom?: Date | null;

  @Field(() => String, { nullable: true, description: 'What has changed, for the history.' })
  @IsOptional()
  @IsLine(0, 200)
  note?: string | null;
}

/** The base of the versions of a text. */
@ObjectType({ simpleResolvers: true })
export abstract class VersionFacts {
  @Field(() => Int, { description: '0: as the program was delivered.' })
  version!: number;

  @Field(() => DateTimeISO)
  validFrom!: Date;

  @Field(() => Boolean, { description: 'Whether it is read now.' })
  inForce!: boolean;

  @Field(() => String, { nullable: true })
  note!: string | null;

  @Field(() => String, { nullable: true, description: 'Who has published it; null for version 0.' })
  authorName!: string | null;
}
