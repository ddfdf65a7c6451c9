import { useMutation } from '@apollo/client/react';

import { pick } from '../../../engine/fields/pick.js';
import { isSame } from '../kit/edit-dialog/is-same';
import type { FieldProblem } from '../kit/form/field-problems';
import {
  type ChangedLine,
  type ChangedSettings,
  settingsOf,
  type StoredLine,
} from './changed-line';
import { SaveChangedConfigurationDocument } from './changed-line.generated';
import { configurationIdOf } from './configuration-link';

type Found = { id: string | null } | { problem: string };
type Goods = { configurationIds: (string | null)[] } | { problems: FieldProblem[] };

const NO_LINK =
  'Wklej link z\u00a0konfiguratora („Kopiuj link”) albo adres zapisanej konfiguracji.';

/** Finds the configuration of each changed line: of its link, of a waiting version, or saved from changed settings. */
export function useChangedGoods(current: readonly StoredLine[]) {
  const [saveConfiguration] = useMutation(SaveChangedConfigurationDocument);

  const saveSettings = async (line: StoredLine, settings: ChangedSettings): Promise<Found> => {
    const { category: _, ...changed } = settings;
    const same = pick(line.configuration, [
      'productType',
      'fabricColor',
      'roofMaterial',
      'roofTransparency',
      'frameColor',
      'lamelOrientation',
      'openingAngle',
      'placement',
    ]);
    const input = { ...same, ...changed, productId: line.productId };
    const { data } = await saveConfiguration({ variables: { input } });
    const id = data?.saveConfiguration.configuration?.id;
    if (id) return { id };
    const issues = data?.saveConfiguration.issues ?? [];
    return { problem: issues.map(({ message }) => message).join(' ') };
  };

  const find = async (changed: ChangedLine): Promise<Found> => {
    const { lineId, configurationId, settings, link } = changed;
    if (link.trim() !== '') {
      const id = configurationIdOf(link);
      return id ? { id } : { problem: NO_LINK };
    }
    const line = current.find(({ id }) => id === lineId);
    if (line && settings && !isSame(settings, settingsOf(line.configuration)))
      return saveSettings(line, settings);
    if (!lineId && !configurationId) return { problem: NO_LINK };
    return { id: configurationId };
  };

  return async (lines: readonly ChangedLine[]): Promise<Goods> => {
    const found = await Promise.all(lines.map(find));
    const problems = found.flatMap((each, index) =>
      'problem' in each ? [{ path: ['lines', String(index), 'link'], message: each.problem }] : [],
    );
    if (problems.length > 0) return { problems };
    return { configurationIds: found.map((each) => ('id' in each ? each.id : null)) };
  };
}
