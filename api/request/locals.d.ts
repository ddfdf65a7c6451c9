import type { Context } from './context.js';

/** Values that middleware passes to later handlers of the same request. */
declare global {
  namespace Express {
    interface Locals {
      requestId?: string;
      context?: Context;
      /** The name of the route where Express has no template of its own. */
      route?: string | ((path: string) => string);
    }
  }
}
