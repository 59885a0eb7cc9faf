/**
 * The boundaries between modules: which folder may import which. Checked by `depcruise` as a step of `npm run check`.
 * What cannot be said of an import (sizes, default exports, no `await` in rules) is in .oxlintrc.json.
 */

/** What is deployed. */
const PRODUCTION = '^(domain|gateway|schema|shop/(embedded|import|medusa|sample-catalogue|search)|web)/';

const TESTS = '\\.(test|spec|fixture)\\.tsx?$|^gateway/testing/|^web/component-tests/|^shop/search/(bench|judged)/';

/**
 * The storefront's rooms from top to bottom: a room imports only what stands below it, so no two import each other, not
 * even by way of a third. A new room gets a line here. Of the framework, rooms import `page` and `navigation` alone.
 */
const WEB_ROOMS = [
  'framework(?!/(?:page|navigation)/)',
  'layout',
  'lists',
  'content',
  'catalogue',
  'account',
  'checkout',
  'cart',
  'consent',
  'framework/page',
  'relay',
  'ui',
  'framework/navigation',
  'browser',
];

/** The embedded shop's rooms from top to bottom, by the same rule. Its own files, which start and serve it, stand above all of them. */
const SHOP_ROOMS = [
  'routes',
  'seed',
  'search-index',
  'customers',
  'orders',
  'accounts',
  'content',
  'mail',
  'catalogue',
  'attempts',
  'database',
  'config',
];

/** The embedded shop's own commerce. What else is in shop/embedded/ also works where another system sells. */
const EMBEDDED_COMMERCE =
  '^shop/embedded/((orders|customers)/|(shop|selling|embedded-commerce)\\.ts$|routes/(commerce-routes\\.ts$|(carts|customers|orders|quotations|reviews|saved-lists|stock-alerts)/))';

/** The routes, rules and records of carts, orders and customers that another system's commerce uses, too. */
const SHARED_COMMERCE =
  '^shop/embedded/(selling\\.ts$|orders/(orders?|carts/carts|store/access-keys|.*\\.rules)\\.ts$|customers/(customer|accounts)\\.ts$|routes/(carts/carts|(customers|orders)/[\\w-]+)\\.ts$)';

/** What opens or serves either commerce, and the embedded one itself. */
const KNOWS_EMBEDDED_COMMERCE = '^shop/embedded/(open-shop|server)\\.ts$';

/** The gateway's rooms from top to bottom, by the same rule. Its own files, which configure and start it, stand above all of them. */
const GATEWAY_ROOMS = [
  'doctor',
  'server',
  'graphql-server',
  'partners',
  'graph',
  'observability',
  'upstream',
  'config',
];

/** What each package may import of the others: what its package.json names. Tests also use the embedded shop and the gateway's fixtures. */
const PACKAGES = {
  domain: [],
  schema: ['domain'],
  gateway: ['domain', 'schema'],
  web: ['domain'],
  'shop/search': [],
  'shop/sample-catalogue': ['domain'],
  'shop/embedded': ['domain', 'schema', 'shop/medusa', 'shop/sample-catalogue', 'shop/search'],
  'shop/import': ['domain', 'schema', 'shop/embedded'],
  'shop/medusa': ['domain', 'schema', 'shop/embedded', 'shop/import'],
  'shop/conformance': ['domain', 'gateway', 'schema'],
};

/** Programs that are started by hand or by npm. */
const PROGRAMS = [
  '^gateway/main\\.ts$',
  '^gateway/doctor/run-doctor\\.ts$',
  '^shop/embedded/main\\.ts$',
  '^gateway/manage-partners\\.ts$',
  '^shop/embedded/seed/seed\\.ts$',
  '^shop/import/import-catalogue\\.ts$',
  '^shop/embedded/orders/manage/manage-orders\\.ts$',
  '^shop/embedded/catalogue/stock/manage/manage-stock\\.ts$',
  '^shop/embedded/content/contact/manage/manage-messages\\.ts$',
  '^shop/embedded/customers/reviews/manage-reviews\\.ts$',
];

/** Where development's own code is loaded, behind a condition. */
const DEVELOPMENT = ['^web/framework/entry\\.client\\.tsx$'];

/** Styles are compiled to CSS at build. */
const STYLES = '\\.css\\.ts$';

