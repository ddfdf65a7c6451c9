import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type Claim, settle } from './settle-stock.js';

const claim = (orderLineId: string, state: Claim['state'], quantity: number, consumed = 0) => ({
  orderLineId,
  state,
  quantity,
  consumed,
});

describe('a settlement', () => {
  it.each([
    ['nothing for what is only reserved', 5, [claim('a', 'reserved', 3)], []],
    ['takes what confirmed work needs', 5, [claim('a', 'used', 3)], [['a', -3]]],
    ['takes no more than there is', 2, [claim('a', 'used', 3)], [['a', -2]]],
    ['takes the rest when more has come', 4, [claim('a', 'used', 3, 2)], [['a', -1]]],
    [
      'serves the first claim first',
      4,
      [claim('a', 'used', 3), claim('b', 'used', 3)],
      [
        ['a', -3],
        ['b', -1],
      ],
    ],
    ['gives back what was released', 0, [claim('a', 'released', 3, 2)], [['a', 2]]],
    ['gives back what is only reserved again', 0, [claim('a', 'reserved', 3, 3)], [['a', 3]]],
    [
      'hands on what came back',
      0,
      [claim('b', 'used', 3), claim('a', 'released', 2, 2)],
      [
        ['a', 2],
        ['b', -2],
      ],
    ],
    ['leaves alone what is right', 1, [claim('a', 'used', 3, 3), claim('b', 'released', 2)], []],
  ] as const)('%s', (_name, stock, claims, expected) => {
    const settled = settle(stock, claims).map(({ claim, delta }) => [claim.orderLineId, delta]);
    expect(settled).toEqual(expected);
  });

  const claims = fc.array(
    fc
      .record({
        state: fc.constantFrom('reserved', 'used', 'released') as fc.Arbitrary<Claim['state']>,
        quantity: fc.integer({ min: 1, max: 99 }),
        share: fc.double({ min: 0, max: 1, noNaN: true }),
      })
      .map(({ share, ...rest }) => ({ ...rest, consumed: Math.floor(share * rest.quantity) })),
    { maxLength: 12 },
  );

  it('loses no piece, never goes below zero, and leaves nothing to settle', () => {
    fc.assert(
      fc.property(fc.nat(200), claims, (stock, drawn) => {
        const own = drawn.map((each, index) => ({ ...each, orderLineId: String(index) }));
        let left = stock;
        const after = new Map(own.map((each) => [each.orderLineId, { ...each }]));
        for (const { claim, delta } of settle(stock, own)) {
          left += delta;
          expect(left).toBeGreaterThanOrEqual(0);
          after.get(claim.orderLineId)!.consumed -= delta;
        }
        const pieces = (all: readonly Claim[]) => all.reduce((sum, each) => sum + each.consumed, 0);
        const settled = [...after.values()];
        expect(left + pieces(settled)).toBe(stock + pieces(own));
        for (const { state, consumed, quantity } of settled) {
          expect(consumed).toBeGreaterThanOrEqual(0);
          expect(consumed).toBeLessThanOrEqual(state === 'used' ? quantity : 0);
        }
        expect(settle(left, settled)).toEqual([]);
      }),
    );
  });
});
