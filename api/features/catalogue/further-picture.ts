import { Field, InputType, ObjectType } from 'type-graphql';
import { IsLine } from '../../shared/text.js';
import type { PictureFiles } from '../pictures/picture-files.js';

/** A picture of the gallery of a product. */
@ObjectType({ simpleResolvers: true })
@InputType('FurtherPictureInput')
export class FurtherPicture {
  @Field(() => String, {
    description:
      'A path of the shop, such as the `imageUrl` in the answer of POST /api/admin/pictures; 1-500 characters.',
  })
  @IsLine(1, 500)
  imageUrl!: string;

  @Field(() => String, {
    description: 'What the picture shows, for those who do not see it; 2-200 characters.',
  })
  @IsLine(2, 200)
  alt!: string;

  /** The files of an uploaded picture; only declared, because an input must not have it as a field. */
  declare files?: PictureFiles | null;
}
