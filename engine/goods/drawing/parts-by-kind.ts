import type { ProductPartKind } from '../model/part-kinds.js';
import type { Part } from '../model/part.js';

/** Selects a product's parts by kind; they come in the order of the requested kinds. */
export class PartsByKind {
  constructor(private readonly parts: readonly Part[]) {}

  of(...kinds: readonly ProductPartKind[]): Part[] {
    return kinds.flatMap((kind) => this.parts.filter((part) => part.kind === kind));
  }
}
