import { useSyncExternalStore } from 'react';
import { recall, remember } from './tab-storage';

/** Something that all components of a tab share and that outlives a page. */
export class TabStore<Value> {
  private value: Value | null = null;
  private readonly listeners = new Set<() => void>();

  constructor(
    private readonly key: string,
    private readonly initial: Value,
    /** Makes a value of what an earlier page has put away, which may be anything. */
    private readonly restore: (stored: unknown) => Value,
  ) {}

  /** The value; on the server, and while a page is taken over from it, the initial one. */
  use(): Value {
    return useSyncExternalStore(this.subscribe, this.read, () => this.initial);
  }

  readonly read = (): Value => (this.value ??= this.recalled());

  write(next: Value): void {
    this.value = next;
    remember(this.key, JSON.stringify(next));
    for (const listener of this.listeners) listener();
  }

  private readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  private recalled(): Value {
    try {
      const stored = recall(this.key);
      return stored === null ? this.initial : this.restore(JSON.parse(stored));
    } catch {
      return this.initial;
    }
  }
}
