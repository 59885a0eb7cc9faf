/**
 * The boundaries between modules: which folder may import which. Checked by `depcruise` as a step of `npm run check`.
 * What cannot be said of an import (sizes, default exports, no `await` in rules) is in .oxlintrc.json.
 */

const TESTS = '\\.(test|spec|fixture)\\.tsx?$|^gateway/testing/|^web/component-tests/';

/**
 * The storefront's rooms from top to bottom: a room imports only what stands below it, so no two import each other, not
 * even by way of a third. A new room gets a line here.
 */
const WEB_ROOMS = [
  'app',
  'layout',
  'saved-list',
  'compare',
  'stock-alert',
  'quick-order',
  'suggest',
  'home',
  'category',
  'featured',
  'brand',
  'range',
  'finish',
  'search',
  'blog',
  'list',
  'recent',
  'quick-view',
  'consent',
  'account',
  'product',
  'contact',
  'content',
  'checkout',
  'order',
  'cart',
  'review',
  'component-gallery',
  'newsletter',
  'delivery',
  'image',
  'price',
  'meta',
  'navigation',
  'shop',
  'relay',
  'session',
  'storage',
  'ui',
  'browser',
];

/** The embedded shop's rooms from top to bottom, by the same rule. Its own files, which start and serve it, stand above all of them. */
const SHOP_ROOMS = [
  'routes',
  'import',
  'seed',
  'search',
  'content',
  'customers',
  'orders',
  'mail',
  'catalogue',
  'database',
];

/** The gateway's rooms from top to bottom, by the same rule. Its own files, which configure and start it, stand above all of them. */
const GATEWAY_ROOMS = ['doctor', 'server', 'execution', 'partners', 'graph', 'observability', 'upstream'];

/** Programs that are started by hand or by npm. */
const PROGRAMS = [
  '^gateway/main\\.ts$',
  '^gateway/doctor/doctor\\.ts$',
  '^gateway/manage-partners\\.ts$',
  '^shop/seed/seed\\.ts$',
  '^shop/import/import-catalogue\\.ts$',
  '^shop/orders/manage/manage-orders\\.ts$',
  '^shop/catalogue/stock/manage/manage-stock\\.ts$',
  '^shop/customers/contact/manage/manage-messages\\.ts$',
  '^shop/customers/reviews/manage-reviews\\.ts$',
];

/** Where development's own code is loaded, behind a condition. */
const DEVELOPMENT = ['^gateway/server/storefront/development-storefront\\.ts$', '^web/app/entry\\.client\\.tsx$'];

/** GraphiQL in the browser: built by Vite from packages that the gateway itself never loads. */
const GRAPHIQL_PAGE = '/graphiql/page/';

/** The documentation's script in the browser: built by Vite and served as a file. */
const DOCS_SCRIPT = '/docs/browser/';

