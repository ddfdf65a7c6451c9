import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { registerFamily } from '#engine/goods/families/families';
import { formatAmount } from '#engine/goods/price/money';
import { SHADE_SAIL, SHADE_SAILS, SHADE_SAIL_PRODUCT } from '#engine/testing/shade-sail';
import { extendedSchema } from '../../testing/graphql-server';
import { renderRoute } from '../../testing/render-route';
import type { ConfiguratorProductFragment } from './configurator-page.generated';
import { families, typeOf } from './testing/families';
import { openStep } from './testing/open-step';
import { shopOf } from './testing/shop';

const SCHEMA = extendedSchema(`extend enum Category { ${SHADE_SAIL.code} }`);
const PRODUCT: ConfiguratorProductFragment = {
  ...SHADE_SAIL_PRODUCT,
  name: 'Żagiel Bryza',
  basePrice: formatAmount(SHADE_SAIL_PRODUCT.basePrice),
  pricePerSqm: formatAmount(SHADE_SAIL_PRODUCT.pricePerSqm ?? 0),
  availableColors: [...SHADE_SAIL_PRODUCT.availableColors],
  availableFrameColors: [...SHADE_SAIL_PRODUCT.availableFrameColors],
  availableVariants: [...SHADE_SAIL_PRODUCT.availableVariants],
  fabricCollection: null,
};

window.matchMedia = () => ({ matches: false }) as MediaQueryList;

let remove = (): void => undefined;
beforeAll(() => {
  remove = registerFamily(SHADE_SAIL);
});
afterAll(() => remove());
beforeEach(() => window.history.replaceState(null, '', '/konfigurator/zagle'));

test('a family registered beside the six has a page with price, drawing, parts list and shade', async () => {
  const { user } = await renderRoute(
    '/konfigurator/zagle',
    {
      Query: {
        ...shopOf([PRODUCT]),
        productTypes: () => [...families, typeOf(SHADE_SAILS)],
        productType: () => typeOf(SHADE_SAILS),
      },
    },
    SCHEMA,
  );
  const price = (amount: string) =>
    waitFor(() => expect(screen.getByText(/^Cena: /)).toHaveTextContent(`Cena: ${amount} zł`));

  await price('2 200');
  expect(document.title).toMatch(/^Żagle – konfigurator/);
  await openStep(user, 'Produkt');
  await user.click(screen.getByRole('radio', { name: /^Falisty/ }));
  await price('2 640');
  expect(screen.getByRole('img', { name: /Żagiel falisty: rysunek/ })).toBeVisible();
  await openStep(user, 'Podsumowanie');
  await user.click(screen.getByText(/^Z jakich części/));
  const parts = within(screen.getByRole('table')).getAllByRole('rowheader');
  expect(parts.map((part) => part.textContent)).toEqual(['Tkanina', 'Słup']);
  await openStep(user, /^Słońce/);
  expect(screen.getByText(/^Cień obejmuje/)).toBeVisible();
});
