import { createStore } from 'zustand';
import { fieldDatabase } from '../phone/field-database';
import type { FieldAction, FieldCall, FieldPerson, KeptVisit, ProtocolDraft } from '../phone/kept';
import { phoneChanged } from '../phone/phone-store';
import { isUnsent } from './field-action';

/** Why nothing is sent at present, although something waits. */
export type Trouble = 'unreachable' | 'signed-out';

/** Thrown by `Send`: the whole queue waits. */
export class SendingStopped extends Error {
  constructor(readonly trouble: Trouble) {
    super(trouble);
  }
}

/**
 * Sends one call to the server; returns the visit as it is then. Throws SendingStopped, and for a refused call an error
 * with the server's message.
 */
export type Send = (
  call: FieldCall,
  picture?: ArrayBuffer,
) => Promise<(visit: KeptVisit) => KeptVisit>;

/** What is added to the queue. */
export interface NewAction {
  visit: KeptVisit;
  call: FieldCall;
  /** The protocol as it is written, stored with the call. */
  draft?: ProtocolDraft;
  /** The JPEG file of a photograph. */
  picture?: ArrayBuffer;
}

interface QueueState {
  trouble: Trouble | null;
  /** Whether the phone could not store the last action, because it has no space left. */
  isFull: boolean;
}

/** One tab at a time sends. */
const LOCK = 'cieniomat-field-queue';
/** How long writing must pause before a protocol is sent. */
const WRITING_PAUSE_MS = 1500;
const FIRST_WAIT_MS = 5000;
const LONGEST_WAIT_MS = 120_000;

/**
 * Sends the actions of one person: one after another, those of a visit in their order. A refused one stops those of its
 * visit that follow, until it is sent again or discarded.
 */
