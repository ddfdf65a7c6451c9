import { point } from '../geometry.js';
import type { Point } from '../geometry.js';
import { material } from '../material.js';
import { rod } from '../part.js';
import type { Part } from '../part.js';
import { scatter } from './scatter.js';
import { ROUND } from '../section.js';
import { plus } from '../vector.js';

const BLADES = 90;
const POT = material('plaster', '#8b8479');
const LEAVES = ['#5d7040', '#7d8a4e', '#9a9866'].map((color) => material('leaf', color));

/** A pot of ornamental grass of a height (cm), standing on a point. */
export function potOfGrass(foot: Point, height: number): Part[] {
  const pot = height * 0.36;
  const rim = plus(foot, point(0, pot, 0));
  return [
    rod('pot', [foot, rim], { height: pot, width: pot, section: ROUND }, POT),
    ...Array.from({ length: BLADES }, (_, index) => blade(rim, height, index)).flat(),
  ];
}

/** A blade of two pieces, which leans outwards and bends over at its tip. */
function blade(rim: Point, height: number, index: number): Part[] {
  const turn = scatter(index + 5) * 2 * Math.PI;
  const lean = 0.15 + scatter(index) * 0.85;
  const reach = height * (0.46 + 0.2 * scatter(index + 71));
  const outwards = (share: number, up: number): Point =>
    plus(
      rim,
      point(Math.cos(turn) * lean * height * share, up, Math.sin(turn) * lean * height * share),
    );
  const [root, bend, tip] = [
    outwards(0.1, -2),
    outwards(0.2, reach * 0.8),
    outwards(0.42, reach * (1.05 - lean * 0.25)),
  ];
  const leaf = LEAVES[index % LEAVES.length] ?? POT;
  return [
    rod('leaves', [root, bend], { height: 0.4, width: height * 0.02 }, leaf),
    rod('leaves', [bend, tip], { height: 0.3, width: height * 0.012 }, leaf),
  ];
}
