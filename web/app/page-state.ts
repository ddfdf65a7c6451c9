import type { HydrationState } from 'react-router-dom';

import type { SubmittedForm } from '../../engine/fields/submitted-form.js';

/** What the server hands to the browser beside the HTML, as JSON in the element with the id "state". */
export interface PageState {
  origin: string;
  /** What the server's Apollo client has in its cache. */
  cache: unknown;
  /** Which loaders of the router have run. */
  loaderData: HydrationState['loaderData'];
  form?: SubmittedForm;
}
