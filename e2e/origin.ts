/** Scheme and host of the shop that the tests visit; `playwright.config.ts` has chosen its port. */
export const origin = `http://localhost:${process.env['E2E_PORT']}`;
