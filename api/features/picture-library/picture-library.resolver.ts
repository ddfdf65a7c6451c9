import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { Context, StaffContext } from '../../request/context.js';
import { PageInput } from '../../shared/page.js';
import { attempt } from '../../shared/user-error.js';
import {
  DescribePictureInput,
  LibraryFilter,
  PictureNameInput,
  ReplacePictureInput,
} from './picture-library.inputs.js';
import { deletePicture, describePicture, findPicture, listPictures } from './picture-library.js';
import {
  DeletePicturePayload,
  LibraryPicture,
  LibraryPictureList,
  LibraryPicturePayload,
  ReplacePicturePayload,
} from './picture-library.payloads.js';
import { replacePicture } from './replace-picture.js';

@Resolver()
export class PictureLibraryResolver {
  @Query(() => LibraryPictureList, {
    description:
      'For staff: the pictures of the library: uploaded ones, the latest first, then those of the program.',
  })
  libraryPictures(
    @Arg('filter', () => LibraryFilter, { defaultValue: {} }) filter: LibraryFilter,
    @Arg('page', () => PageInput, { defaultValue: {} }) page: PageInput,
    @Ctx() { em, services }: Context,
  ): Promise<LibraryPictureList> {
    return listPictures(em, services, filter, page);
  }

  @Query(() => LibraryPicture, {
    nullable: true,
    description: 'For staff: a picture of the library; null where there is none of this name.',
  })
  libraryPicture(
    @Arg('name', () => ID) name: string,
    @Ctx() { em, services }: Context,
  ): Promise<LibraryPicture | null> {
    return findPicture(em, services, name);
  }

  @Mutation(() => LibraryPicturePayload, {
    description:
      'For staff: says what a picture shows, and which point stays visible where it is cropped.',
  })
  async describePicture(
    @Arg('input', () => DescribePictureInput) input: DescribePictureInput,
    @Ctx() { em, viewer, services }: StaffContext,
  ): Promise<LibraryPicturePayload> {
    const { userErrors } = await attempt(() => describePicture(em, viewer, services, input));
    return { picture: await findPicture(em.fork(), services, input.name), userErrors };
  }

  @Mutation(() => ReplacePicturePayload, {
    description:
      'For staff: shows another picture in all places of one at once; in texts this needs pages:write, too.',
  })
  async replacePicture(
    @Arg('input', () => ReplacePictureInput) input: ReplacePictureInput,
    @Ctx() { em, viewer, services }: StaffContext,
  ): Promise<ReplacePicturePayload> {
    const { result, userErrors } = await attempt(() => replacePicture(em, viewer, services, input));
    return { replacedCount: result ?? 0, userErrors };
  }

  @Mutation(() => DeletePicturePayload, {
    description: 'For staff: deletes an uploaded picture that is not used.',
  })
  async deletePicture(
    @Arg('input', () => PictureNameInput) { name }: PictureNameInput,
    @Ctx() { em, viewer, services }: StaffContext,
  ): Promise<DeletePicturePayload> {
    const { userErrors } = await attempt(() => deletePicture(em, viewer, services, name));
    return { userErrors };
  }
}
