import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Context, StaffContext } from '../../../request/context.js';
import { PageInput } from '../../../shared/page.js';
import { attempt } from '../../../shared/user-error.js';
import { findChange, listChanges, listPrices } from './list-changes.js';
import { previewChange } from './preview-change.js';
import { cancelChange, scheduleChange } from './schedule-change.js';
import { ScheduledPriceChange } from './scheduled-price-change.entity.js';
import {
  CancelPriceChangeInput,
  PreviewPriceChangeInput,
  PriceChangePreviewPayload,
  SchedulePriceChangeInput,
  ScheduledPriceChangeList,
  ScheduledPriceChangePayload,
  ScheduledPriceList,
} from './scheduled.inputs.js';

@Resolver(() => ScheduledPriceChange)
export class ScheduledPricesResolver {
  @Query(() => PriceChangePreviewPayload, {
    description: 'For staff: how schedulePriceChange would change prices; nothing is written.',
  })
  async priceChangePreview(
    @Arg('input', () => PreviewPriceChangeInput) input: PreviewPriceChangeInput,
    @Ctx() { em }: Context,
  ): Promise<PriceChangePreviewPayload> {
    const { result: preview, userErrors } = await attempt(() => previewChange(em, input));
    return { preview, userErrors };
  }

  @Query(() => ScheduledPriceChangeList, {
    description: 'For staff: the changes of prices, waiting, applied and cancelled ones.',
  })
  scheduledPriceChanges(
    @Arg('page', () => PageInput, { nullable: true }) page: PageInput | null,
    @Ctx() { em }: Context,
  ): Promise<ScheduledPriceChangeList> {
    return listChanges(em, page ?? new PageInput());
  }

  @Query(() => ScheduledPriceChange, {
    nullable: true,
    description: 'For staff: one change of prices; null where there is none with this id.',
  })
  scheduledPriceChange(
    @Arg('id', () => Int) id: number,
    @Ctx() { em }: Context,
  ): Promise<ScheduledPriceChange | null> {
    return findChange(em, id);
  }

  @Mutation(() => ScheduledPriceChangePayload, {
    description: 'For staff: changes prices as they were previewed, at a time to come or now.',
  })
  schedulePriceChange(
    @Arg('input', () => SchedulePriceChangeInput) input: SchedulePriceChangeInput,
    @Ctx() context: StaffContext,
  ): Promise<ScheduledPriceChangePayload> {
    return outcome(context, () => scheduleChange(context.em, context.viewer, input), null);
  }

  @Mutation(() => ScheduledPriceChangePayload, {
    description:
      'For staff: cancels a scheduled change; CONFLICT where it has taken effect or was cancelled already.',
  })
  cancelPriceChange(
    @Arg('input', () => CancelPriceChangeInput) { id }: CancelPriceChangeInput,
    @Ctx() context: StaffContext,
  ): Promise<ScheduledPriceChangePayload> {
    const cancel = () => cancelChange(context.em, context.viewer, id).then(() => id);
    return outcome(context, cancel, id);
  }

  @FieldResolver(() => ScheduledPriceList, {
    description: 'Its products by id, with their prices before and after.',
  })
  prices(
    @Root() { id }: ScheduledPriceChange,
    @Arg('page', () => PageInput, { nullable: true }) page: PageInput | null,
    @Ctx() { em }: Context,
  ): Promise<ScheduledPriceList> {
    return listPrices(em, id, page ?? new PageInput());
  }
}

/** The price change that `write` made; where it was refused, the reasons and, if `id` names a change, that change. */
async function outcome(
  { em }: Context,
  write: () => Promise<number>,
  id: number | null,
): Promise<ScheduledPriceChangePayload> {
  const { result: writtenId, userErrors } = await attempt(write);
  const currentId = writtenId ?? id;
  const priceChange = currentId === null ? null : await findChange(em.fork(), currentId);
  return { priceChange, userErrors };
}
