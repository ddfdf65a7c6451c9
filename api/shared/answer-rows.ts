import type { ComplexityEstimator } from 'graphql-query-complexity/cjs';

/** The weight of a list that usually has so many rows, as the `complexity` of its field. */
export const withRows =
  (rows: number): ComplexityEstimator =>
  ({ childComplexity }) =>
    rows * (1 + childComplexity);

/** The weight of a long text, in values. */
export const LONG_TEXT = 20;
