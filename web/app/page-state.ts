import type { NormalizedCacheObject } from '@apollo/client';
import type { HydrationState } from 'react-router-dom';

/** What the server hands to the browser beside the HTML, as JSON in the element with the id "state". */
export interface PageState {
  origin: string;
  apollo: NormalizedCacheObject;
  router: HydrationState;
}
