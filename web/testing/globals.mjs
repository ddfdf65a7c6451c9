// Jest's globals for one test file.
import { ModernFakeTimers } from '@jest/fake-timers';
import { setUp } from './setup.ts';

export {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  test,
} from '../../scripts/jest/globals.mjs';

const timers = new ModernFakeTimers({ config: { fakeTimers: {} }, global: globalThis });

/** Functions that Node itself and the runner need. */
const REAL = ['nextTick', 'performance', 'queueMicrotask', 'setImmediate'];

/** The runner's own fake timers have no options and no asynchronous methods. */
export const jest = Object.assign(globalThis.jest, {
  useFakeTimers: (options) => timers.useFakeTimers({ doNotFake: REAL, ...options }),
  useRealTimers: () => timers.useRealTimers(),
  advanceTimersByTime: (ms) => timers.advanceTimersByTime(ms),
  advanceTimersByTimeAsync: (ms) => timers.advanceTimersByTimeAsync(ms),
});

setUp();
