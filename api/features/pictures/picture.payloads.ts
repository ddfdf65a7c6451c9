import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({
  simpleResolvers: true,
  description: 'One format of a picture, as the `source` of a `picture` takes it.',
})
export class PictureSource {
  @Field(() => String, { description: 'The MIME type: "image/avif".' })
  type!: string;

  @Field(() => String, {
    description: 'Addresses with their widths: "/zdjecia/a-480.avif 480w, …".',
  })
  srcSet!: string;
}

@ObjectType({
  simpleResolvers: true,
  description:
    'A picture and all that a page needs to show it without a jump; of a file that was not uploaded only the address is known.',
})
export class Picture {
  @Field(() => String, {
    description: 'One file that every browser can show: a path of the shop.',
  })
  url!: string;

  @Field(() => Int, { nullable: true, description: 'px, of the largest file.' })
  width!: number | null;

  @Field(() => Int, { nullable: true, description: 'px, of the largest file.' })
  height!: number | null;

  @Field(() => String, { nullable: true, description: 'A blurred preview as a data: address.' })
  placeholder!: string | null;

  @Field(() => String, {
    description: 'The alternative text in Polish.',
  })
  alt!: string;

  @Field(() => [PictureSource], {
    description: 'The same in several widths, the best format first.',
  })
  sources!: PictureSource[];
}
