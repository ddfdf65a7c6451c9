import { isDeepStrictEqual } from 'node:util';
import { IsDate, Validate, ValidatorConstraint } from 'class-validator';
import { Field, Float, InputType } from 'type-graphql';
import { ORDER_FIELDS } from '#engine/trade/fields/order-fields';
import { wrongField } from '../../shared/errors.js';
import { DateTimeISO } from '../../shared/scalars.js';
import { IsName } from '../../shared/text.js';
import { isObject } from '../../shared/unknown.js';

const { minLength, maxLength } = ORDER_FIELDS.customerName;

const MINUTE_MS = 60_000;
/** How far the clock of a phone may be ahead. */
const AHEAD_MS = 10 * MINUTE_MS;
/** How long a phone may keep a signature before it reaches the server. */
const KEPT_MS = 30 * 24 * 60 * MINUTE_MS;

/** What a signature can have: lines, points of all lines together, pixels of a screen, milliseconds of a clock. */
const MOST = { strokes: 300, points: 10_000, pixels: 10_000, time: 1e14 } as const;

const isWithin = (value: unknown, most: number): boolean =>
  typeof value === 'number' && value >= 0 && value <= most;

const isPoint = (value: unknown): boolean =>
  isObject(value) &&
  isWithin(value['x'], MOST.pixels) &&
  isWithin(value['y'], MOST.pixels) &&
  isWithin(value['time'], MOST.time);

@ValidatorConstraint({ name: 'isStrokes' })
class StrokesConstraint {
  validate(value: unknown): boolean {
    if (!Array.isArray(value) || value.length > MOST.strokes) return false;
    if (!value.every(Array.isArray)) return false;
    const points: unknown[] = value.flat();
    return points.length > 1 && points.length <= MOST.points && points.every(isPoint);
  }
}

@InputType()
export class SignaturePointInput {
  @Field(() => Float, { description: 'CSS pixels from the left: 0-10000.' })
  x!: number;

  @Field(() => Float, { description: 'CSS pixels from the top: 0-10000.' })
  y!: number;

  @Field(() => Float, { description: 'Milliseconds of any clock: at least 0.' })
  time!: number;
}

/** A line of a signature, without lifting the finger. */
export type Stroke = { x: number; y: number; time: number }[];

/** Somebody's signature on the screen of the phone. */
@InputType()
export abstract class SignatureInput {
  @Field(() => String, { description: 'Who signs; 2-120 characters.' })
  @IsName(minLength.value, maxLength.value)
  name!: string;

  @Field(() => [[SignaturePointInput]], {
    description: 'The lines of the signature: 1-300, together of 2-10000 points.',
  })
  @Validate(StrokesConstraint)
  strokes!: SignaturePointInput[][];

  @Field(() => DateTimeISO, {
    description:
      'By the clock of the phone: at most 10 minutes in the future and 30 days in the past.',
  })
  @IsDate()
  signedAt!: Date;
}

interface Signature {
  name: string;
  signedAt: Date;
  strokes: Stroke[];
}

/** The signature as it is stored. Throws BAD_USER_INPUT for an impossible time. */
export function readSignature({ name, strokes, signedAt }: SignatureInput, now: Date): Signature {
  const age = +now - +signedAt;
  if (age < -AHEAD_MS)
    throw wrongField(
      'signedAt',
      'Zegar telefonu się spieszy: ustaw go i\u00a0podpisz jeszcze raz.',
    );
  if (age > KEPT_MS)
    throw wrongField('signedAt', 'Ten podpis ma ponad 30\u00a0dni. Podpisz jeszcze raz.');
  const plain = strokes.map((stroke) => stroke.map(({ x, y, time }) => ({ x, y, time })));
  return { name: name.trim(), signedAt, strokes: plain };
}

interface StoredSignature {
  signedName: string | null;
  signedAt: Date | null;
  strokes: readonly Stroke[] | null;
}

/** Whether a signature is the one that is stored: the phone sends it again where the answer was lost. */
export const isSameSignature = (
  { name, signedAt, strokes }: Signature,
  stored: StoredSignature,
): boolean =>
  name === stored.signedName &&
  +signedAt === Number(stored.signedAt) &&
  isDeepStrictEqual(strokes, stored.strokes);
