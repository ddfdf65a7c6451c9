import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Context, StaffContext } from '../../request/context.js';
import { withRows } from '../../shared/answer-rows.js';
import { PageInput } from '../../shared/page.js';
import { attempt } from '../../shared/user-error.js';
import { productOf } from '../catalogue/default-product.js';
import { Product } from '../catalogue/product.entity.js';
import { showProduct } from '../catalogue/show-product.js';
import { InventoryItem } from './inventory-item.entity.js';
import { accessoriesInStock, listInventory, listMovements } from './inventory-list.js';
import {
  AdjustStockInput,
  DeleteInventoryItemInput,
  InventoryFilter,
  InventoryItemInput,
  InventoryItemPayload,
  InventoryList,
  type InventorySort,
  InventorySortEnum,
  StockMovementList,
  UpdateInventoryItemInput,
} from './inventory.inputs.js';
import {
  adjustStock,
  archiveInventoryItem,
  createInventoryItem,
  findInventoryItem,
  updateInventoryItem,
} from './inventory.service.js';
import { StockMovement } from './stock-movement.entity.js';

@Resolver(() => InventoryItem)
export class InventoryResolver {
  @Query(() => InventoryList, { description: 'For staff: the items in stock.' })
  inventory(
    @Arg('filter', () => InventoryFilter, { nullable: true }) filter: InventoryFilter | null,
    @Arg('sort', () => InventorySortEnum, { defaultValue: 'product_asc' }) sort: InventorySort,
    @Arg('page', () => PageInput, { nullable: true }) page: PageInput | null,
    @Ctx() { em }: Context,
  ): Promise<InventoryList> {
    return listInventory(em, filter ?? {}, sort, page ?? new PageInput());
  }

  @Query(() => [Int], {
    complexity: withRows(100),
    description: 'The ids of the accessories of which a piece is in stock that no order waits for.',
  })
  async accessoriesInStock(@Ctx() { em }: Context): Promise<number[]> {
    return [...(await accessoriesInStock(em))];
  }

  @Query(() => InventoryItem, {
    nullable: true,
    description: 'For staff: one item; null where there is none with this id.',
  })
  inventoryItem(
    @Arg('id', () => Int) id: number,
    @Ctx() { em }: Context,
  ): Promise<InventoryItem | null> {
    return findInventoryItem(em, id);
  }

  @Mutation(() => InventoryItemPayload, {
    description: 'For staff: adds an item; its quantity is its first movement.',
  })
  createInventoryItem(
    @Arg('input', () => InventoryItemInput) input: InventoryItemInput,
    @Ctx() { em, viewer }: StaffContext,
  ): Promise<InventoryItemPayload> {
    return outcome(() => createInventoryItem(em, viewer, input));
  }

  @Mutation(() => InventoryItemPayload, {
    description:
      'For staff: changes an item; another quantity becomes a movement of the difference. CONFLICT for another ' +
      'product or colour while orders need sets of it.',
  })
  updateInventoryItem(
    @Arg('input', () => UpdateInventoryItemInput) input: UpdateInventoryItemInput,
    @Ctx() { em, viewer }: StaffContext,
  ): Promise<InventoryItemPayload> {
    const { id, version, ...fields } = input;
    return outcome(
      () => updateInventoryItem(em, viewer, id, fields, version),
      () => findInventoryItem(em.fork(), id),
    );
  }

  @Mutation(() => InventoryItemPayload, {
    description: 'For staff: records sets that came or went, once for the idempotency key.',
  })
  adjustStock(
    @Arg('input', () => AdjustStockInput) input: AdjustStockInput,
    @Ctx() { em, viewer }: StaffContext,
  ): Promise<InventoryItemPayload> {
    return outcome(() => adjustStock(em, viewer, input));
  }

  @Mutation(() => InventoryItemPayload, {
    description:
      'For staff: deletes an item; its movements are kept. CONFLICT while orders need sets of it.',
  })
  deleteInventoryItem(
    @Arg('input', () => DeleteInventoryItemInput) { id }: DeleteInventoryItemInput,
    @Ctx() { em, viewer }: StaffContext,
  ): Promise<InventoryItemPayload> {
    return outcome(async () => {
      await archiveInventoryItem(em, viewer, id);
      return null;
    });
  }

  @FieldResolver(() => Product)
  async product(
    @Root() { product }: InventoryItem,
    @Ctx() { services }: Context,
  ): Promise<Product> {
    return showProduct(services.pictures, await productOf(services.catalogue, product.id));
  }

  @FieldResolver(() => StockMovementList, { description: 'The latest first.' })
  movements(
    @Arg('page', () => PageInput, { nullable: true }) page: PageInput | null,
    @Root() { id }: InventoryItem,
    @Ctx() { em }: Context,
  ): Promise<StockMovementList> {
    return listMovements(em, id, page ?? new PageInput());
  }
}

@Resolver(() => StockMovement)
export class StockMovementResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description:
      'The member of staff who caused the movement; null for the system, for example where a delivery reached an order that was short.',
  })
  async actorName(@Root() { actor }: StockMovement): Promise<string | null> {
    return (await actor?.loadOrFail())?.name ?? null;
  }
}

async function outcome(
  change: () => Promise<InventoryItem | null>,
  current: () => Promise<InventoryItem | null> = async () => null,
): Promise<InventoryItemPayload> {
  const { result, userErrors } = await attempt(change);
  const changed = userErrors.some(({ code }) => code === 'CHANGED_MEANWHILE');
  return { item: changed ? await current() : result, userErrors };
}
