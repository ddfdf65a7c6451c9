import '@testing-library/jest-dom/jest-globals';

import { afterAll, afterEach, beforeAll } from '@jest/globals';
import { cleanup, configure } from '@testing-library/react';
import type { StoreApi } from 'zustand';

import { usePostcodeStore } from '../features/configurator/advice/snow-zone-field';
import { useKeptStore } from '../features/configurator/compare/use-kept';
import { useSun } from '../features/configurator/sun/use-sun-settings';
import { useToasts } from '../ui/overlay/toast';
import { closeChannels } from './admin-browser';
import { graphqlServer } from './graphql-server';

configure({
  asyncUtilTimeout: 30_000,
  // Without the whole page, which each look for what has not come yet would write out.
  getElementError: (message) => new Error(message ?? undefined),
});

/** Nothing has a size or a place here, so nothing changes it. */
class Unmoved {
  observe() {}
  unobserve() {}
  disconnect() {}
}

const notShown = document.createElement('p').style;
notShown.display = 'none';

const given = {
  scrollTo: () => undefined,
  // Style sheets are stand-ins here, and Ant Design's take jsdom seconds per look.
  getComputedStyle: (element: HTMLElement) =>
    element.matches('[hidden], dialog:not([open])') ? notShown : element.style,
  ResizeObserver: Unmoved,
  IntersectionObserver: Unmoved,
  // As on a phone, without wishes.
  matchMedia: () => ({ matches: false }) as MediaQueryList,
};

// As in a browser without a graphics card.
HTMLCanvasElement.prototype.getContext = () => null;
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
  this.dispatchEvent(new Event('close'));
};

/** Sets up a test file, in the window that it shares with others. */
export function setUp() {
  Object.assign(window, given);
  beforeAll(() => {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
    graphqlServer.listen({ onUnhandledFrame: 'error' });
  });
  afterEach(() => {
    cleanup();
    resetStores();
    sessionStorage.clear();
    localStorage.clear();
    window.history.replaceState(null, '', '/');
    graphqlServer.resetHandlers();
  });
  afterAll(() => {
    graphqlServer.close();
    closeChannels();
    document.head.replaceChildren();
    document.body.replaceChildren();
  });
}

/** Modules, and with them their stores, are shared by all tests of a worker. */
function resetStores(): void {
  reset(useToasts);
  reset(useSun);
  reset(usePostcodeStore);
  reset(useKeptStore);
}

function reset<State>(store: StoreApi<State>): void {
  store.setState(store.getInitialState(), true);
}
