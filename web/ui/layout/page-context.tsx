import { createContext, type ReactNode, useContext } from 'react';
import { useLocation } from 'react-router-dom';
import type { SubmittedForm } from '#engine/trade/fields/submitted-form';

/** The HTTP response that a page is part of. */
export interface PageResponse {
  /** HTTP status; matters on the server only. */
  status: number;
  /** Scheme and host of the shop, without a slash at the end. */
  origin: string;
  /** A form of this page that was submitted without scripts and refused. */
  form?: SubmittedForm;
}

export const ResponseContext = createContext<PageResponse>({ status: 200, origin: '' });

export function useResponse(): PageResponse {
  return useContext(ResponseContext);
}

/** The refused form that the page was rendered with; undefined once the visitor has gone to another page. */
export function useSubmittedForm(): SubmittedForm | undefined {
  const { form } = useResponse();
  // "default" is React Router's key of the first location in the browser.
  return useLocation().key === 'default' ? form : undefined;
}

/** Shown with a page that is not there, to lead on where it has moved. */
export const MissingContext = createContext<ReactNode>(null);

/** What every page says about the shop. */
export interface Shop {
  name: string;
  tagline: string;
  /** Whether this is the demo shop, the only one that shows content of the demo. */
  isDemo: boolean;
  /** What of the installation every price includes: "podstawowy montaż i dojazd ekipy do 100 km". */
  installation: string;
  /** The usual time from an order to its delivery: "2–4 tygodnie". */
  usualDelivery: string;
  /** The logo of the company, whose pictures for sharing and icons are made from it; null without one. */
  logo: { url: string } | null;
}

/** Outside the shop's layout, as in the staff area, the name of the shop is not known. */
export const ShopContext = createContext<Shop>({
  name: '',
  tagline: '',
  isDemo: false,
  installation: '',
  usualDelivery: '',
  logo: null,
});

export const useShop = (): Shop => useContext(ShopContext);
