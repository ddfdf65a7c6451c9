import { EventEmitter, on } from 'node:events';
import { z } from 'zod';
import type { DatabaseListener } from '../../database/database-listener.js';
import { CALL_KINDS, type CallKind } from './call-task.entity.js';

/** The payload of the notification `call_queue_changed`, which triggers send in the transaction of the change. */
const notice = z.object({
  kind: z.enum(CALL_KINDS),
  id: z.int(),
  /** Whether the call is new in the queue. */
  appeared: z.boolean(),
});

export interface CallNotice {
  kind: CallKind;
  id: number;
  appeared: boolean;
}

/**
 * Passes on the changes that any node makes to the queue of calls, and null when a lost connection to the database is
 * back, because changes may have been missed.
 */
export class CallEvents {
  private readonly emitter = new EventEmitter();
  private closed = false;
  private connected = false;

  constructor(listener: DatabaseListener) {
    this.emitter.setMaxListeners(0);
    listener.subscribe({
      channel: 'call_queue_changed',
      onNotice: (payload) => this.emitter.emit('notice', notice.parse(JSON.parse(payload))),
      onConnect: () => {
        if (this.connected) this.emitter.emit('notice', null);
        this.connected = true;
      },
    });
  }

  /** All future changes, until the reader stops or the process is about to end. */
  changes(): AsyncIterableIterator<CallNotice | null> {
    const source = on(this.emitter, 'notice', { close: ['close'] });
    const end = { done: true as const, value: undefined };
    const iterator: AsyncIterableIterator<CallNotice | null> = {
      next: async () => {
        const { done, value } = await source.next();
        return done ? end : { done: false, value: (value as [CallNotice | null])[0] };
      },
      // Not an async generator: its `return` would wait for the next notification.
      return: async () => {
        await source.return?.();
        return end;
      },
      [Symbol.asyncIterator]: () => iterator,
    };
    if (this.closed) void iterator.return?.();
    return iterator;
  }

  /** Ends all iterations, also those that begin later. */
  close(): void {
    this.closed = true;
    this.emitter.emit('close');
  }
}
