import type { OrderedConfiguration } from '../configurator/configurations/configuration.payloads.js';
import { presentSettings } from '../configurator/configurations/configuration.service.js';
import { shortPath } from '../configurator/configurations/short-link.js';
import type { AgreedGoods } from './agreed-goods.js';

/** The path of the to-scale drawing of a line of an order, of a version of an order, or of an offer. */
export const lineDrawingPath = (lineId: string): string => `/rysunki/zamowienie/${lineId}.svg`;

/** The configuration of ordered goods as the API returns it, with the path of the line's drawing. */
export function presentOrdered(goods: AgreedGoods, lineId: string): OrderedConfiguration {
  const { savedConfiguration } = goods;
  return {
    ...presentSettings(goods, lineDrawingPath(lineId)),
    shortPath: savedConfiguration && shortPath(savedConfiguration.id),
  };
}
