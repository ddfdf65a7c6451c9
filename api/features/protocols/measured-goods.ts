import type { Configuration } from '#engine/goods/configuration/configuration';
import type { Fact } from '#engine/goods/configuration/facts';
import type { Category } from '#engine/goods/families/categories';
import { familyOf } from '#engine/goods/families/families';
import {
  type Measurement,
  type MeasuredSizes,
  measuredSizes,
} from '#engine/goods/measuring/measurement';
import { unconfirmedFacts } from '#engine/goods/model/fitting-facts';
import type { ProtocolLine } from './protocol-parts.js';

type MeasuredSettings = Pick<Configuration, 'variant' | 'options' | 'placement'>;

/** A line of a protocol as the engine reads it; `settings` are those of the goods, if there are any yet. */
export function measurementOf(
  line: ProtocolLine,
  settings: MeasuredSettings | undefined,
  category: Category,
): Measurement {
  const { readings, diagonals, placement, obstacles, socket, remark } = line;
  return {
    readings: Object.fromEntries(readings.map(({ target, values }) => [target, values])),
    diagonals,
    placement: { ...settings?.placement, ...placement },
    variant: settings?.variant ?? familyOf(category).variants[0].code,
    options: settings?.options ?? {},
    obstacles,
    socket,
    remark,
  };
}

/** The sizes of a line of a protocol, by the smallest of its readings. */
export const sizesOf = (
  line: ProtocolLine,
  settings: MeasuredSettings | undefined,
  category: Category,
): MeasuredSizes => measuredSizes(familyOf(category), measurementOf(line, settings, category));

/** The settings of goods as they were measured; what was not measured stays. */
export function measuredSettings(line: ProtocolLine, settings: Configuration): Configuration {
  const { mountingHeight, ...sizes } = sizesOf(line, settings, settings.category);
  const placement = {
    ...settings.placement,
    ...line.placement,
    ...(mountingHeight !== undefined && { mountingHeight }),
  };
  return { ...settings, ...sizes, placement };
}

/** Whether all lengths of goods were measured, and nothing else of them is left that nobody has entered or settled. */
export function isMeasured(line: ProtocolLine, settings: Configuration): boolean {
  const sizes = sizesOf(line, settings, settings.category);
  const isSettled = line.isSettled || leftToSettle(line, settings).length === 0;
  return (
    isSettled &&
    familyOf(settings.category).measuring.lengths.every(({ target }) => target in sizes)
  );
}

/** What nobody has entered of goods as they were measured, such as the side of the drive. */
export const leftToSettle = (line: ProtocolLine, settings: Configuration): Fact[] =>
  unconfirmedFacts(measuredSettings(line, settings));
