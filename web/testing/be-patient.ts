import { jest } from '@jest/globals';
import { configure } from '@testing-library/react';

/** Gives slow machines time: long forms and lazily loaded parts take more than a second there. */
export function bePatient(): void {
  jest.setTimeout(30_000);
  configure({ asyncUtilTimeout: 10_000 });
}
