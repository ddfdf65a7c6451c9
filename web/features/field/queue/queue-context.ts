import { createContext, use } from 'react';
import type { FieldQueue } from './field-queue';

export const QueueContext = createContext<FieldQueue | null>(null);

/** The queue of the person who works with the phone. */
export function useQueue(): FieldQueue {
  const queue = use(QueueContext);
  if (!queue) throw new Error('There is no queue without a person');
  return queue;
}
