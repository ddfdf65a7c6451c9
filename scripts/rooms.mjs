// The rooms (areas of the code) in order. scripts/walls.mjs generates the linter's rules about imports from this list.

/** From top to bottom: each room may import all rooms below it. */
const inOrder = (...rooms) => ({ kind: 'order', rooms });
/** Side by side: the rooms must not import one another. */
const apart = (...rooms) => ({ kind: 'apart', rooms });
/** Side by side: the rooms may import one another. */
const together = (...rooms) => ({ kind: 'together', rooms });
const roomsOf = (folder, names) => names.split(' ').map((name) => `${folder}/${name}`);

/** The trade knows the goods, the goods nothing of how they are sold. */
const ENGINE = inOrder(
  'engine/visits',
  together(...roomsOf('engine/trade', 'content fields invoices project rights settings shop')),
  together(
    ...roomsOf(
      'engine/goods',
      'configuration drawing fabrics families measuring model photo place price starting-points sun',
    ),
  ),
  'engine/locale',
);

const API = inOrder(
  'api/process',
  together('api/http', 'api/graphql'),
  'api/setup',
  'api/setup/seed',
  ...roomsOf(
    'api/features',
    'picture-library dashboard mail-texts retention webhooks tasks protocols visits files customers earlier-orders calls offers inquiries invoices statements payments orders agreements projects cart settings pricing agents search configurator inventory ledger catalogue ' +
      'newsletter accounts',
  ),
  // Signing in mails a warning; sending mails again takes a key of staff, which signing in keeps.
  together(...roomsOf('api/features', 'mail auth')),
  ...roomsOf('api/features', 'delivery-papers consents content audit pictures'),
  'api/rest',
  'api/request',
  'api/identity',
  'api/database',
  'api/paper',
  'api/adapters',
  'api/shared',
);

const WEB = inOrder(
  // Shows the parts in development; no page may import it.
  'web/gallery',
  'web',
  'web/app',
  apart(
    inOrder(
      ...roomsOf(
        'web/features',
        'home field search blog newsletter pages auth project configurator catalogue cart checkout offer withdrawal order ' +
          'order-form measuring service inquiries visits',
      ),
    ),
    inOrder(
      'web/admin/shell',
      apart(
        ...roomsOf(
          'web/admin',
          'accounts audit crews customers dashboard earlier-orders inquiries inventory invoices ledger mails offers orders pages payments pictures price-changes price-list ' +
            'products profile queue roles services settings tasks tokens visits webhooks',
        ),
      ),
      'web/admin/trade',
      'web/admin/kit',
    ),
  ),
  'web/goods',
  'web/apollo',
  'web/ui',
  'web/lib',
);

export const HOUSE = inOrder(apart(API, WEB), ENGINE);

/** Programs outside the shop, each with what it may import. */
export const PROGRAMS = {
  bench: ['scripts', 'web/admin', 'engine'],
  e2e: ['scripts', 'engine'],
  scripts: ['api/setup', 'api/database', 'api/features/pictures', 'e2e', 'tools/pictures'],
  'tools/images': ['scripts'],
  'tools/ksef': ['api/features/invoices', 'engine'],
  'tools/lighthouse': ['scripts'],
  'tools/payments': ['api/adapters'],
  'tools/pictures': ['api/setup/seed', 'engine'],
  'tools/stemmer': [],
};

/** Folders whose subfolders are rooms, each of which must be on the list. */
export const CONTAINERS = [
  'api',
  'api/features',
  'engine',
  'engine/goods',
  'engine/trade',
  'tools',
  'web',
  'web/admin',
  'web/features',
];

/** Folders with shared test code. They and the tests may import everything in their own part (api, engine or web). */
export const TESTS = ['api/testing', 'engine/testing', 'web/testing'];

/** What of engine any shop would need: Polish texts and dates, the parts of forms, what staff may do, amounts as text. */
const NEUTRAL = [
  'locale/*',
  'trade/fields/pick',
  'trade/fields/submitted-form',
  'trade/fields/text-field',
  'trade/rights/permissions',
  'goods/price/money',
];

/** Packages that some rooms must not import; `rooms` matches the names of these rooms. */
export const PACKAGES = [
  {
    rooms: /^engine\//,
    what: {
      regex: '^(node:|react|three)',
      message: 'engine is pure: no I/O, no React, no three',
    },
  },
  {
    rooms: /^web(?!\/(?:admin|gallery))/,
    what: { regex: '^(antd|@ant-design/)', message: 'only the staff area uses antd' },
  },
  {
    rooms: /^web\/(ui|lib)$/,
    what: { regex: '\\.graphql$|^@apollo/', message: 'ui and lib know no GraphQL' },
  },
  {
    rooms: /^web\/(admin\/kit|apollo|ui|lib)$/,
    what: {
      group: ['**/#engine/**', ...NEUTRAL.map((path) => `!**/#engine/${path}`)],
      message: `this room knows nothing of the trade; of engine it uses ${NEUTRAL.join(', ')}`,
    },
  },
];

/** Exports of packages that some rooms must not import; `rooms` matches the names of these rooms. */
export const NAMES = [
  {
    rooms: /^web/,
    what: {
      name: 'react-router-dom',
      importNames: ['Link'],
      message: 'web/ui/button/link renders faster',
    },
  },
  {
    rooms: /^web\/(app|features|admin)/,
    what: {
      name: '@apollo/client',
      importNames: ['ApolloClient', 'InMemoryCache'],
      allowTypeImports: true,
      message: 'only web/apollo creates clients',
    },
  },
];
