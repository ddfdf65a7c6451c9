import type { Context } from './context.js';

/** Values that middleware passes to later handlers of the same request. */
declare global {
  namespace Express {
    interface Locals {
      requestId?: string;
      context?: Context;
      /** The name of the route for log and metrics where Express has no template; a function makes it from the path. */
      route?: string | ((path: string) => string);
    }
  }
}
