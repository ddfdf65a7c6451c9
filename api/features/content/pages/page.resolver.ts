import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Context, StaffContext } from '../../../request/context.js';
import { attempt } from '../../../shared/user-error.js';
import { TextPage } from '../content.payloads.js';
import { EditablePage, PageContentInput, PublishPageInput, PublishPagePayload } from './page.inputs.js';
import { previewPage, publishPage, readEditablePages } from './publish-page.js';

@Resolver()
export class PageResolver {
  @Query(() => [EditablePage], { description: 'For staff: the text pages of the shop with their versions.' })
  editablePages(@Ctx() { em, services }: Context): Promise<EditablePage[]> {
    return readEditablePages(em, services.content);
  }

  @Query(() => TextPage, { description: 'For staff: a text page as visitors would read it with this content.' })
  pagePreview(
    @Arg('input', () => PageContentInput) input: PageContentInput,
    @Ctx() { services }: Context,
  ): TextPage {
    return previewPage(services.content, input);
  }

  @Mutation(() => PublishPagePayload, {
    description:
      'For staff: publishes a version of a text page, now or at a later time. Earlier versions are kept; one is ' +
      'restored by publishing its content again.',
  })
  async publishPage(
    @Arg('input', () => PublishPageInput) input: PublishPageInput,
    @Ctx() { em, viewer, services }: StaffContext,
  ): Promise<PublishPagePayload> {
    const { content } = services;
    const { userErrors } = await attempt(() => publishPage(em, viewer, input, content));
    const [page = null] = await readEditablePages(em.fork(), content, input.slug);
    return { page, userErrors };
  }
}
