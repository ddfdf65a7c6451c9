import { IsInt, IsOptional, IsString, IsUUID, Max, Min } from 'class-validator';
import type { Router } from 'express';
import type { Context } from '../../context.js';
import { AppError } from '../../errors.js';
import { contextOf, readBody } from '../../rest-request.js';
import { showProduct } from '../catalogue/show-product.js';
import type { Product } from '../catalogue/product.entity.js';
import { isUuid } from '../configurator/configuration.service.js';
import { MAX_QUANTITY } from './cart-line.entity.js';
import type { CartLineView } from './cart.payloads.js';
import { currentCart } from './cart.resolver.js';
import { addToCart, clearCart, removeFromCart } from './cart.service.js';

/** The session id of the contract: always the caller's own cart. */
const OWN_CART = 'default';

class AddToCartBody {
  @IsOptional()
  @IsString()
  sessionId?: string;

  @IsUUID()
  configurationId!: string;

  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(MAX_QUANTITY)
  quantity?: number;
}

export function cartRoutes(router: Router): void {
  router.get('/cart', async (_req, res) => {
    res.json(await restLines(contextOf(res)));
  });

  router.post('/cart', async (req, res) => {
    const context = contextOf(res);
    const { sessionId = OWN_CART, configurationId, quantity = 1 } = readBody(AddToCartBody, req);
    requireOwn(sessionId);
    await addToCart(context.em, context.ensureVisitorId(), { configurationId, quantity });
    const lines = await restLines(context);
    res
      .status(201)
      .json(lines.find((line) => line.configurationId === configurationId.toLowerCase()));
  });

  router.delete('/cart/session/:sessionId', async (req, res) => {
    const context = contextOf(res);
    requireOwn(req.params.sessionId);
    await clearCart(context.em, context.visitorId);
    context.markCart(0);
    res.status(204).end();
  });

  router.delete('/cart/:itemId', async (req, res) => {
    const context = contextOf(res);
    const { itemId } = req.params;
    if (!isUuid(itemId)) throw new AppError('NOT_FOUND', 'Nie ma takiej pozycji w koszyku.');
    await removeFromCart(context.em, context.visitorId, itemId);
    await currentCart(context);
    res.status(204).end();
  });
}

function requireOwn(sessionId: string): void {
  if (sessionId !== OWN_CART)
    throw new AppError('FORBIDDEN', 'Dostępny jest tylko własny koszyk („default”).');
}

async function restLines(context: Context) {
  const { lines } = await currentCart(context);
  const { products } = await context.catalogue.current();
  const { pictures } = context.services;
  return lines.map((line) =>
    restLine(line, showProduct(pictures, products.get(line.configuration.productId)!)),
  );
}

function restLine({ configuration, ...line }: CartLineView, { name, imageUrl }: Product) {
  return {
    ...line,
    sessionId: OWN_CART,
    configurationId: configuration.id,
    // The contract multiplies this price: it is today's, as the order's will be.
    configuration: { ...configuration, calculatedPrice: line.unitPrice },
    product: { name, imageUrl },
  };
}
