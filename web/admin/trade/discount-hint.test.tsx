import { beforeAll, describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { openAdminBrowser } from '../../testing/admin-browser';
import { draftOffer, fakeOffers } from '../../testing/fake-offers';
import { fakeOrders } from '../../testing/fake-orders';
import { renderRoute } from '../../testing/render-route';
import { staffMember } from '../../testing/staff-member';

beforeAll(() => openAdminBrowser(1440));

const FORMS = {
  'the draft of an offer': {
    path: '/admin/offers?offer=12',
    query: () => fakeOffers(draftOffer).resolvers.Query,
    button: 'Edytuj szkic',
    field: 'Kwota rabatu',
  },
  'a change of an order': {
    path: '/admin/orders?order=1',
    query: () => fakeOrders().Query,
    button: 'Zmień zamówienie',
    field: 'Rabat',
  },
};

/** Opens a form as somebody with this limit; returns the field of the discount. */
async function discountField(
  { path, query, button, field }: (typeof FORMS)[keyof typeof FORMS],
  maxDiscountPercent: number | null,
) {
  const me = { ...staffMember, role: { ...staffMember.role, maxDiscountPercent } };
  const { user } = await renderRoute(path, { Query: { ...query(), me: () => me } });
  await user.click(await screen.findByRole('button', { name: button }));
  await screen.findByRole('textbox', { name: field });
  return within(screen.getAllByRole('dialog').at(-1)!).getByRole('textbox', { name: field });
}

describe.each(Object.entries(FORMS))('%s', (_name, form) => {
  test.each([
    [10, 'Twoja rola pozwala na rabat do 10%.'],
    [0, 'Twoja rola nie pozwala na rabaty (najwyżej 0%).'],
    [null, ''],
  ])('says of a limit of %s: "%s"', async (limit, hint) => {
    expect(await discountField(form, limit)).toHaveAccessibleDescription(hint);
  });
});
