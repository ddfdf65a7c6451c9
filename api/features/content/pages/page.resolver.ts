import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Context, StaffContext } from '../../../request/context.js';
import { attempt } from '../../../shared/user-error.js';
import { TextPage } from '../content.payloads.js';
import { EditablePage, PageContentInput, PublishPageInput, PublishPagePayload } from './page.inputs.js';
import { previewPage, publishPage, readEditablePages } from './publish-page.js';

@Resolver()
export class PageResolver {
  @Query(() => [EditablePage], { description: 'For staff: the texts of the shop (pages, articles, the list of moved addresses) with their versions.' })
  editablePages(@Ctx() { em, services }: Context): Promise<EditablePage[]> {
    return readEditablePages(em, services.content);
  }

  @Query(() => TextPage, { description: 'For staff: a text as visitors would read it with this content.' })
  pagePreview(
    @Arg('input', () => PageContentInput) input: PageContentInput,
    @Ctx() { services }: Context,
  ): TextPage {
    return previewPage(services.content, input);
  }

  @Mutation(() => PublishPagePayload, {
    description:
      'For staff: publishes a version of a text, now or at a later time; the first one of a new article or page makes it. Earlier versions are kept; one is ' +
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
