// Prepares a worker of jest-light-runner for web tests: replaces style sheets by stubs, and sets up each test file.
import './browser.mjs';
import { registerHooks } from 'node:module';

const TEST_FILE = /\.test\.tsx?$/;
const STAND_INS = [
  [/\.module\.css$/, 'css-module.mjs'],
  [/\.css$/, 'empty.mjs'],
  [/\/(useStyleRegister|dynamicCSS)$/, 'ant-styles.mjs'],
];

registerHooks({
  resolve(specifier, context, next) {
    const { parentURL = '' } = context;
    const own = (file) => ({
      url: new URL(file, import.meta.url).href,
      format: 'module',
      shortCircuit: true,
    });
    // globals.mjs registers hooks for one test file, so the query in its URL makes Node evaluate it once per file.
    if (specifier === '@jest/globals' && TEST_FILE.test(parentURL))
      return own(`globals.mjs?${parentURL}`);
    const standIn = STAND_INS.find(([pattern]) => pattern.test(specifier));
    return standIn ? own(standIn[1]) : next(specifier, context);
  },
});
