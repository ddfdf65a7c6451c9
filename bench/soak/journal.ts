import type { PlacedOrder } from '../mixed-load.js';
import type { Buyer } from '../payments/buyers.js';

/** Something that staff have attached to an order, with its content. */
interface AttachedFile {
  id: string;
  content: string;
}

/** What the shop has acknowledged, and must therefore keep. */
export class Journal {
  readonly orders: PlacedOrder[] = [];
  /** Those whose payment has been made at the provider. */
  readonly buyers: Buyer[] = [];
  /** The ids of the orders that staff have invoiced. */
  readonly invoiced: number[] = [];
  /** The tokens of the visits, each with the time that the customer has chosen. */
  readonly visits = new Map<string, string>();
  readonly files: AttachedFile[] = [];
  /** The addresses of uploaded pictures. */
  readonly pictures: string[] = [];
  /** The texts of notes of staff about orders. */
  readonly notes: string[] = [];
  /** The sum of the acknowledged movements of the stock item. */
  moved = 0;
  /** What ended without having been acknowledged, in words. */
  readonly givenUp: string[] = [];

  /** Keeps why something ended early. */
  readonly giveUp = (error: unknown): void => {
    this.givenUp.push(String(error).slice(0, 500));
  };
}
