import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { SubmitInquiryInput } from '../../../apollo/schema.generated';
import { renderRoute } from '../../../testing/render-route';

const ID = '0b8f2f6e-8a54-4f0f-9a3e-2f4c1f0f9d11';

const configuration = {
  id: ID,
  product: { id: 1, name: 'Markiza Aurora', category: 'markizy' },
  variantLabel: 'Kasetowa',
  sizeLabel: '400\u00a0×\u00a0300\u00a0cm',
  fabricColor: 'Czerwony',
  roofTransparency: null,
  frameColor: 'Biały',
  optionLabels: ['Czujnik wiatru'],
  calculatedPrice: '5210.00',
  drawingUrl: '/rysunki/konfiguracja/1.svg',
};

test('a configuration in the URL is shown and sent with the inquiry', async () => {
  const sent: SubmitInquiryInput[] = [];
  const { user } = await renderRoute(`/wycena?configuration=${ID}`, {
    Query: { configuration: () => configuration },
    Mutation: {
      submitInquiry: (_root: unknown, { input }: { input: SubmitInquiryInput }) => {
        sent.push(input);
        return { inquiryId: 3 };
      },
    },
  });

  expect(await screen.findByRole('region', { name: 'Dołączona konfiguracja' })).toHaveTextContent(
    'Markiza Aurora',
  );
  expect(screen.getByLabelText(/^Temat/)).toHaveValue(
    'Wycena: Markiza Aurora, 400\u00a0×\u00a0300\u00a0cm',
  );
  await user.type(screen.getByLabelText(/^Imię i nazwisko/), 'Jan Nowak');
  await user.type(screen.getByLabelText(/^E-mail/), 'jan@example.pl');
  await user.type(screen.getByLabelText(/^Wiadomość/), 'Proszę o wycenę z montażem.');
  await user.click(screen.getByRole('button', { name: 'Wyślij zapytanie' }));

  expect(await screen.findByText('Wiadomość wysłana!')).toBeVisible();
  expect(sent).toMatchObject([{ inquiryType: 'quote', configurationId: ID }]);
});

test('a message says that a configuration no longer exists', async () => {
  await renderRoute(`/wycena?configuration=${ID}`, { Query: { configuration: () => null } });

  expect(await screen.findByText(/Nie znaleźliśmy konfiguracji/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Otwórz konfigurator' })).toBeVisible();
});
