// The globals of Jest for one web test file, in place of the module @jest/globals.
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

/** Functions that Node itself and the test runner need, so they are never faked. */
const REAL = ['nextTick', 'performance', 'queueMicrotask', 'setImmediate'];

/** Jest's fake timers in place of the runner's, which have no options and no asynchronous methods. */
export const jest = Object.assign(globalThis.jest, {
  useFakeTimers: (options) => timers.useFakeTimers({ doNotFake: REAL, ...options }),
  useRealTimers: () => timers.useRealTimers(),
  setSystemTime: (now) => timers.setSystemTime(now),
  advanceTimersByTime: (ms) => timers.advanceTimersByTime(ms),
  advanceTimersByTimeAsync: (ms) => timers.advanceTimersByTimeAsync(ms),
});

setUp();
