// Prepares a worker of jest-light-runner for the web: style sheets are stood in for, and each test file is set up.
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
    // Anew for each test file, whose hooks it sets.
    if (specifier === '@jest/globals' && TEST_FILE.test(parentURL))
      return own(`globals.mjs?${parentURL}`);
    const standIn = STAND_INS.find(([pattern]) => pattern.test(specifier));
    return standIn ? own(standIn[1]) : next(specifier, context);
  },
});
