import '@testing-library/jest-dom/jest-globals';

import { afterAll, afterEach, beforeAll, jest } from '@jest/globals';
import { cleanup, configure } from '@testing-library/react';

import { graphqlServer } from './graphql-server';

/** Whole pages typed into by hand take seconds on a busy machine. */
jest.setTimeout(30_000);
configure({ asyncUtilTimeout: 10_000 });

window.scrollTo = () => undefined;
// As in a browser without a graphics card.
HTMLCanvasElement.prototype.getContext = () => null;
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
  graphqlServer.resetHandlers();
});
afterAll(() => graphqlServer.close());
