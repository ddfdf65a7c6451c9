import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { deadlineText } from '#engine/trade/shop/opening-hours';
import type { Load } from '../apollo/load';
import { ReplyDeadlineDocument } from './reply-promise.generated';

/** Loads what `ReplyPromise` says for a page that follows a form sent without scripts. */
export const loadReplyPromise: Load = ({ client, url }) =>
  url.searchParams.has('wyslano') ? client.query({ query: ReplyDeadlineDocument }) : null;

/**
 * By when the message that has just been sent is answered, by the opening hours; empty until that is known. It asks the
 * server, unless the page has loaded the answer by `loadReplyPromise`.
 */
export function ReplyPromise({ isLoaded = false }: { isLoaded?: boolean }) {
  const [since] = useState(() => new Date());
  const fetchPolicy = isLoaded ? 'cache-first' : 'network-only';
  const { data } = useQuery(ReplyDeadlineDocument, { fetchPolicy });
  if (!data) return null;
  return <p>{`Odezwiemy się ${deadlineText(new Date(data.replyDeadline), since)}.`}</p>;
}
