import { MessageChannel } from 'node:worker_threads';

const channels: MessageChannel[] = [];

/** A channel that `closeChannels` closes: with a listener it would keep the process alive. */
class ClosedAtTheEnd extends MessageChannel {
  constructor() {
    super();
    channels.push(this);
  }
}

/** Closes the channels that Ant Design has opened, because nothing else does. */
export function closeChannels(): void {
  for (const { port1, port2 } of channels.splice(0)) {
    port1.close();
    port2.close();
  }
}

/**
 * Adds to jsdom what Ant Design requires of a browser: media queries of a window that is `width` px wide, and channels.
 */
export function openAdminBrowser(width: number): void {
  window.matchMedia = (query) => {
    const min = /min-width:\s*(\d+)px/.exec(query)?.[1] ?? 0;
    const max = /max-width:\s*([\d.]+)px/.exec(query)?.[1] ?? Infinity;
    return Object.assign(new EventTarget(), {
      matches: width >= Number(min) && width <= Number(max),
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
  };
  Object.assign(window, { MessageChannel: ClosedAtTheEnd });
}
