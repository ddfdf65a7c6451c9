import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { PRODUCTS } from '../../testing/products.js';
import { checkRow } from './check-row.js';
import { type Project, settingsOf } from './project.js';
import { readProject } from './read-project.js';
import { defaultShared } from './shared-settings.js';

const PROJECT: Project = {
  name: 'Dom',
  place: 'Łódź',
  shared: { rolety: defaultShared(PRODUCTS.rolety)! },
  rows: [
    {
      id: 'a',
      label: 'Salon',
      family: 'rolety',
      width: '120',
      height: '150',
      pieces: '1',
      own: { controlType: 'electric' },
    },
  ],
};

test('a stored project is read as it was', () => {
  expect(readProject(JSON.parse(JSON.stringify(PROJECT)))).toEqual(PROJECT);
});

test('invalid parts are left out', () => {
  const [row] = PROJECT.rows;
  const stored = {
    ...PROJECT,
    shared: { ...PROJECT.shared, markizy: {}, refleksole: { productId: '5' } },
    rows: [{ ...row, width: 120 }, { ...row, own: { options: null } }, null, row],
  };
  expect(readProject(stored)).toEqual(PROJECT);
});

test('any stored value can be checked without an error', () => {
  const settings = fc.record(
    {
      controlType: fc.anything(),
      options: fc.anything(),
      placement: fc.anything(),
      color: fc.anything(),
    },
    { requiredKeys: [] },
  );
  const row = fc.record({
    id: fc.string(),
    label: fc.anything(),
    family: fc.constantFrom('rolety', 'markizy', null, 'x'),
    width: fc.string(),
    height: fc.string(),
    pieces: fc.string(),
    own: settings,
  });
  const stored = fc.record({
    name: fc.string(),
    place: fc.string(),
    shared: fc.record({ rolety: fc.oneof(settings, fc.constant(PROJECT.shared.rolety)) }),
    rows: fc.array(row),
  });
  fc.assert(
    fc.property(fc.oneof(stored, fc.anything()), (value) => {
      const project = readProject(value);
      for (const each of project?.rows ?? [])
        checkRow(
          each,
          settingsOf(each, { ...PROJECT.shared, ...project?.shared }),
          PRODUCTS.rolety,
        );
    }),
    { numRuns: 500 },
  );
});
