import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { gestureOf } from './touch-control';

const finger = fc.record({ x: fc.integer({ max: 400 }), y: fc.integer({ max: 400 }) });

describe('one finger', () => {
  test.each([
    [
      { x: 200, y: 0 },
      { turn: 90, rise: 0, zoom: 1 },
    ],
    [
      { x: -100, y: 0 },
      { turn: -45, rise: 0, zoom: 1 },
    ],
    [
      { x: 0, y: 300 },
      { turn: 0, rise: 0, zoom: 1 },
    ],
  ])('moved by %j makes %j', (way, gesture) => {
    const before = { x: 150, y: 150 };
    const after = { x: before.x + way.x, y: before.y + way.y };
    expect(gestureOf([before], [after], 400)).toEqual(gesture);
  });
});

describe('two fingers', () => {
  test('that move apart zoom, and do not turn', () => {
    const before = [
      { x: 100, y: 100 },
      { x: 200, y: 100 },
    ];
    const after = [
      { x: 50, y: 100 },
      { x: 250, y: 100 },
    ];
    expect(gestureOf(before, after, 400)).toEqual({ turn: 0, rise: 0, zoom: 2 });
    expect(gestureOf(after, before, 400).zoom).toBe(0.5);
  });

  test('that move together turn in both directions, and do not zoom', () => {
    fc.assert(
      fc.property(finger, finger, finger, (one, other, way) => {
        const before = [one, other];
        const after = before.map(({ x, y }) => ({ x: x + way.x, y: y + way.y }));
        const { turn, rise, zoom } = gestureOf(before, after, 360);
        expect(turn).toBeCloseTo(way.x / 2, 6);
        expect(rise).toBeCloseTo(way.y / 2, 6);
        expect(zoom).toBe(1);
      }),
    );
  });

  test('of which one is lifted do not make the product jump', () => {
    const both = [
      { x: 100, y: 100 },
      { x: 300, y: 100 },
    ];
    expect(gestureOf(both.slice(0, 1), both.slice(0, 1), 400)).toEqual({
      turn: 0,
      rise: 0,
      zoom: 1,
    });
  });
});
