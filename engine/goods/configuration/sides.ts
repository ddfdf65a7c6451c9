import type { SidesSetting } from '../families/family.js';
import { type Side, isSide, sideNames } from '../model/side.js';
import type { Configuration, ConfigurationRequest } from './configuration.js';
import { type Checked, type Issue, failed, passed, shown } from './issues.js';

type Sided = Pick<Configuration, 'variant' | 'placement' | 'options'>;

/** All open sides in the order in which they get a piece: the named ones, then the others in the usual order. */
export function sidesInOrder(
  { code, openSides }: SidesSetting,
  { variant, placement }: Pick<Sided, 'variant' | 'placement'>,
): Side[] {
  const open = openSides(variant);
  const named = sidesIn(placement[code]).filter((side) => open.includes(side));
  return [...named, ...open.filter((side) => !named.includes(side))];
}

/** The sides that have a piece, in the usual order. */
export function chosenSides(setting: SidesSetting, configuration: Sided): Side[] {
  const quantity = configuration.options[setting.option] ?? 0;
  const chosen = sidesInOrder(setting, configuration).slice(0, quantity);
  return setting.openSides(configuration.variant).filter((side) => chosen.includes(side));
}

/** The same goods with pieces at these sides only, as far as their variant leaves them open. */
export function withSides<Goods extends Sided>(
  goods: Goods,
  { code, option, openSides }: SidesSetting,
  sides: readonly Side[],
): Goods {
  const chosen = openSides(goods.variant).filter((side) => sides.includes(side));
  return {
    ...goods,
    options: { ...goods.options, [option]: chosen.length },
    placement: { ...goods.placement, [code]: chosen.join(',') },
  };
}

/** The named sides, each once and open in the variant; empty where none is named. */
export function checkSides(
  setting: SidesSetting,
  value: unknown,
  variant: ConfigurationRequest['variant'],
): Checked<string> {
  if (value === null || value === undefined || value === '') return passed('');
  const named = typeof value === 'string' ? value.split(',').map((part) => part.trim()) : [];
  const open = setting.openSides(variant ?? '');
  const rest = new Set(open.filter((side) => named.includes(side)));
  if (named.length > 0 && named.length === rest.size) return passed(named.join(','));
  const isClosed = named.every(isSide) && named.some((side) => !open.some((one) => one === side));
  const field = `placement.${setting.code}`;
  const issue: Issue = {
    code: isClosed ? 'not_applicable' : 'unknown_choice',
    field,
    message: `${setting.label}: ${isClosed ? 'tę stronę zamyka ściana domu' : 'podaj każdą stronę raz, po przecinku'} (podano „${shown(value)}”). Do wyboru: ${sideNames(open)}.`,
    allowed: open,
    value: shown(value),
    repair:
      rest.size > 0
        ? { field, value: [...rest].join(','), label: `Zostaw: ${sideNames([...rest])}` }
        : { field, value: '', label: `Wybierz: ${sideNames(open.slice(0, 1))}` },
  };
  return failed('', issue);
}

function sidesIn(value: unknown): Side[] {
  return typeof value === 'string' ? value.split(',').filter(isSide) : [];
}
