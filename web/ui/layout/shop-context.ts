import { createContext, useContext } from 'react';

/** What every page says about the shop. */
export interface Shop {
  name: string;
  /** Whether this is the demo shop, the only one that shows content of the demo. */
  isDemo: boolean;
}

/** Outside the shop's layout, as in the staff area, the name of the shop is not known. */
export const ShopContext = createContext<Shop>({ name: '', isDemo: false });

export const useShop = (): Shop => useContext(ShopContext);
