// Prepares a worker of jest-light-runner. Tests are native Node modules there, but they are written in TypeScript, and
// they import Jest's globals from a module that only Jest's own runner provides.
import '@oxc-node/core/register';
import { registerHooks } from 'node:module';

const globals = new URL('globals.mjs', import.meta.url).href;

registerHooks({
  resolve(specifier, context, next) {
    if (specifier === '@jest/globals') {
      return { url: globals, format: 'module', shortCircuit: true };
    }
    // The runner appends a timestamp to a test's URL, which would hide that the file is TypeScript.
    return next(specifier.replace(/(?<=\.test\.tsx?)\?\d+$/, ''), context);
  },
});
