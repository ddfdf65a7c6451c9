import { between, point, type Box, type Point } from '../../model/geometry.js';
import { bar, rod, type Part } from '../../model/part.js';
import { ROUND } from '../../model/section.js';
import { lengthOf, minus, plus, times, unit } from '../../model/vector.js';
import { type Awning, BAR, CASSETTE } from './layout.js';

const ARM = { height: 5.4, width: 4 } as const;
const ELBOW = 6.4;
const ELBOW_HEIGHT = 6.8;
/** Usual distance of an arm's shoulder (its end at the wall) from the end of the awning, cm. */
const FROM_END = 22;
/**
 * Distance of a shoulder from the end of the awning, cm: that of a right arm which passes below the left one, and the
 * least one of a left arm.
 */
const CLOSEST_TO_END = 5;
/** Width of the brackets from which a lower arm hangs, beside the folded upper arm; cm. */
const BRACKET = 6;
/** Distance of the shoulders from the wall, cm. */
const FROM_WALL = 10;
/** How far an elbow hangs below the line from shoulder to hand (the end at the front bar), clear of the cloth; cm. */
const SAG = 4;
/** How much lower a crossing arm lies than the arm above it, cm. */
const STOREY = 12;
/** Length of half an arm as a share of the projection that the arm spans; above 0.5, because an arm stays bent. */
const SLACK = 0.53;
/** The part of the projection that no arm spans: from the wall to the shoulder plus from the hand to the front; cm. */
const BOTH_ENDS = 14;
/** Width in cm above which a third arm is needed. */
const THREE_ARMS = 550;

/**
 * Where an arm hangs: x of its shoulder, the side to which its elbow bends, and whether it passes below another arm.
 */
interface Arm {
  readonly x: number;
  readonly bends: 1 | -1;
  readonly isLower: boolean;
}

/**
 * Whether the arms at both ends are too long to fold beside each other, so that one lies below the other; sizes in cm.
 */
export function armsCross(width: number, projection: number): boolean {
  return width < 2 * (foldedArm(projection) + FROM_END);
}

/** The longest projection, in whole cm, whose arms fold beside each other in an awning of this width (cm). */
export function projectionWithoutCrossing(width: number): number {
  const longest = Math.floor((width / 2 - FROM_END - ELBOW / 2) / SLACK + BOTH_ENDS);
  // A rounding error can make `longest` 1 cm too long.
  return armsCross(width, longest) ? longest - 1 : longest;
}

/** The length of a folded arm, cm: from its shoulder to the far side of its elbow; its halves lie side by side. */
const foldedArm = (projection: number): number => halfOf(projection) + ELBOW / 2;

const halfOf = (projection: number): number => (projection - BOTH_ENDS) * SLACK;

/** Folding arms under the cloth with their elbows and, where an arm hangs lower, its brackets. */
export function armsOf(awning: Awning): Part[] {
  return placesOf(awning).flatMap((arm) => armAt(awning, arm));
}

function placesOf({ x: [left, right], projection }: Awning): Arm[] {
  const width = right - left;
  const crosses = armsCross(width, projection);
  const room = width - foldedArm(projection) - CLOSEST_TO_END - BRACKET / 2 - 1;
  const fromEnd = Math.max(CLOSEST_TO_END, Math.min(FROM_END, room));
  const pair: Arm[] = [
    { x: left + fromEnd, bends: 1, isLower: false },
    { x: right - (crosses ? CLOSEST_TO_END : FROM_END), bends: -1, isLower: crosses },
  ];
  if (width <= THREE_ARMS) return pair;
  // The third arm bends towards the right one, and hangs lower where the two would meet.
  const meetsRight = width / 2 - FROM_END < 2 * foldedArm(projection);
  return [...pair, { x: (left + right) / 2, bends: 1, isLower: meetsRight }];
}

function armAt(awning: Awning, { x, bends, isLower }: Arm): Part[] {
  const { top, projection, reach, front, frame } = awning;
  const lower = isLower ? STOREY : 0;
  const shoulder = point(x, top - CASSETTE - 1 - lower, FROM_WALL);
  const hand = point(x, front - 4 - lower, reach - 4);
  const elbow = elbowOf(shoulder, hand, halfOf(projection), bends);
  const joint: [Point, Point] = [
    point(elbow.x, elbow.y - ELBOW_HEIGHT / 2, elbow.z),
    point(elbow.x, elbow.y + ELBOW_HEIGHT / 2, elbow.z),
  ];
  /** A bracket outside of the area through which the upper arm moves. */
  const bracket = (at: Point, above: number, z: Box['z']): Part =>
    bar('bracket', { x: [x - 3, x + 3], y: [at.y - ARM.height / 2, above], z }, frame);
  return [
    rod('arm', [shoulder, elbow], ARM, frame),
    rod('arm', [elbow, hand], ARM, frame),
    rod('elbow', joint, { height: ELBOW, width: ELBOW, section: ROUND }, frame),
    ...(isLower
      ? [
          bracket(shoulder, top - CASSETTE, [shoulder.z - 4, shoulder.z]),
          bracket(hand, front - BAR / 2, [hand.z, hand.z + 4]),
        ]
      : []),
  ];
}

/** Where the two halves of an arm meet: beside, and a little below, the line from its shoulder to its hand. */
function elbowOf(shoulder: Point, hand: Point, half: number, bends: 1 | -1): Point {
  const along = minus(hand, shoulder);
  const below = times(unit(point(0, -along.z, along.y)), SAG);
  const aside = Math.sqrt(Math.max(0, half ** 2 - (lengthOf(along) / 2) ** 2 - SAG ** 2));
  return plus(between(shoulder, hand, 0.5), plus(below, point(bends * aside, 0, 0)));
}