export class FieldQueue {
  readonly store = createStore<QueueState>(() => ({ trouble: null, isFull: false }));
  private running: Promise<void> | null = null;
  private isWanted = false;
  private failures = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly staff: FieldPerson,
    private readonly send: Send,
    /** Called when the queue has come to its end, with the visits of which something was sent. */
    private readonly onSent: (visitIds: ReadonlySet<string>) => void,
  ) {}

  /** Sends now, whenever the network or the page comes back, and after a failure; returns a function that ends that. */
  start(): () => void {
    const wake = () => {
      this.failures = 0;
      if (document.visibilityState === 'visible') void this.flush();
    };
    window.addEventListener('online', wake);
    document.addEventListener('visibilitychange', wake);
    wake();
    return () => {
      window.removeEventListener('online', wake);
      document.removeEventListener('visibilitychange', wake);
      clearTimeout(this.timer);
    };
  }

  /**
   * Stores an action and sends it; a protocol takes the place of one of the same visit that is not sent yet. Returns
   * whether the phone had space for it.
   */
  async add(added: NewAction): Promise<boolean> {
    try {
      await this.keep(added);
      this.store.setState({ isFull: false });
    } catch {
      this.store.setState({ isFull: true });
      return false;
    }
    await phoneChanged();
    this.flushIn(added.call.kind === 'save' ? WRITING_PAUSE_MS : 0);
    return true;
  }

  private async keep({ visit, call, picture, draft }: NewAction): Promise<void> {
    const database = await fieldDatabase();
    const change = database.transaction(['actions', 'pictures', 'drafts'], 'readwrite');
    const actions = change.objectStore('actions');
    const earlier =
      call.kind === 'save'
        ? (await actions.getAll()).find(
            ({ visitId, kind, state }) =>
              visitId === visit.id &&
              kind === 'save' &&
              (state === 'waiting' || state === 'failed'),
          )
        : undefined;
    await actions.put({
      ...(earlier && { id: earlier.id }),
      staff: this.staff,
      visitId: visit.id,
      customer: visit.subject.customerName ?? '',
      state: 'waiting',
      message: null,
      at: Date.now(),
      kind: call.kind,
      call,
    });
    if (draft) await change.objectStore('drafts').put(draft, visit.id);
    if (picture && call.kind === 'photograph')
      await change.objectStore('pictures').put(picture, call.picture.id);
    await change.done;
  }

  /** Sends a refused action again. */
  async retry(action: FieldAction): Promise<void> {
    await this.put({ ...action, state: 'waiting', message: null });
    await this.flush();
  }

  /** Removes a refused action, with a protocol also what was signed after it. */
  async discard({ id, visitId, kind }: FieldAction): Promise<void> {
    const database = await fieldDatabase();
    const change = database.transaction(['actions', 'pictures'], 'readwrite');
    const actions = change.objectStore('actions');
    for (const action of await actions.getAll()) {
      const { id: each = 0, call } = action;
      const follows =
        kind === 'save' && action.visitId === visitId && each > (id ?? 0) && isUnsent(action);
      if (each !== id && !(follows && action.kind !== 'photograph')) continue;
      await actions.delete(each);
      if (call?.kind === 'photograph') await change.objectStore('pictures').delete(call.picture.id);
    }
    await change.done;
    await phoneChanged();
    await this.flush();
  }

  /** Sends what waits. Called again meanwhile, it looks once more when it is done. */
  flush(): Promise<void> {
    this.isWanted = true;
    return (this.running ??= this.run());
  }

  private flushIn(milliseconds: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.flush(), milliseconds);
  }

  private async run(): Promise<void> {
    try {
      while (this.isWanted) {
        this.isWanted = false;
        clearTimeout(this.timer);
        const trouble = await navigator.locks.request(LOCK, () => this.sendAll());
        this.store.setState({ trouble });
        if (trouble === 'unreachable') this.sendLater();
        else this.failures = 0;
      }
    } finally {
      this.running = null;
    }
  }

  private sendLater(): void {
    const wait = Math.min(FIRST_WAIT_MS * 2 ** this.failures, LONGEST_WAIT_MS);
    this.failures += 1;
    if (document.visibilityState === 'visible') this.flushIn(wait);
  }

  private async sendAll(): Promise<Trouble | null> {
    const touched = new Set<string>();
    await this.resume();
    for (;;) {
      const action = await this.take();
      const trouble = action ? await this.attempt(action) : null;
      if (!action || trouble) {
        if (touched.size > 0) this.onSent(touched);
        return trouble;
      }
      touched.add(action.visitId);
      this.store.setState({ trouble: null });
    }
  }

  /** What a page was sending when it was closed waits again: the server may or may not have it. */
  private async resume(): Promise<void> {
    const database = await fieldDatabase();
    for (const action of await database.getAll('actions'))
      if (action.state === 'sending') await this.put({ ...action, state: 'waiting' });
  }

  /** The next action to send, marked as such; undefined where there is none. */
  private async take(): Promise<FieldAction | undefined> {
    const change = (await fieldDatabase()).transaction('actions', 'readwrite');
    const unsent = (await change.store.getAll()).filter(isUnsent);
    const stopped = new Set<string>();
    const next = unsent.find(({ state, staff, visitId }) => {
      if (state === 'failed' || staff.id !== this.staff.id) stopped.add(visitId);
      return !stopped.has(visitId);
    });
    if (next) await change.store.put({ ...next, state: 'sending' });
    await change.done;
    if (next) await phoneChanged();
    return next;
  }

  private async attempt(action: FieldAction): Promise<Trouble | null> {
    const { call } = action;
    if (!call) throw new Error(`action ${action.id} has nothing to send`);
    const picture =
      call.kind === 'photograph'
        ? await (await fieldDatabase()).get('pictures', call.picture.id)
        : undefined;
    let changed: (visit: KeptVisit) => KeptVisit;
    try {
      changed = await this.send(call, picture);
    } catch (error) {
      if (!(error instanceof SendingStopped)) {
        const message = error instanceof Error ? error.message : String(error);
        await this.put({ ...action, state: 'failed', message });
        return null;
      }
      await this.put({ ...action, state: 'waiting' });
      return error.trouble;
    }
    await this.finish(action, call, changed);
    return null;
  }

  /** Marks an action as sent, and takes over what it has changed of the visit. */
  private async finish(
    action: FieldAction,
    call: FieldCall,
    changed: (visit: KeptVisit) => KeptVisit,
  ): Promise<void> {
    const { visitId } = action;
    const database = await fieldDatabase();
    const change = database.transaction(['actions', 'pictures', 'drafts', 'days'], 'readwrite');
    const actions = change.objectStore('actions');
    await actions.put({ ...action, state: 'sent', at: Date.now(), call: null });
    if (call.kind === 'photograph') await change.objectStore('pictures').delete(call.picture.id);
    const isWritten = (await actions.getAll()).some(
      (each) => each.visitId === visitId && each.kind === 'save' && isUnsent(each),
    );
    if (call.kind === 'save' && !isWritten) await change.objectStore('drafts').delete(visitId);
    const days = change.objectStore('days');
    for (const day of await days.getAll()) {
      const visits = day.visits.map((each) => (each.id === visitId ? changed(each) : each));
      await days.put({ ...day, visits }, day.key);
    }
    await change.done;
    await phoneChanged();
  }

  private async put(action: FieldAction): Promise<void> {
    await (await fieldDatabase()).put('actions', action);
    await phoneChanged();
  }
}
