import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderRoute } from '../../testing/render-route';

const block = (kind: string, row: object, title: string | null = null) => ({
  kind,
  title,
  note: null,
  rows: [{ textHtml: null, mark: null, ...row }],
});

test('the about page names the shop, its figures and its contact', async () => {
  await renderRoute('/o-nas', {
    Query: {
      textPage: () => ({
        sha256: 'a'.repeat(64),
        description: 'Osłony na wymiar.',
        contentHtml: '<h2>Misja</h2>',
        blocks: [
          block('facts', { heading: 'ponad 5\u00a0000', text: 'klientów' }),
          block('timeline', { heading: '2003', text: 'Warsztat.' }, 'Historia'),
        ],
      }),
    },
  });

  expect(
    await screen.findByRole('heading', { level: 1, name: /^O.Cieniomacie.– słońce pod kontrolą$/ }),
  ).toBeVisible();
  expect(document.title).toMatch(/^O.Cieniomacie.– słońce pod kontrolą$/);
  expect(screen.getByText('ponad 5 000')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Historia' })).toHaveTextContent('2003Warsztat.');
  expect(screen.getByRole('heading', { name: 'Misja' })).toBeVisible();
  const contact = within(screen.getByRole('region', { name: 'Poznajmy się' }));
  expect(contact.getByRole('link', { name: 'kontakt@cieniomat.example' })).toBeVisible();
  expect(contact.getByText('Łódź')).toBeVisible();
});

test('a text page shows the text of its path', async () => {
  const { response } = await renderRoute('/montaz', {
    Query: {
      textPage: (_root: unknown, { slug }: { slug: string }) => ({
        sha256: 'a'.repeat(64),
        slug,
        title: 'Montaż',
        description: 'Jak montujemy.',
        contentHtml: '<h2 id="cztery-etapy">Cztery etapy</h2>',
        sections: ['Cztery etapy', 'Cena', 'Pogoda', 'Odbiór'].map((section, index) => ({
          id: index === 0 ? 'cztery-etapy' : `czesc-${index}`,
          title: section,
        })),
        blocks: [
          block('facts', { heading: '100\u00a0km', text: 'dojazdu w\u00a0cenie' }),
          block('steps', { heading: 'Pomiar', text: 'Mierzymy.' }, 'Jak przebiega montaż'),
          block('tiles', { heading: 'Ekipa', text: 'Własna.', mark: 'tools' }, 'Kto montuje'),
          block('timeline', { heading: '2003', text: 'Warsztat.' }, 'Historia'),
          block('quotes', { heading: 'Anna', text: 'Polecam', mark: 'Łódź' }, 'Opinie'),
          block(
            'questions',
            { heading: 'Ile to trwa?', text: null, textHtml: '<p>Kilka godzin.</p>' },
            'Częste pytania',
          ),
          block('call', { heading: 'Poproś o wycenę', text: '/wycena' }, 'Gotowe?'),
        ],
        updatedAt: '2026-11-16T00:00:00Z',
      }),
    },
  });

  expect(await screen.findByRole('heading', { level: 1, name: 'Montaż' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Cztery etapy' })).toBeVisible();
  expect(screen.getByText('16 listopada 2026')).toBeVisible();
  const contents = within(screen.getByRole('navigation', { name: 'Spis treści' }));
  expect(contents.getByRole('link', { name: 'Cztery etapy' })).toHaveAttribute(
    'href',
    '#cztery-etapy',
  );
  expect(screen.getByText('100 km')).toBeVisible();
  const steps = within(screen.getByRole('region', { name: 'Jak przebiega montaż' }));
  expect(steps.getByRole('listitem')).toHaveTextContent('PomiarMierzymy.');
  const questions = within(screen.getByRole('region', { name: 'Częste pytania' }));
  expect(questions.getByText('Ile to trwa?')).toBeVisible();
  const quotes = within(screen.getByRole('region', { name: 'Opinie' }));
  expect(quotes.getByRole('figure')).toHaveTextContent('„Polecam”.AnnaŁódź');
  for (const [name, words] of [
    ['Kto montuje', 'EkipaWłasna.'],
    ['Historia', '2003Warsztat.'],
  ])
    expect(within(screen.getByRole('region', { name })).getByRole('listitem')).toHaveTextContent(
      words!,
    );
  const call = within(screen.getByRole('region', { name: 'Gotowe?' }));
  expect(call.getByRole('link', { name: 'Poproś o wycenę' })).toHaveAttribute('href', '/wycena');
  expect(
    within(screen.getByRole('navigation', { name: 'Nasze usługi' })).getByRole('link', {
      name: 'Montaż',
    }),
  ).toHaveAttribute('aria-current', 'page');
  expect(response.status).toBe(200);
});

test('a missing text is a 404', async () => {
  const { response } = await renderRoute('/regulamin', { Query: { textPage: () => null } });

  expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  expect(response.status).toBe(404);
});
