import type { MeasuredCategory } from '../goods/families/categories.js';

type Stored = Readonly<Record<string, unknown>>;

/**
 * Configurations of each family in the forms in which earlier versions of the shop stored them: version 1, which has no
 * version number and no placement, and version 2. They must not change, because customers have links to such
 * configurations.
 */
export const STORED: Readonly<
  Record<MeasuredCategory, { readonly first: Stored; readonly second: Stored }>
> = {
  markizy: {
    first: firstVersion('markizy', 'kasetowe', [400, 300, null], ['Czerwony', 'Biały'], {
      windSensor: 1,
    }),
    second: {
      ...firstVersion('markizy', 'koszowe', [350, 200, null], ['Beżowy', 'Biały'], {}),
      placement: { mountingHeight: 345, slope: 22, wall: 'ocieplona' },
    },
  },
  pergole: {
    first: firstVersion('pergole', 'wolnostojace', [400, 400, 280], ['Biały', 'Antracyt'], {
      sideScreens: 2,
      zipGuides: 4,
    }),
    second: {
      ...firstVersion('pergole', 'przyscienne', [500, 350, 250], ['Biały', 'Antracyt'], {
        ledLighting: 1,
      }),
      placement: { snowZone: 4 },
    },
  },
  zaluzje: {
    first: firstVersion('zaluzje', 'z90', [120, null, 150], ['Biały', 'Antracyt'], {
      mosquitoNet: 1,
    }),
    second: {
      ...firstVersion('zaluzje', 'c50', [90, null, 130], ['Biały', 'Antracyt'], {}),
      placement: { fixing: 'sciana' },
    },
  },
  zadaszenia: {
    first: {
      ...firstVersion('zadaszenia', 'szklane', [400, 350, null], ['Przezroczysty', 'Antracyt'], {}),
      controlType: 'manual',
    },
    second: {
      ...firstVersion('zadaszenia', 'poliweglan', [500, 300, null], ['Przezroczysty', 'Antracyt'], {
        gutters: 1,
        sideWalls: 1,
      }),
      controlType: 'manual',
      placement: { snowZone: 3 },
    },
  },
  refleksole: {
    first: firstVersion('refleksole', 'zip', [250, null, 220], ['Szary', 'Antracyt'], {
      zipGuides: 2,
    }),
    second: {
      ...firstVersion('refleksole', 'zip', [180, null, 200], ['Szary', 'Antracyt'], {}),
      placement: { fixing: 'sciana' },
    },
  },
  rolety: {
    first: firstVersion('rolety', 'wolnowiszace', [120, null, 160], ['Beżowy', 'Biały'], {}),
    second: {
      ...firstVersion('rolety', 'kasetowe', [100, null, 140], ['Beżowy', 'Biały'], {}),
      placement: { fixing: 'sciana' },
    },
  },
};

function firstVersion(
  category: string,
  variant: string,
  [width, projection, height]: readonly [number, number | null, number | null],
  [color, frameColor]: readonly [string, string],
  options: Readonly<Record<string, number>>,
): Stored {
  const turned = { lamelOrientation: 0, openingAngle: 0 };
  const sizes = { width, projection, height };
  const choices = { color, frameColor, controlType: 'electric', ...turned, options };
  return { category, variant, ...sizes, ...choices };
}
