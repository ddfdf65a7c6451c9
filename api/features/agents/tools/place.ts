import { z } from 'zod';
import { CATEGORIES } from '#engine/goods/families/categories';
import { familyOf } from '#engine/goods/families/families';
import type { Family } from '#engine/goods/families/family';
import { measuredSizes, measuringWarnings } from '#engine/goods/measuring/measurement';
import { CITIES, DEFAULT_CITY, cityOf } from '#engine/goods/sun/places';
import { shadesTerrace, terraceOf } from '#engine/goods/sun/product-shade';
import { sizeOf } from '#engine/goods/sun/shade';
import { shadeByHour } from '#engine/goods/sun/sunny-day';
import { sunnyHours } from '#engine/goods/sun/window';
import { timeOfMinutes } from '#engine/locale/polish-time';
import { appraise, configurationInvalid } from '../../configurator/prices/quote.service.js';
import { CONFIGURATION_FIELDS, readConfiguration } from './configuration-input.js';
import { tool, whole } from './tool.js';

/** The shade of a configuration through a day. */
export const shade = tool({
  name: 'shade',
  description:
    'Where the sun is on a day: the shade that a configuration throws on its terrace at each full hour; for blinds and screens the hours at which the sun shines on their wall.',
  inputSchema: z.strictObject({
    ...CONFIGURATION_FIELDS,
    city: z.enum(CITIES.map(({ code }) => code)).default(DEFAULT_CITY),
    facade: z
      .int()
      .min(0)
      .max(359)
      .default(180)
      .describe('Where the wall faces, degrees: 180 is south.'),
    date: z.iso.date().describe('"2027-06-21"'),
  }),
  run({ snapshot }, { city, facade, date, ...fields }) {
    const { configuration, issues } = appraise(snapshot, readConfiguration(fields));
    if (!configuration) throw configurationInvalid(issues);
    const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
    const on = { year, month, day };
    const place = cityOf(city);
    if (!shadesTerrace(configuration))
      return {
        sunOnWall: sunnyHours(place, facade, on).map(({ from, to }) => ({
          from: timeOfMinutes(from),
          to: timeOfMinutes(to),
        })),
      };
    return {
      terraceArea: round(sizeOf(terraceOf(configuration))),
      hours: shadeByHour(configuration, { place, facade }, on).map(
        ({ minutes, sunlight, area, share }) => ({
          time: timeOfMinutes(minutes),
          sunlight,
          shadedArea: round(area),
          shadedPercent: Math.round(share * 100),
        }),
      ),
    };
  },
});

/** m², to a tenth. */
const round = (area: number): number => Math.round(area * 10) / 10;

const reading = z.number().positive().max(5000);

/** How a family is measured, and the sizes to order from readings. */
export const measureHelp = tool({
  name: 'measure_help',
  description:
    'How to measure the place for a category of goods with a tape; with readings also the sizes to order and what is wrong with the readings.',
  inputSchema: z.strictObject({
    category: z.enum(CATEGORIES),
    readings: z
      .partialRecord(
        z.enum(['width', 'projection', 'height', 'mountingHeight']),
        z.array(reading).max(5),
      )
      .optional()
      .describe('cm, of each length as many as `readings` of the guide names.'),
    placement: z.record(z.string().max(60), z.string().max(60)).optional(),
  }),
  run(shop, { category, readings, placement }) {
    const family = familyOf(category);
    const { title, introduction, lengths, obstacles } = family.measuring;
    return {
      title,
      introduction,
      lengths,
      obstacles: obstacles.map(({ label }) => label),
      placement: choicesOf(family),
      guideUrl: whole(shop, `/pomiar/${category}`),
      sheetUrl: whole(shop, `/karta-pomiaru/${category}.pdf`),
      ...(readings && ordered(family, readings, placement)),
    };
  },
});

/** The settings of the place on which the ordered size depends. */
const choicesOf = ({ placement }: Family) =>
  placement.flatMap((setting) =>
    setting.kind === 'choice'
      ? [{ code: setting.code, label: setting.label, choices: setting.choices }]
      : [],
  );

function ordered(
  family: Family,
  readings: Partial<Record<string, number[]>>,
  placement: Record<string, string> = {},
) {
  const usual = choicesOf(family).map(({ code, choices }) => [code, choices[0]?.code]);
  const measurement = {
    readings,
    diagonals: [],
    placement: { ...Object.fromEntries(usual), ...placement },
    variant: family.variants[0].code,
    options: {},
    obstacles: [],
    socket: null,
    remark: '',
  };
  return {
    sizes: measuredSizes(family, measurement),
    warnings: measuringWarnings(family, measurement),
  };
}
