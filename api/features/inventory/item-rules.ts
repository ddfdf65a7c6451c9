import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { AppError, type FieldProblem, wrongField } from '../../shared/errors.js';
import type { Product } from '../catalogue/product.entity.js';
import type { InventoryItem } from './inventory-item.entity.js';
import type { InventoryItemInput } from './inventory.inputs.js';

/**
 * The columns of an item of this product; throws BAD_USER_INPUT for an unknown product, and for a colour it does not
 * have. A current item keeps a colour that its product has lost.
 */
export function fieldsOf(
  product: Product | null | undefined,
  input: InventoryItemInput,
  current: InventoryItem | null,
) {
  if (!product) throw badInput([{ path: 'productId', message: 'Nie ma takiego produktu.' }]);
  const unmoved = current?.product.id === product.id ? current : null;
  const { availableColors, availableFrameColors } = product;
  const problems = [
    ...colourProblem('colorVariant', input, availableColors, unmoved),
    ...colourProblem('frameColorVariant', input, availableFrameColors, unmoved),
  ];
  if (problems.length > 0) throw badInput(problems);
  return {
    product,
    colorVariant: input.colorVariant,
    frameColorVariant: input.frameColorVariant,
    minStockLevel: input.minStockLevel,
    location: input.location?.trim() || null,
  };
}

function colourProblem(
  path: 'colorVariant' | 'frameColorVariant',
  { [path]: value }: InventoryItemInput,
  allowed: readonly string[],
  unmoved: InventoryItem | null,
): FieldProblem[] {
  if (allowed.includes(value) || unmoved?.[path] === value) return [];
  // Accessories have no colours.
  if (allowed.length === 0)
    return value === '' ? [] : [{ path, message: 'Ten produkt nie ma kolorów.', value }];
  const message = `Ten produkt nie ma koloru „${value}”. Do wyboru: ${allowed.join(', ')}.`;
  return [{ path, message, value, allowed }];
}

/** Throws CONFLICT where product or colours of a reserved item would change; the caller must have set `reserved`. */
export function expectUnclaimed(item: InventoryItem, input: InventoryItemInput): void {
  if (item.reserved === 0) return;
  const isOther: Record<string, boolean> = {
    productId: item.product.id !== input.productId,
    colorVariant: item.colorVariant !== input.colorVariant,
    frameColorVariant: item.frameColorVariant !== input.frameColorVariant,
  };
  const path = Object.keys(isOther).find((field) => isOther[field]);
  if (path) throw claimed(item, 'nie można zmienić jej produktu ani kolorów', path);
}

/** CONFLICT because sets of an item are reserved. */
export function claimed({ reserved }: InventoryItem, consequence: string, path?: string): AppError {
  const message = `Otwarte zamówienia czekają na ${reserved}\u00a0kpl. z\u00a0tej pozycji, dlatego ${consequence}.`;
  return new AppError('CONFLICT', message, path === undefined ? [] : [{ path, message }]);
}

/** Turns a violation of the unique index into CONFLICT: there is an item of the same product, colours and place. */
export async function unlessTaken<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    throw error instanceof UniqueConstraintViolationException ? placeTaken() : error;
  }
}

export function placeTaken(): AppError {
  return wrongField(
    'location',
    'Taka pozycja (produkt, kolory i\u00a0miejsce) już jest w\u00a0magazynie.',
    'CONFLICT',
  );
}

export const badInput = (fields: FieldProblem[]): AppError =>
  new AppError('BAD_USER_INPUT', undefined, fields);
