import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({
  simpleResolvers: true,
  description: 'One format of a picture, for a `source` element of HTML.',
})
export class PictureSource {
  @Field(() => String, { description: 'The MIME type: "image/avif".' })
  type!: string;

  @Field(() => String, {
    description: 'Paths with their widths: "/zdjecia/a-480.avif 480w, …".',
  })
  srcSet!: string;
}

@ObjectType({
  simpleResolvers: true,
  description: 'A picture, and what a page needs to show it without a layout shift.',
})
export class Picture {
  @Field(() => String, {
    description: 'The path of one file that every browser can show.',
  })
  url!: string;

  @Field(() => Int, {
    nullable: true,
    description: 'px, of the largest file; null where it is not known.',
  })
  width!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'px, of the largest file; null where it is not known.',
  })
  height!: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'A blurred preview as a data: URL; null where there is none.',
  })
  placeholder!: string | null;

  @Field(() => String, {
    description: 'The alternative text in Polish.',
  })
  alt!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'What stays visible where the picture is cropped, in the syntax of `object-position` of CSS: "30% 60%"; null: ' +
      'the middle.',
  })
  position!: string | null;

  @Field(() => [PictureSource], {
    description:
      'The same picture in several widths, the best format first; empty where there is only one file.',
  })
  sources!: PictureSource[];
}

@ObjectType({
  simpleResolvers: true,
  description: 'The logo of the company, on a transparent background.',
})
export class Logo {
  @Field(() => String, { description: 'The path of a PNG file.' })
  url!: string;

  @Field(() => Int, { description: 'px; made for places of half this size.' })
  width!: number;

  @Field(() => Int, { description: 'px' })
  height!: number;

  /** By which its files are found; not part of the API. */
  name!: string;

  /** For papers and mails; not part of the API. */
  png!: Buffer;
}
