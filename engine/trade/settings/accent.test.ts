import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { accentProblem, accentTones, contrastOf } from './accent.js';

const PALE = ['#faf7f1', '#efe7da', '#fffdf9'];
const DARK = ['#2f3a40', '#1e2326'];

test('contrasts are those of WCAG', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

test("the shop's own accent is readable", () => {
  expect(accentProblem(accentTones().deep)).toBeNull();
});

test('an unreadable colour is refused with its contrast and the nearest readable one', () => {
  const problem = accentProblem('#e9a23b')!;
  expect(problem).toMatch(/kontrast z\u00a0tłem to 1,8\u00a0:\u00a01/);
  const [nearest] = /#[\da-f]{6}/.exec(problem)!;
  expect(accentProblem(nearest)).toBeNull();
});

const hex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

test('every accent is readable where it stands, once it or the nearest colour is taken', () => {
  fc.assert(
    fc.property(hex, (color) => {
      const problem = accentProblem(color);
      const { deep, sun, soft } = accentTones(problem ? /#[\da-f]{6}/.exec(problem)![0] : color);
      for (const surface of [...PALE, soft])
        expect(contrastOf(deep, surface)).toBeGreaterThanOrEqual(4.5);
      for (const surface of DARK) expect(contrastOf(sun, surface)).toBeGreaterThanOrEqual(4.5);
    }),
  );
});
