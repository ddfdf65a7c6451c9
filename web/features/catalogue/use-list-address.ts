import { useSearchParams } from 'react-router-dom';

import { readListAddress, writeListAddress, type ListAddress } from './list-address';

interface ListAddressActions {
  /** Changes parts of the address and goes back to the first page; typing replaces, choosing can be undone by Back. */
  change: (part: Partial<ListAddress>, options?: { replace?: boolean }) => void;
  /** Leaves only the category and the order. */
  clear: () => void;
}

export function useListAddress(): ListAddressActions {
  const [, setParams] = useSearchParams();
  const change: ListAddressActions['change'] = (part, { replace = false } = {}) => {
    setParams((params) => writeListAddress({ ...readListAddress(params), page: 1, ...part }), {
      replace,
      preventScrollReset: true,
      // At once, not as a transition: controls answer before the list does, and the next change builds on this one.
      flushSync: true,
    });
  };
  return {
    change,
    clear: () => change({ text: '', priceFrom: '', priceTo: '', features: [] }),
  };
}
