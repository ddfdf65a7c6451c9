import type { Configuration } from '../../configuration/configuration.js';
import type { Warning } from '../../configuration/issues.js';

const GUIDES_OF_A_SCREEN = 2;

export function pergolaWarnings(configuration: Configuration): (Warning | null)[] {
  return [
    screenAtWall(configuration),
    oddGuides(configuration),
    guidesWithoutScreen(configuration),
  ];
}

/** Left, right and front can be closed; the back only of a free-standing product. */
function screenAtWall({ variant, options }: Configuration): Warning | null {
  if (variant === 'wolnostojace' || (options['sideScreens'] ?? 0) < 4) return null;
  return {
    code: 'screen_at_wall',
    field: 'options.sideScreens',
    message: 'Pergola przyścienna ma trzy otwarte boki: czwartą osłonę zasłoniłaby ściana domu.',
    repair: { field: 'options.sideScreens', value: 3, label: 'Zostaw trzy osłony' },
  };
}

/** A pair of guides belongs to each screen. */
function oddGuides({ options: { zipGuides = 0 } }: Configuration): Warning | null {
  if (zipGuides % GUIDES_OF_A_SCREEN === 0) return null;
  return {
    code: 'odd_guides',
    field: 'options.zipGuides',
    message: 'Prowadnice ZIP montujemy parami: po dwie do każdej osłony bocznej.',
    repair: {
      field: 'options.zipGuides',
      value: zipGuides + 1,
      label: `Ustaw ${zipGuides + 1}\u00a0szt.`,
    },
  };
}

function guidesWithoutScreen({ options }: Configuration): Warning | null {
  const { zipGuides = 0, sideScreens = 0 } = options;
  const pairs = Math.ceil(zipGuides / GUIDES_OF_A_SCREEN);
  if (pairs <= sideScreens) return null;
  return {
    code: 'guides_without_screen',
    field: 'options.zipGuides',
    message:
      'Każda para prowadnic ZIP trzyma jedną osłonę boczną, a\u00a0osłon jest mniej niż par prowadnic.',
    repair: {
      field: 'options.sideScreens',
      value: pairs,
      label: `Ustaw osłony boczne: ${pairs}\u00a0szt.`,
    },
  };
}
