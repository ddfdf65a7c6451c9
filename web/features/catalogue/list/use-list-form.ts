import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { useSearchParams } from 'react-router-dom';
import { formParams } from '../../../lib/browser/search-params';
import { useSentAddress } from '../../../lib/form/use-sent-address';
import {
  readListAddress,
  unreadableBounds,
  writeListAddress,
  type ListAddress,
  type PriceBound,
} from './list-address';

const PAUSE_MS = 300;

interface ListForm {
  form: RefObject<HTMLFormElement | null>;
  /** The price bounds whose text is not an amount. */
  unreadable: readonly PriceBound[];
  /** Opens the list that the fields describe; with `replace` it replaces the current list in the history. */
  send: (options?: { replace?: boolean }) => void;
  /** Calls `send` with `replace` after a pause in typing. */
  sendSoon: () => void;
}

/**
 * Submits the list's form without reloading the page. The fields are uncontrolled: what was entered before hydration is
 * still in them and is submitted on mount. They follow the URL when that changes by other means (Back, a link).
 */
export function useListForm(address: ListAddress): ListForm {
  const [, setParams] = useSearchParams();
  const [unreadable, setUnreadable] = useState<readonly PriceBound[]>([]);
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const shown = writeListAddress({ ...address, page: 1 }).toString();
  const isNew = useSentAddress(shown, () => {
    clearTimeout(timer.current);
    setUnreadable([]);
    resetTo(form.current, address);
  });

  const send: ListForm['send'] = ({ replace = false } = {}) => {
    clearTimeout(timer.current);
    if (!form.current) return;
    const fields = formParams(form.current);
    setUnreadable(unreadableBounds(fields));
    const params = writeListAddress(readListAddress(fields));
    if (!isNew(params.toString())) return;
    // The URL changes at once, not as a transition, so that the list can show that it is busy.
    setParams(params, { replace, preventScrollReset: true, flushSync: true });
  };
  const sendSoon = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => send({ replace: true }), PAUSE_MS);
  };
  const sendEarly = useEffectEvent(() => send({ replace: true }));
  useEffect(() => sendEarly(), []);
  useEffect(() => () => clearTimeout(timer.current), []);
  return { form, unreadable, send, sendSoon };
}

/**
 * Resets the fields to the list in the URL. `reset` is enough for inputs, whose default values React has already
 * changed; React does not change the default of a select.
 */
function resetTo(form: HTMLFormElement | null, { sort }: ListAddress): void {
  form?.reset();
  const select = form?.elements.namedItem('sort');
  if (select instanceof HTMLSelectElement) select.value = sort;
}
