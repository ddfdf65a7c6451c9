import '@testing-library/jest-dom/jest-globals';

import { afterAll, afterEach, beforeAll, jest } from '@jest/globals';
import { cleanup, configure } from '@testing-library/react';

import { graphqlServer } from './graphql-server';

/** Whole pages typed into by hand take seconds on a busy machine. */
jest.setTimeout(120_000);
configure({ asyncUtilTimeout: 30_000 });

window.scrollTo = () => undefined;
/** Nothing has a size here, so nothing changes it. */
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
// As in a browser without a graphics card.
HTMLCanvasElement.prototype.getContext = () => null;
// As on a phone, without wishes.
window.matchMedia = () => ({ matches: false }) as MediaQueryList;
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
  this.dispatchEvent(new Event('close'));
};

beforeAll(() => graphqlServer.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  graphqlServer.resetHandlers();
});
afterAll(() => graphqlServer.close());
