import { describe, expect, it } from '@jest/globals';
import { CATEGORIES, PRODUCT_CATEGORIES } from '../goods/families/categories.js';
import { checklistOf } from './checklists.js';
import { VISIT_KIND_LABELS, type VisitKind } from './kinds.js';

const KINDS = Object.keys(VISIT_KIND_LABELS) as VisitKind[];

describe.each(KINDS)('the checklist of %s', (kind) => {
  it('has each item once, also for goods of all families', () => {
    const codes = checklistOf(kind, [...PRODUCT_CATEGORIES, ...PRODUCT_CATEGORIES]).map(
      ({ code }) => code,
    );
    expect(new Set(codes).size).toBe(codes.length);
  });

  it.each(CATEGORIES)('asks something about %s', (family) => {
    expect(checklistOf(kind, [family]).length).toBeGreaterThan(checklistOf(kind, []).length);
  });
});