/** A rule for each room of a program: it imports none that stands above it. */
const floors = (program, rooms) =>
  rooms
    .slice(1)
    .map((room, index) =>
      rule(
        `${program.replace('/', '-')}-${room}-not-above`,
        'A room imports only rooms below it in the list in .dependency-cruiser.js.',
        { path: `^${program}/${room}/`, pathNot: TESTS },
        { path: `^${program}/(${rooms.slice(0, index + 1).join('|')})/` },
      ),
    );

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** A rule for each package: it imports the packages that it names, by their names, and nothing else of this repository. */
const packages = Object.entries(PACKAGES).map(([name, others]) =>
  rule(
    `${name.replace('/', '-')}-imports-what-it-names`,
    'A package imports of the others what its line in .dependency-cruiser.js names.',
    { path: `^${name}/`, pathNot: TESTS },
    {
      path: `^(${[...Object.keys(PACKAGES), 'scripts', 'e2e'].join('|')})/|${TESTS}`,
      pathNot: `^(${[name, ...others].join('|')})/(?!.*(?:${TESTS}))`,
      // The sample catalogue is written in the types of the shop that it fills.
      ...(name === 'shop/sample-catalogue' && { dependencyTypesNot: ['type-only'] }),
    },
  ),
);

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    rule('no-circles', 'Files import one another in no circle, types included.', {}, { circular: true }),
    ...packages,
    rule(
      'packages-by-name',
      'A package is entered by its name, through the `exports` of its package.json.',
      { path: `^(${Object.keys(PACKAGES).join('|')})/` },
      { path: `^(${Object.keys(PACKAGES).join('|')})/`, pathNot: '^$1/', dependencyTypes: ['local'] },
    ),
    rule(
      'resolvable',
      'Every import leads to a file or a package.',
      // Medusa's packages are kept outside the project.
      { pathNot: '^scripts/medusa/app/' },
      { couldNotResolve: true },
    ),
    rule(
      'folders-named-after-their-content',
      'A folder called utils or common collects everything: name it after what is in it.',
      {},
      { path: '(^|/)(utils|helpers|lib|common)/', pathNot: 'node_modules/' },
    ),
    rule(
      'no-index-files',
      'A file is imported by its own name, which says what is in it.',
      {},
      { path: '(^|/)index\\.tsx?$', pathNot: 'node_modules/' },
    ),
    rule(
      'build-plugins',
      'The build uses the plugins of React and vanilla-extract, and ours in scripts/vite: none changes a library.',
      { path: '^(vite\\.config\\.ts$|scripts/vite/)', pathNot: TESTS },
      {
        path: '^node_modules/',
        pathNot: '^node_modules/(vite|@vitejs/plugin-react|@vanilla-extract/vite-plugin)/',
      },
    ),
    rule(
      'packages-of-production',
      'What is deployed needs no package that `npm ci --omit=dev` leaves out; types do not count.',
      { path: PRODUCTION, pathNot: [TESTS, ...DEVELOPMENT, STYLES] },
      { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['type-only'] },
    ),

    rule(
      'web-room-has-a-place',
      'A room of the storefront stands in the list in .dependency-cruiser.js.',
      { path: '^web/', pathNot: [TESTS, `^web/(${WEB_ROOMS.join('|')})/`] },
      {},
    ),
    ...floors('web', WEB_ROOMS),
    rule(
      'shop-room-has-a-place',
      'A room of the embedded shop stands in the list in .dependency-cruiser.js.',
      { path: '^shop/embedded/[^/]+/', pathNot: [TESTS, `^shop/embedded/(${SHOP_ROOMS.join('|')})/`] },
      {},
    ),
    ...floors('shop/embedded', SHOP_ROOMS),
    rule(
      'read-model-sells-nothing',
      'The catalogue, lists, search and content know nothing of the embedded carts, orders and customers.',
      { path: '^shop/embedded/', pathNot: [TESTS, EMBEDDED_COMMERCE, KNOWS_EMBEDDED_COMMERCE] },
      { path: EMBEDDED_COMMERCE },
    ),
    rule(
      'another-system-shares-the-words',
      'What sells in another system shares routes, rules and records with the embedded shop, not its stores.',
      { path: '^shop/medusa/', pathNot: TESTS },
      { path: EMBEDDED_COMMERCE, pathNot: SHARED_COMMERCE },
    ),
    rule(
      'only-the-opener-knows-medusa',
      'Nothing but what opens the shop knows which system sells.',
      { path: '^shop/', pathNot: [TESTS, '^shop/medusa/', '^shop/embedded/open-shop\\.ts$'] },
      { path: '^shop/medusa/' },
    ),

    rule(
      'rules-only-rules',
      'Rules import only types, tables and rules.',
      { path: '\\.rules\\.ts$' },
      {
        path: `${PRODUCTION}|^scripts/`,
        pathNot: '\\.(rules|data)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    ),
    rule(
      'rest-not-graph',
      'REST calls know nothing of the graph.',
      { path: '\\.rest\\.ts$' },
      { path: '\\.(schema|mutations)\\.ts$' },
    ),
    rule(
      'main-starts-everything',
      'Nothing of the gateway imports its entry.',
      { path: '^gateway/', pathNot: TESTS },
      { path: '^gateway/main\\.ts$' },
    ),
    rule(
      'only-main-opens-the-gateway',
      'Rooms do not know the gateway that they are put into.',
      { path: '^gateway/', pathNot: [TESTS, '^gateway/open-gateway\\.ts$'] },
      { path: '^gateway/gateway\\.ts$' },
    ),
    rule(
      'only-the-gateway-holds-the-schema',
      'What needs the whole schema is handed it.',
      { path: '^gateway/', pathNot: [TESTS, '^gateway/(gateway|manage-partners)\\.ts$'] },
      { path: '^gateway/graph/schema\\.ts$' },
    ),
    rule(
      'configuration-is-handed-in',
      'Only programs read the configuration; the rest is given it.',
      { path: '^(gateway|shop|web)/', pathNot: [TESTS, ...PROGRAMS, '/config/config\\.ts$'] },
      {
        path: '^(schema/settings/shared-config|(gateway|shop/embedded)/config/config)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    ),
    rule(
      'gateway-room-has-a-place',
      'A room of the gateway stands in the list in .dependency-cruiser.js.',
      { path: '^gateway/[^/]+/', pathNot: [TESTS, `^gateway/(${GATEWAY_ROOMS.join('|')})/`] },
      {},
    ),
    ...floors('gateway', GATEWAY_ROOMS),
    rule(
      'graphql-server-knows-no-noun',
      'What runs operations knows GraphQL, and of this shop only the context that resolvers are given; GraphiQL’s examples know its products.',
      { path: '^gateway/graphql-server/', pathNot: [TESTS, '^gateway/graphql-server/graphiql/'] },
      { path: '^gateway/graph/[^/]+/' },
    ),
  ],
  options: {
    // dependency-cruiser reads TypeScript by its compiler up to 6 only.
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '__generated__|^dist/' },
    skipAnalysisNotInRules: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  },
};
