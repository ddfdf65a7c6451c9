import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { deadlineText } from '#engine/trade/shop/opening-hours';
import { ReplyDeadlineDocument } from './reply-promise.generated';

/** By when the message that has just been sent is answered, by the opening hours; empty until that is known. */
export function ReplyPromise() {
  const [since] = useState(() => new Date());
  const { data } = useQuery(ReplyDeadlineDocument, { fetchPolicy: 'network-only' });
  if (!data) return null;
  return <p>{`Odezwiemy się ${deadlineText(new Date(data.replyDeadline), since)}.`}</p>;
}
