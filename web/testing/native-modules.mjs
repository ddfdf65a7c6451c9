// Prepares a worker of jest-light-runner for the web: style sheets are stood in for, and each test file is set up.
import './browser.mjs';
import { registerHooks } from 'node:module';

const address = (file) => new URL(file, import.meta.url).href;
const TEST_FILE = /\.test\.tsx?$/;

registerHooks({
  resolve(specifier, context, next) {
    const { parentURL = '' } = context;
    const stand = (file) => ({ url: address(file), format: 'module', shortCircuit: true });
    if (specifier.endsWith('.module.css')) return stand('css-module.mjs');
    if (specifier.endsWith('.css')) return stand('empty.mjs');
    // Anew for each test file, whose hooks it sets.
    if (specifier === '@jest/globals' && TEST_FILE.test(parentURL))
      return stand(`globals.mjs?${parentURL}`);
    return next(specifier, context);
  },
});
