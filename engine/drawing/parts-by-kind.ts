import type { ProductPartKind } from '../model/part-kinds.js';
import type { Part } from '../model/part.js';

/** A product's parts, to be taken kind by kind in the order in which they are painted. */
export class PartsByKind {
  constructor(private readonly parts: readonly Part[]) {}

  of(...kinds: readonly ProductPartKind[]): Part[] {
    return kinds.flatMap((kind) => this.parts.filter((part) => part.kind === kind));
  }
}
