import '@testing-library/jest-dom/jest-globals';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from '@jest/globals';
import { cleanup, configure } from '@testing-library/react';
import type { StoreApi } from 'zustand';
import { useComparedConfigurationsStore } from '../features/configurator/compare/compared-configurations';
import { usePostcodeStore } from '../features/configurator/controls/postcode-field';
import { useSun } from '../features/configurator/sun/use-sun-settings';
import { useMeasuringNotesStore, useTakenNotesStore } from '../features/measuring/measuring-notes';
import { useDrafts } from '../features/project/use-draft';
import { useToasts } from '../ui/overlay/toast';
import { closeChannels } from './admin-browser';
import { graphqlServer } from './graphql-server';
import { stopTestClients } from './test-client';
import { watchTexts } from './watch-texts';

configure({
  asyncUtilTimeout: 30_000,
  // Leaves out the page's HTML, which findBy queries would otherwise generate on every retry.
  getElementError: (message) => new Error(message ?? undefined),
});

/** A stub observer: jsdom has no layout, so no size or position changes. */
class Unmoved {
  observe() {}
  unobserve() {}
  disconnect() {}
}

const notShown = document.createElement('p').style;
notShown.display = 'none';

const given = {
  scrollTo: () => undefined,
  // With Ant Design's styles jsdom would need seconds for each call; tests need only the visibility.
  getComputedStyle: (element: HTMLElement) =>
    element.matches('[hidden], dialog:not([open])') ? notShown : element.style,
  ResizeObserver: Unmoved,
  IntersectionObserver: Unmoved,
  // No media query matches, as on a phone without preferences.
  matchMedia: () => ({ matches: false }) as MediaQueryList,
};

// jsdom has no canvas: neither 2D nor WebGL.
HTMLCanvasElement.prototype.getContext = () => null;
// jsdom has no layout and no modal dialogs, so nothing scrolls, and a dialog is only marked as open or closed.
Element.prototype.scrollIntoView = () => undefined;
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
  this.dispatchEvent(new Event('close'));
};

/** Sets up and tears down one test file in the window that all files of a worker share. */
export function setUp() {
  Object.assign(window, given);
  let faultyTexts: () => string[];
  beforeAll(() => {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
    graphqlServer.listen({ onUnhandledFrame: 'error' });
  });
  beforeEach(() => {
    faultyTexts = watchTexts();
  });
  afterEach(() => {
    const faults = faultyTexts();
    cleanup();
    stopTestClients();
    resetStores();
    sessionStorage.clear();
    localStorage.clear();
    window.history.replaceState(null, '', '/');
    graphqlServer.resetHandlers();
    expect(faults).toEqual([]);
  });
  afterAll(() => {
    graphqlServer.close();
    closeChannels();
    document.head.replaceChildren();
    document.body.replaceChildren();
  });
}

/** Resets the stores, because all test files of a worker share them. */
function resetStores(): void {
  reset(useToasts);
  reset(useSun);
  reset(usePostcodeStore);
  reset(useComparedConfigurationsStore);
  reset(useMeasuringNotesStore);
  reset(useTakenNotesStore);
  reset(useDrafts);
}

function reset<State>(store: StoreApi<State>): void {
  store.setState(store.getInitialState(), true);
}
