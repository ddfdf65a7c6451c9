import { Field, ID, Int, ObjectType } from 'type-graphql';
import { pageOf } from '../../shared/page.js';
import { DateTimeISO } from '../../shared/scalars.js';
import { Payload, payloadWithRefusals } from '../../shared/user-error.js';
import { Picture } from '../pictures/picture.payloads.js';

@ObjectType({ simpleResolvers: true, description: 'A place where the shop shows a picture.' })
export class PictureUse {
  /** The picture; not part of the API. */
  name!: string;

  /** What and in which version, for comparison; not part of the API. */
  key!: string;

  @Field(() => String, { description: 'The product or the text: "Markiza Aurora".' })
  title!: string;

  @Field(() => String, { description: 'Where in it, in Polish: "zdjęcie główne".' })
  part!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The screen of the staff area where it is edited; null where there is none.',
  })
  path!: string | null;

  @Field(() => Boolean, {
    description:
      'Whether only the program can show another picture there; `replacePicture` skips it.',
  })
  isFixed!: boolean;
}

@ObjectType({
  simpleResolvers: true,
  description: 'A picture that staff have uploaded, or one of the program.',
})
export class LibraryPicture {
  @Field(() => ID, { description: 'The end of its address: "/zdjecia/{name}".' })
  name!: string;

  @Field(() => Picture)
  picture!: Picture;

  @Field(() => String, { description: 'What it shows; empty where nobody has said it.' })
  alt!: string;

  @Field(() => Int, { description: '% of the width, from the left.' })
  focalX!: number;

  @Field(() => Int, { description: '% of the height, from the top.' })
  focalY!: number;

  @Field(() => Boolean, {
    description: 'Whether it belongs to the program and so cannot be deleted.',
  })
  isDelivered!: boolean;

  @Field(() => DateTimeISO, {
    nullable: true,
    description: 'When it was uploaded; null where that is not known.',
  })
  createdAt!: Date | null;

  @Field(() => String, { nullable: true, description: 'Who has uploaded it.' })
  authorName!: string | null;

  @Field(() => [PictureUse])
  uses!: readonly PictureUse[];

  @Field(() => String, {
    description: 'Identifies its uses as they are now; `replacePicture` refuses other ones.',
  })
  usesKey!: string;

  @Field(() => Int, { description: 'To be sent with a change of its description.' })
  version!: number;
}

@ObjectType({ simpleResolvers: true })
export class LibraryPictureList extends pageOf(() => LibraryPicture) {}

@ObjectType({ simpleResolvers: true })
export class LibraryPicturePayload extends Payload {
  @Field(() => LibraryPicture, {
    nullable: true,
    description: 'As it is now, also after a refusal; null where there is none.',
  })
  picture!: LibraryPicture | null;
}

@ObjectType({ simpleResolvers: true })
export class ReplacePicturePayload extends payloadWithRefusals(
  'NOT_FOUND; CHANGED_MEANWHILE where it is used elsewhere by now; BAD_USER_INPUT for an unknown other picture.',
) {
  @Field(() => Int, { description: 'In how many places; 0 after a refusal.' })
  replacedCount!: number;
}

@ObjectType({ simpleResolvers: true })
export class DeletePicturePayload extends payloadWithRefusals(
  'NOT_FOUND; CONFLICT for one that is used or belongs to the program.',
) {}
