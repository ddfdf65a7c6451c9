import type { HydrationState } from 'react-router-dom';
import type { SubmittedForm } from '#engine/trade/fields/submitted-form';

/** The data that the server sends to the browser with the HTML, as JSON in the element with the id "state". */
export interface PageState {
  origin: string;
  /** The cache of the server's Apollo client. */
  cache: unknown;
  /** The results of the router's loaders; loaders that are listed here do not run again. */
  loaderData: HydrationState['loaderData'];
  form?: SubmittedForm;
}