/** A rule for each room of a program: it imports none that stands above it. */
const floors = (program, rooms) =>
  rooms
    .slice(1)
    .map((room, index) =>
      rule(
        `${program}-${room}-not-above`,
        'A room imports only rooms below it in the list in .dependency-cruiser.js.',
        { path: `^${program}/${room}/`, pathNot: TESTS },
        { path: `^${program}/(${rooms.slice(0, index + 1).join('|')})/` },
      ),
    );

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    rule('no-circles', 'Files import one another in no circle, types included.', {}, { circular: true }),
    rule(
      'resolvable',
      'Every import leads to a file or a package.',
      // The starters import the kit, which is made of the sources beside them.
      { pathNot: '^schema/starters/' },
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
      'domain-stands-alone',
      'The domain imports nothing but itself: it runs in Node and in browsers.',
      { path: '^domain/', pathNot: TESTS },
      { pathNot: '^domain/' },
    ),
    rule(
      'contracts-stand-alone',
      'The schemas of the shop API import nothing but TypeBox and the domain.',
      { path: '^schema/', pathNot: [TESTS, '^schema/(kit|starters)/'] },
      { pathNot: '^(domain|schema)/|^node_modules/typebox/' },
    ),
    rule(
      'kit-stands-alone',
      'The partners’ kit imports nothing but itself: it is a package without dependencies, and runs in browsers.',
      { path: '^schema/kit/', pathNot: TESTS },
      { pathNot: '^schema/kit/' },
    ),
    rule(
      'starters-stand-alone',
      'A starter imports what a partner has: the kit and Node.',
      { path: '^schema/starters/', pathNot: TESTS },
      { pathNot: ['^schema/starters/', '^lumen-and-latch-kit$'], dependencyTypesNot: ['core'] },
    ),
    rule(
      'product-not-kit',
      'The kit is for partners; the product has the graph itself.',
      { path: '^(config|domain|gateway|shop|web)/', pathNot: TESTS },
      { path: '^schema/(kit|starters)/' },
    ),
    rule(
      'web-not-gateway',
      'The storefront knows the gateway by schema/ alone.',
      { path: '^web/' },
      { path: '^gateway/' },
    ),
    rule('gateway-not-web', 'The gateway is handed its renderer.', { path: '^gateway/' }, { path: '^web/' }),
    rule(
      'product-not-tools',
      'What is deployed does not depend on what drives it.',
      { path: '^(config|domain|gateway|shop|web)/', pathNot: TESTS },
      { path: ['^(e2e|scripts)/', TESTS] },
    ),
    rule(
      'packages-of-production',
      'What is deployed needs no package that `npm ci --omit=dev` leaves out; types do not count.',
      { path: '^(config|domain|gateway|shop|web)/', pathNot: [TESTS, ...DEVELOPMENT, GRAPHIQL_PAGE] },
      { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['type-only'] },
    ),

    rule(
      'graphiql-page-in-the-browser',
      'GraphiQL in the browser shares types, tables and its settings with the gateway, nothing else.',
      { path: GRAPHIQL_PAGE, pathNot: TESTS },
      {
        path: '^(config|domain|gateway|shop|web)/',
        pathNot: [GRAPHIQL_PAGE, '/graphiql/(settings\\.ts$|[^/]+\\.data\\.ts$)'],
        dependencyTypesNot: ['type-only'],
      },
    ),
    rule(
      'gateway-not-graphiql-page',
      'The gateway serves the page as files.',
      { path: '^(config|domain|gateway|shop|web)/', pathNot: [TESTS, GRAPHIQL_PAGE] },
      { path: GRAPHIQL_PAGE },
    ),

    rule(
      'docs-script-in-the-browser',
      'The script of the documentation shares types with the gateway, nothing else.',
      { path: DOCS_SCRIPT, pathNot: TESTS },
      {
        path: '^(config|domain|gateway|shop|web)/|node_modules',
        pathNot: DOCS_SCRIPT,
        dependencyTypesNot: ['type-only'],
      },
    ),
    rule(
      'gateway-not-docs-script',
      'The gateway serves the script as a file.',
      { path: '^(config|domain|gateway|shop|web)/', pathNot: [TESTS, DOCS_SCRIPT] },
      { path: DOCS_SCRIPT, dependencyTypesNot: ['type-only'] },
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
      { path: '^shop/[^/]+/', pathNot: [TESTS, `^shop/(${SHOP_ROOMS.join('|')})/`] },
      {},
    ),
    ...floors('shop', SHOP_ROOMS),

    rule(
      'rules-only-rules',
      'Rules import only types, tables and rules.',
      { path: '\\.rules\\.ts$' },
      {
        path: '^(config|domain|gateway|shop|web|scripts)/',
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
      { path: '^gateway/', pathNot: [TESTS, '^gateway/(main|run-gateway)\\.ts$'] },
      { path: '^gateway/(gateway|run-gateway)\\.ts$' },
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
      { path: '^(gateway|shop|web)/', pathNot: [TESTS, ...PROGRAMS] },
      { path: '^config/config\\.ts$', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'configuration-stands-alone',
      'The configuration imports nothing but itself: both programs read it.',
      { path: '^config/', pathNot: TESTS },
      { pathNot: '^config/|^node_modules/zod/' },
    ),
    rule(
      'gateway-room-has-a-place',
      'A room of the gateway stands in the list in .dependency-cruiser.js.',
      { path: '^gateway/[^/]+/', pathNot: [TESTS, `^gateway/(${GATEWAY_ROOMS.join('|')})/`] },
      {},
    ),
    ...floors('gateway', GATEWAY_ROOMS),
    rule(
      'execution-knows-no-noun',
      'What runs operations knows GraphQL, and of this shop only the context that resolvers are given.',
      { path: '^gateway/execution/', pathNot: TESTS },
      { path: '^gateway/graph/[^/]+/' },
    ),
    rule(
      'shop-of-its-own',
      'The embedded shop is a shop of its own: it speaks HTTP, and imports nothing of the gateway.',
      { path: '^shop/', pathNot: TESTS },
      { path: '^gateway/' },
    ),
    rule(
      'only-main-starts-the-shop',
      'The gateway speaks HTTP to the embedded shop; main alone starts it, and the doctor looks into its database.',
      { path: '^gateway/', pathNot: [TESTS, '^gateway/(main|doctor/doctor)\\.ts$'] },
      { path: '^shop/' },
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
