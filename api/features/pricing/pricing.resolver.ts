import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
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
  @Query(() => PriceListHistory, { description: 'For staff: the published price lists.' })
  priceLists(
    @Arg('page', () => PageInput, { nullable: true }) page: PageInput | null,
    @Ctx() { em }: Context,
  ): Promise<PriceListHistory> {
    return listPriceLists(em, page ?? new PageInput());
  }

  @Query(() => PriceListDraftView, { description: 'For staff: the draft of the next price list.' })
  priceListDraft(@Ctx() { em }: Context): Promise<PriceListDraftView> {
    return readDraft(em);
  }

  @Query(() => [PricePreview], {
    description:
      'For staff: how changed figures would change prices, for the default product of each category in every ' +
      'variant, plain and with all options; nothing is written. BAD_USER_INPUT, as a GraphQL error, for ' +
      'unknown or impossible figures.',
  })
  async pricePreview(
    @Arg('input', () => PriceListInput) { entries }: PriceListInput,
    @Ctx() { services }: Context,
  ): Promise<PricePreview[]> {
    return previewPrices(await services.catalogue.current(), entries);
  }

  @Mutation(() => PriceListDraftPayload, {
    description:
      'For staff: changes figures of the draft, or starts one from the price list in force.',
  })
  savePriceListDraft(
    @Arg('input', () => SavePriceListDraftInput) input: SavePriceListDraftInput,
    @Ctx() context: StaffContext,
  ): Promise<PriceListDraftPayload> {
    return outcome(context, () => saveDraft(context.em, context.viewer, input));
  }

  @Mutation(() => PriceListDraftPayload, {
    description: 'For staff: deletes the draft; NOT_FOUND where there is none.',
  })
  discardPriceListDraft(
    @Arg('input', () => DiscardPriceListDraftInput) input: DiscardPriceListDraftInput,
    @Ctx() context: StaffContext,
  ): Promise<PriceListDraftPayload> {
    return outcome(context, () => discardDraft(context.em, context.viewer, input));
  }

  @Mutation(() => PriceListDraftPayload, {
    description:
      'For staff: makes the draft the next price list, now or at a time to come. NOT_FOUND where there is no ' +
      'draft, CONFLICT while another price list is scheduled.',
  })
  publishPriceList(
    @Arg('input', () => PublishPriceListInput) input: PublishPriceListInput,
    @Ctx() context: StaffContext,
  ): Promise<PriceListDraftPayload> {
    return outcome(context, () => publishDraft(context.em, context.viewer, input));
  }

  @Mutation(() => PriceListDraftPayload, {
    description:
      'For staff: turns a scheduled price list back into the draft. NOT_FOUND where it is not scheduled, ' +
      'CONFLICT where there is a draft, CHANGED_MEANWHILE where a draft is created at the same time.',
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
  const { userErrors } = await attempt(change);
  return { draft: await readDraft(em.fork()), userErrors };
}
