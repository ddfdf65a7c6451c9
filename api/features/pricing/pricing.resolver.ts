import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Context, StaffContext } from '../../request/context.js';
import { PageInput } from '../../shared/page.js';
import { attempt } from '../../shared/user-error.js';
import {
  cancelScheduled,
  discardDraft,
  publishDraft,
  readDraft,
  saveDraft,
} from './draft.service.js';
import { previewPrices } from './preview.js';
import { listPriceLists } from './price-lists.js';
import {
  CancelPriceListInput,
  DiscardPriceListDraftInput,
  PriceListDraftPayload,
  PriceListDraftView,
  PriceListHistory,
  PriceListInput,
  PricePreview,
  PublishPriceListInput,
  SavePriceListDraftInput,
} from './pricing.inputs.js';

@Resolver()
export class PricingResolver {
  @Authorized('admin')
  @Query(() => PriceListHistory, { description: 'For administrators: the published price lists.' })
  priceLists(
    @Arg('page', () => PageInput, { nullable: true }) page: PageInput | null,
    @Ctx() { em }: Context,
  ): Promise<PriceListHistory> {
    return listPriceLists(em, page ?? new PageInput());
  }

  @Authorized('admin')
  @Query(() => PriceListDraftView, { description: 'For administrators.' })
  priceListDraft(@Ctx() { em }: Context): Promise<PriceListDraftView> {
    return readDraft(em);
  }

  @Authorized('admin')
  @Query(() => [PricePreview], {
    description:
      'For administrators: what figures would do to sample configurations; nothing is written.',
  })
  async pricePreview(
    @Arg('input', () => PriceListInput) { entries }: PriceListInput,
    @Ctx() { services }: Context,
  ): Promise<PricePreview[]> {
    return previewPrices(await services.catalogue.current(), entries);
  }

  @Authorized('admin')
  @Mutation(() => PriceListDraftPayload, { description: 'For administrators.' })
  savePriceListDraft(
    @Arg('input', () => SavePriceListDraftInput) input: SavePriceListDraftInput,
    @Ctx() context: StaffContext,
  ): Promise<PriceListDraftPayload> {
    return outcome(context, () => saveDraft(context.em, context.viewer, input));
  }

  @Authorized('admin')
  @Mutation(() => PriceListDraftPayload, { description: 'For administrators.' })
  discardPriceListDraft(
    @Arg('input', () => DiscardPriceListDraftInput) { version }: DiscardPriceListDraftInput,
    @Ctx() context: StaffContext,
  ): Promise<PriceListDraftPayload> {
    return outcome(context, () => discardDraft(context.em, context.viewer, version));
  }

  @Authorized('admin')
  @Mutation(() => PriceListDraftPayload, {
    description:
      'For administrators: the draft becomes the next version, now or at a time to come.',
  })
  publishPriceList(
    @Arg('input', () => PublishPriceListInput) input: PublishPriceListInput,
    @Ctx() context: StaffContext,
  ): Promise<PriceListDraftPayload> {
    return outcome(context, () => publishDraft(context.em, context.viewer, input));
  }

  @Authorized('admin')
  @Mutation(() => PriceListDraftPayload, {
    description: 'For administrators: turns a version that has not started back into the draft.',
  })
  cancelPriceList(
    @Arg('input', () => CancelPriceListInput) { version }: CancelPriceListInput,
    @Ctx() context: StaffContext,
  ): Promise<PriceListDraftPayload> {
    return outcome(context, () => cancelScheduled(context.em, context.viewer, version));
  }
}

/** The draft after the change, or the current one where the change was refused. */
async function outcome(
  { em }: Context,
  change: () => Promise<unknown>,
): Promise<PriceListDraftPayload> {
  const userErrors = await attempt(change);
  return { draft: await readDraft(em.fork()), userErrors };
}
