// Gives the process of the tests the globals of a browser: one window for all of the process's test files, because
// React and Testing Library keep the globals that they find when they are loaded.
import { runInNewContext } from 'node:vm';
import { JSDOM } from 'jsdom';

const { window } = new JSDOM('<!doctype html>', {
  url: 'http://localhost/',
  pretendToBeVisual: true,
});

/** Globals on which fetch, streams and fake timers depend: the window gets those of Node in place of jsdom's. */
const NODES_OWN = new Set([
  'AbortController',
  'AbortSignal',
  'Blob',
  'File',
  'FormData',
  'Headers',
  'URL',
  'URLSearchParams',
  'WebSocket',
  'clearInterval',
  'clearTimeout',
  'console',
  'crypto',
  'performance',
  'queueMicrotask',
  'setInterval',
  'setTimeout',
]);
const LANGUAGE = new Set(runInNewContext('Object.getOwnPropertyNames(globalThis)'));
/** Globals that jsdom lacks; tests or setup.ts set them on the window. */
const GIVEN = ['IntersectionObserver', 'MessageChannel', 'ResizeObserver', 'matchMedia'];
/** Functions that the window inherits from its prototype, so they are not among its own property names. */
const INHERITED = ['addEventListener', 'removeEventListener', 'dispatchEvent'];

// Without this, React writes a task for each element and the time of each render to the console.
Object.assign(console, { createTask: undefined, timeStamp: undefined });

const FormDataOfWindow = window.FormData;

/** Node's FormData, which Node's fetch can send; like a browser's, it can be filled from a form. */
globalThis.FormData = class extends FormData {
  constructor(form) {
    super();
    if (form) for (const [name, text] of new FormDataOfWindow(form)) this.append(name, text);
  }
};

for (const name of Object.getOwnPropertyNames(window)) {
  if (LANGUAGE.has(name)) continue;
  if (NODES_OWN.has(name)) share(name, globalThis, window);
  else share(name, window, globalThis);
}
for (const name of GIVEN) share(name, window, globalThis);
for (const name of INHERITED) globalThis[name] = window[name].bind(window);

/** Makes a property of `other` read and write that of `owner`. */
function share(name, owner, other) {
  Object.defineProperty(other, name, {
    configurable: true,
    enumerable: true,
    get: () => owner[name],
    set: (value) => {
      owner[name] = value;
    },
  });
}
