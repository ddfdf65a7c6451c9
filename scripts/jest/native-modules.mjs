// Prepares a worker of jest-light-runner, where tests are plain Node modules: they are TypeScript, and import Jest's
// globals by the name that Jest's own runner provides.
import '@oxc-node/core/register';
import { registerHooks } from 'node:module';

const globals = new URL('globals.mjs', import.meta.url).href;

registerHooks({
  resolve(specifier, context, next) {
    if (specifier === '@jest/globals') {
      return { url: globals, format: 'module', shortCircuit: true };
    }
    // The runner appends a timestamp to a test's URL, which would hide that it is TypeScript.
    return next(specifier.replace(/(?<=\.test\.tsx?)\?\d+$/, ''), context);
  },
});
