import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { openAdminBrowser } from '../testing/admin-browser';
import { GALLERY_ROUTES } from './gallery-routes';

openAdminBrowser(1440);

const WEB = join(import.meta.dirname, '..');
/** What radio cards and segmented choices share, and contexts of pages, of which nothing is seen. */
const UNSEEN = ['ui/form/choice', 'ui/layout/page-context'];

/** The modules with components in a folder below `web`, without `.tsx`. */
const componentsIn = (folder: string): string[] =>
  readdirSync(join(WEB, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx') && !name.includes('.test.'))
    .map((name) => `${folder}/${name.replace(/\.tsx$/, '')}`);

test('every component of the shop and of the kit of the staff area is in the gallery', () => {
  const sources = componentsIn('gallery').map((name) =>
    readFileSync(join(WEB, `${name}.tsx`), 'utf8'),
  );
  const shown = new Set(
    sources.flatMap((source) =>
      [...source.matchAll(/ from '\.\.\/([^']+)'/g)].map(([, path]) => path),
    ),
  );
  const components = [...componentsIn('ui'), ...componentsIn('admin/kit')];
  expect(components.length).toBeGreaterThan(50);
  expect(components.filter((name) => !shown.has(name))).toEqual(UNSEEN);
});

test.each(['/_ui', '/_ui/admin'])('%s shows its parts', async (path) => {
  render(
    <RouterProvider router={createMemoryRouter(GALLERY_ROUTES, { initialEntries: [path] })} />,
  );
  expect((await screen.findAllByRole('heading', { level: 2 })).length).toBeGreaterThan(5);
});
