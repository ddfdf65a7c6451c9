import { colorHex } from '../goods/configuration/colours.js';
import type { ConfigurableProduct, Configuration } from '../goods/configuration/configuration.js';
import { type PictureOf, PartsByKind } from '../goods/drawing/picture.js';
import type { Category } from '../goods/families/categories.js';
import type { Family } from '../goods/families/family.js';
import { LED_LIGHTING, PROJECTION, WIDTH } from '../goods/families/shared-choices.js';
import { PLAIN_INTRODUCTION, TERRACE_DEPTH, WALL_WIDTH } from '../goods/measuring/shared-guides.js';
import { groundLines } from '../goods/model/dimension-line.js';
import { ledStrip } from '../goods/model/fittings.js';
import { level, point, type Box } from '../goods/model/geometry.js';
import { BARE_STEEL, material } from '../goods/model/material.js';
import { ROLLED_OUT, type FamilyModel } from '../goods/model/model.js';
import { facesOf, sheet } from '../goods/model/part.js';
import { postOnPlate } from '../goods/model/post.js';
import { terraceSetting } from '../goods/model/surroundings/setting.js';

/** cm */
const HEIGHT = 250;
const POST = 8;

function footprintOf({ width, projection }: Configuration): Pick<Box, 'x' | 'z'> {
  return { x: [-width / 2, width / 2], z: [0, projection ?? width] };
}

function sailModel(configuration: Configuration): FamilyModel {
  const { x, z } = footprintOf(configuration);
  const cloth = material('fabric', colorHex(configuration.color));
  const posts = [x[0], x[1] - POST].flatMap((left) =>
    postOnPlate({ x: [left, left + POST], z: [z[1] - POST, z[1]] }, HEIGHT, BARE_STEEL),
  );
  return {
    parts: [
      sheet('cloth', level(x, HEIGHT, z), 0.1, cloth),
      ...posts,
      ...(configuration.options['ledLighting'] ? [ledStrip(x, HEIGHT - 6, z[1])] : []),
    ],
    dimensions: groundLines({ x, z, height: HEIGHT }),
    footprint: { x, z },
    clearHeight: HEIGHT,
    setting: terraceSetting(x, 0),
  };
}

const sailPicture: PictureOf = (configuration, model) => {
  const { x, z } = footprintOf(configuration);
  const parts = new PartsByKind(model.parts);
  return {
    extent: [point(x[0], HEIGHT, 0), point(x[1], HEIGHT, z[1]), point(x[0], 0, z[1] + 45)],
    eye: point(x[0] / 2, 360, z[1] + 900),
    maxScale: 1.9,
    shades: [{ strength: 1, casters: parts.of('cloth').flatMap(facesOf) }],
    draw: (sketch) => sketch.parts(parts.of('cloth', 'foot_plate', 'post')),
  };
};

/** A seventh family, which only tests register. */
export const SHADE_SAIL = {
  code: 'zagle',
  label: 'Żagle',
  sign: { ink: 'M6 34V8l36 12v14', shade: 'M6 8l36 12H6z' },
  forWindows: false,
  projectionLabel: 'Głębokość',
  introduction: 'Napięta tkanina nad tarasem.',
  description: ['Żagiel rozpinamy między ścianą domu a\u00a0słupami.'],
  defaultProductId: 700,
  variants: [
    {
      code: 'prostokatny',
      label: 'Prostokątny',
      name: 'Żagiel prostokątny',
      description: 'Cztery rogi: dwa na ścianie, dwa na słupach.',
      initialFactor: 100,
    },
    {
      code: 'falisty',
      label: 'Falisty',
      name: 'Żagiel falisty',
      description: 'Jeden z\u00a0rogów wyżej.',
      initialFactor: 120,
    },
  ],
  dimensions: [
    { ...WIDTH, defaultValue: 400 },
    { ...PROJECTION, label: 'Głębokość', defaultValue: 300 },
  ],
  colorLabel: 'Kolor tkaniny',
  frameColorLabel: 'Kolor słupów',
  defaultColor: 'Ecru',
  defaultFrameColor: 'Antracyt',
  controlTypes: ['manual'],
  placement: [],
  options: [LED_LIGHTING],
  maxLamelOrientation: 0,
  maxOpeningAngle: 0,
  cartMessage: 'Twój żagiel czeka w\u00a0koszyku.',
  benefits: [{ title: 'Lekki cień', text: 'Tkanina napięta nad tarasem.' }],
  measuring: {
    title: 'Zmierz taras pod żagiel',
    introduction: PLAIN_INTRODUCTION,
    lengths: [WALL_WIDTH, TERRACE_DEPTH],
    hasDiagonals: false,
    obstacles: [],
  },
  startingPoints: [],
  identifierPrefix: 'ZAG',
  inEnglish: 'shade sails',
  safetyNotes: ['Zdejmij żagiel przed burzą.'],
  checksProjection: false,
  advice: () => [{ code: 'sail_storm', text: 'Przed burzą zdejmij żagiel.', source: 'instrukcja' }],
  model: sailModel,
  picture: sailPicture,
  shownPose: ROLLED_OUT,
  shownAngles: {},
  openingView: { turn: -30, rise: 8, fieldOfView: 30, margin: 1.12 },
  isIndoors: false,
  sun: { on: 'terrace', terrace: footprintOf },
} as const satisfies Family;

/** The code of the seventh family as a category, which is valid once the family is registered. */
export const SHADE_SAILS = SHADE_SAIL.code as string as Category;

export const SHADE_SAIL_PRODUCT: ConfigurableProduct = {
  id: SHADE_SAIL.defaultProductId,
  category: SHADE_SAILS,
  basePrice: 1000_00,
  pricePerSqm: 100_00,
  minWidth: 200,
  maxWidth: 600,
  minHeight: null,
  maxHeight: null,
  minProjection: 150,
  maxProjection: 450,
  availableColors: ['Ecru', 'Szary'],
  availableFrameColors: ['Antracyt'],
  availableVariants: ['prostokatny', 'falisty'],
};
