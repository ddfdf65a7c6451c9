// Jest's globals for one test file, set up for it.
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

/** What Node itself and the runner need. */
const REAL = ['nextTick', 'performance', 'queueMicrotask', 'setImmediate'];

/** The runner's fake timers take no options and cannot be waited for. */
export const jest = Object.assign(globalThis.jest, {
  useFakeTimers: (options) => timers.useFakeTimers({ doNotFake: REAL, ...options }),
  useRealTimers: () => timers.useRealTimers(),
  advanceTimersByTime: (ms) => timers.advanceTimersByTime(ms),
  advanceTimersByTimeAsync: (ms) => timers.advanceTimersByTimeAsync(ms),
});

setUp();
