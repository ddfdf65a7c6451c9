import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Distinguishes what a form itself has written into the URL from what comes from elsewhere (Back, a link). That needs a
 * list of the sent texts, because the URL takes them over one after the other, when the visitor may have sent others
 * already. `shown` is the form's part of the URL; where it comes from elsewhere, `follow` is called to write it into
 * the fields. `isSending`, for a form that navigates in a transition, is whether that is under way: where it ends
 * without showing the text that was sent last, the visitor has gone Back before the page was loaded. Returns a function
 * to be called with each text before it is sent; its result is false where that text is the last one sent.
 */
export function useSentAddress(
  shown: string,
  follow: () => void,
  isSending = false,
): (address: string) => boolean {
  const sent = useRef([shown]);
  const followAddress = useEffectEvent(() => {
    const own = sent.current.lastIndexOf(shown);
    sent.current = own < 0 ? [shown] : sent.current.slice(own);
    if (own < 0) follow();
  });
  const followReturn = useEffectEvent(() => {
    if (sent.current.at(-1) === shown) return;
    sent.current = [shown];
    follow();
  });
  useEffect(() => followAddress(), [shown]);
  useEffect(() => {
    if (!isSending) followReturn();
  }, [isSending]);
  return (address) => {
    if (address === sent.current.at(-1)) return false;
    sent.current.push(address);
    return true;
  };
}
