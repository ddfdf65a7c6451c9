import { IsInt, IsString, IsUUID, Max, Min } from 'class-validator';
import { MAX_LABEL } from '#engine/trade/project/project';
import type { Context } from '../../request/context.js';
import { ensureVisitorId, markCart, renewVisitorId } from '../../request/session-cookies.js';
import { NOTHING, listOf, single, view } from '../../rest/answer.js';
import { json } from '../../rest/body.js';
import { type PathParameter, uuidOf } from '../../rest/parameters.js';
import { type Route, route } from '../../rest/route.js';
import { Description } from '../../shared/description.js';
import { AppError } from '../../shared/errors.js';
import { isUuid } from '../../shared/id.js';
import { IsLine } from '../../shared/text.js';
import { productOf } from '../catalogue/default-product.js';
import { Product } from '../catalogue/product.entity.js';
import { showProduct } from '../catalogue/show-product.js';
import { CONFIGURATION } from '../configurator/configurator.routes.js';
import { MAX_QUANTITY } from './cart-line.entity.js';
import { CART_OPERATIONS } from './cart.operations.js';
import { CartLineView } from './cart.payloads.js';
import { currentCart } from './cart.resolver.js';
import { addToCart, clearCart, removeFromCart } from './cart.service.js';

/** The session id that the specified REST API requires in its paths; it always means the caller's own cart. */
const OWN_CART = 'default';

class AddToCartBody {
  @Description('Always "default": the caller\'s own cart.')
  @IsString()
  sessionId: string = OWN_CART;

  @Description('The id of a saved configuration.')
  @IsUUID()
  configurationId!: string;

  @IsInt()
  @Min(1)
  @Max(MAX_QUANTITY)
  quantity: number = 1;

  @Description('Where the goods belong: "Salon, okno 1".')
  @IsLine(0, MAX_LABEL)
  label: string = '';
}

const tag = 'Cart';

const LINE = view(
  'CartLine',
  CartLineView,
  ['id', 'label', 'quantity', 'unitPrice', 'lineTotal', 'priceChanged', 'issues', 'withdrawal'],
  {
    sessionId: { type: 'string', const: OWN_CART },
    configurationId: { type: 'string', format: 'uuid' },
    configuration: CONFIGURATION,
    product: view('CartProduct', Product, ['name', 'imageUrl']),
  },
);

const SESSION: PathParameter<string> = {
  description: 'Always "default": the caller\'s own cart.',
  schema: { type: 'string', const: OWN_CART },
  example: OWN_CART,
  read: (id) => {
    requireOwn(id);
    return id;
  },
};

const LINE_ID: PathParameter<string> = {
  ...uuidOf('line'),
  read(id) {
    if (!isUuid(id)) throw new AppError('NOT_FOUND', 'Nie ma takiej pozycji w\u00a0koszyku.');
    return id;
  },
};

export const CART_ROUTES: readonly Route[] = [
  route(CART_OPERATIONS, 'GET /cart', {
    tag,
    summary: "The lines of the caller's own cart, at current prices.",
    answer: listOf(LINE),
    handle: ({ context }) => restLines(context),
  }),

  route(CART_OPERATIONS, 'POST /cart', {
    tag,
    summary:
      'Puts a saved configuration into the cart; a line that has the same goods and label gets more pieces instead.',
    isCounted: true,
    body: json(AddToCartBody, {
      example: {
        sessionId: OWN_CART,
        configurationId: '3f1a7c1e-5b7e-4e0e-9a53-0d6f6a0f5b11',
        quantity: 1,
      },
    }),
    errors: ['FORBIDDEN', 'NOT_FOUND', 'QUANTITY_LIMIT'],
    answer: single(LINE, 201, 'The line as it is now.'),
    async handle({ context, body }) {
      const configurationId = body.configurationId.toLowerCase();
      const { quantity, label, sessionId } = body;
      requireOwn(sessionId);
      await addToCart(context.em, ensureVisitorId(context), [{ configurationId, quantity, label }]);
      const lines = await restLines(context);
      const line = lines.find(
        (each) => each.configurationId === configurationId && each.label === label,
      );
      if (!line) throw new AppError('NOT_FOUND', 'Nie ma takiej pozycji w\u00a0koszyku.');
      return line;
    },
  }),

  route(CART_OPERATIONS, 'DELETE /cart/session/:sessionId', {
    tag,
    summary: "Removes all lines of the caller's own cart.",
    isCounted: true,
    params: { sessionId: SESSION },
    errors: ['FORBIDDEN'],
    answer: NOTHING,
    async handle({ context }) {
      await clearCart(context.em, renewVisitorId(context));
      markCart(context, 0);
    },
  }),

  route(CART_OPERATIONS, 'DELETE /cart/:itemId', {
    tag,
    summary: "Removes a line of the caller's own cart.",
    isCounted: true,
    params: { itemId: LINE_ID },
    answer: NOTHING,
    async handle({ context, params }) {
      await removeFromCart(context.em, renewVisitorId(context), params.itemId);
      await currentCart(context);
    },
  }),
];

function requireOwn(sessionId: string): void {
  if (sessionId !== OWN_CART)
    throw new AppError('FORBIDDEN', 'Dostępny jest tylko własny koszyk („default”).');
}

async function restLines(context: Context) {
  const { lines } = await currentCart(context);
  const { catalogue, pictures } = context.services;
  return Promise.all(
    lines.map(async ({ configuration, ...line }) => ({
      ...line,
      sessionId: OWN_CART,
      configurationId: configuration.id,
      // Clients of the specified REST API multiply this price by the quantity, so it is today's price.
      configuration: { ...configuration, calculatedPrice: line.unitPrice },
      product: showProduct(pictures, await productOf(catalogue, configuration.productId)),
    })),
  );
}
