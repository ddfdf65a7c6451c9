import { IsBoolean, IsIn, IsOptional, IsUUID } from 'class-validator';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { Description } from '../../shared/description.js';
import { IsId } from '../../shared/id.js';
import { registerEnum } from '../../shared/register-enum.js';
import { IsLine, IsText } from '../../shared/text.js';
import { Payload } from '../../shared/user-error.js';
import { AttachedFile } from './attached-file.entity.js';

export const FILE_SUBJECTS = ['order', 'offer', 'inquiry', 'customer'] as const;
export type FileSubject = (typeof FILE_SUBJECTS)[number];
const FileSubjectEnum = registerEnum(FILE_SUBJECTS, {
  name: 'FileSubject',
  description: 'What files are attached to.',
});

/** The query string of a link to a file. */
export class SignedLinkQuery {
  @Description('When the link expires, in seconds since 1970.')
  @IsId()
  expires!: number;

  @Description('Proves that the shop has made the link.')
  @IsLine(43, 43)
  signature!: string;
}

@InputType()
export class FilesInput {
  @Field(() => FileSubjectEnum)
  @IsIn(FILE_SUBJECTS)
  subject!: FileSubject;

  @Field(() => Int)
  @IsId()
  subjectId!: number;
}

@InputType()
export class UpdateFileInput {
  @Field(() => String)
  @IsUUID()
  id!: string;

  @Field(() => String, { nullable: true, description: '0-500 characters; left out: unchanged' })
  @IsOptional()
  @IsText(0, 500)
  note?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether the customer sees it; left out: unchanged. CONFLICT for a file of an inquiry or a customer.',
  })
  @IsOptional()
  @IsBoolean()
  isShared?: boolean | null;
}

@InputType()
export class DeleteFileInput {
  @Field(() => String)
  @IsUUID()
  id!: string;
}

@ObjectType({ simpleResolvers: true })
export class FilePayload extends Payload {
  @Field(() => AttachedFile, {
    nullable: true,
    description: 'Null where there is none with this id.',
  })
  file!: AttachedFile | null;
}

@ObjectType({ simpleResolvers: true })
export class DeleteFilePayload extends Payload {
  @Field(() => String, { nullable: true, description: 'Null after a refusal.' })
  deletedId!: string | null;
}
