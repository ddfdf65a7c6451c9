import type { ProductPartKind } from '../model/part-kinds.js';
import type { Part } from '../model/part.js';

/** A product's parts by kind, in painting order. */
export class PartsByKind {
  constructor(private readonly parts: readonly Part[]) {}

  of(...kinds: readonly ProductPartKind[]): Part[] {
    return kinds.flatMap((kind) => this.parts.filter((part) => part.kind === kind));
  }
}
