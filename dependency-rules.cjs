/**
 * The import rules of docs/architecture.md as errors. Feature and concept names are captured from the path,
 * so a new folder is guarded from its first file. Test files may import what they test.
 */
const concepts = [
  'core',
  'catalogue',
  'wheelset',
  'frameset',
  'groupset',
  'part',
  'shipment',
  'admin',
  'compatibility',
  'comparison',
  'finder',
  'climb',
  'order',
  'bike',
  'sharing',
  'drawing',
];

const forbidden = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** A concept may import those above it in the list, never those below. */
const conceptOrder = concepts
  .slice(0, -1)
  .map((concept, place) =>
    forbidden(
      `domain-${concept}-looks-up-only`,
      'A domain concept imports core, zod and the concepts above it in the tree.',
      { path: `^packages/domain/src/${concept}/`, pathNot: '\\.test\\.ts$' },
      { path: `^packages/domain/src/(${concepts.slice(place + 1).join('|')})/` },
    ),
  );

module.exports = {
  forbidden: [
    forbidden('no-cycles', 'A cycle hides which file is the foundation.', {}, { circular: true }),
    forbidden(
      'domain-is-pure',
      'The domain knows the language, zod and two pure readers of files, nothing of Node, the browser, server or web.',
      { path: '^packages/domain/src', pathNot: '\\.test\\.ts$|/testing/sample-catalogue\\.ts$' },
      {
        path: '^(packages/(server|web)|node_modules/(?!zod|saxes|xmlchars|fit-file-parser))|^node:',
        pathNot: '^packages/domain',
      },
    ),
    ...conceptOrder,
    forbidden(
      'no-concept-imports-contract',
      'The contract is built on the concepts, not the other way round.',
      { path: '^packages/domain/src/(?!contract|testing)', pathNot: '\\.test\\.ts$' },
      { path: '^packages/domain/src/(contract|testing)/' },
    ),
    forbidden(
      'concepts-meet-at-their-public-entry',
      'A concept is imported through its public.ts only.',
      { path: '^packages/domain/src/([^/]+)/', pathNot: '\\.test\\.ts$' },
      { path: '^packages/domain/src/[^/]+/', pathNot: ['^packages/domain/src/$1/', '/public\\.ts$'] },
    ),
    forbidden(
      'spreadsheet-reads-files-only',
      'The reader of spreadsheets knows the domain and its libraries, neither side of the product.',
      { path: '^packages/spreadsheet/src', pathNot: '\\.test\\.ts$' },
      { path: '^packages/(server|web)/|^node:' },
    ),
    forbidden(
      'server-features-stand-alone',
      'A server feature imports the domain, database and http, never another feature or a provider.',
      { path: '^packages/server/src/features/([^/]+)/', pathNot: '\\.test\\.ts$' },
      {
        path: '^packages/(server/src/(features|providers)/|web/)',
        pathNot: '^packages/server/src/features/$1/',
      },
    ),
    forbidden(
      'providers-know-ports-only',
      'A provider imports the domain and the port types of features.',
      { path: '^packages/server/src/providers/', pathNot: '\\.test\\.ts$' },
      { path: '^packages/server/src/(database|http)/' },
    ),
    forbidden(
      'server-testing-stays-in-tests',
      'Builders and stand-ins for tests never reach production code.',
      { path: '^packages/server/src/(?!testing/)', pathNot: '\\.test\\.ts$' },
      { path: '^packages/(server|domain)/src/testing/' },
    ),
    forbidden(
      'web-features-stand-alone',
      'A web feature imports domain, ui, platform and texts, never another feature, routes, shell, app or the server.',
      { path: '^packages/web/src/features/([^/]+)/' },
      {
        path: '^packages/(web/src/(features|routes|app|shell)/|server/)',
        pathNot: '^packages/web/src/features/$1/',
      },
    ),
    forbidden(
      'web-ui-knows-no-domain',
      'What Mantine lacks carries no domain word.',
      { path: '^packages/web/src/(ui|platform)/', pathNot: '\\.test\\.tsx?$' },
      {
        path: '^packages/(domain/src/(?!core|contract)|web/src/(features|routes|app|shell|shop|texts)/)',
      },
    ),
    forbidden(
      'web-shop-is-below-features',
      'Pieces that several tools share know the domain, ui and platform, never a tool, a route or the frame of the page.',
      { path: '^packages/web/src/shop/' },
      { path: '^packages/(web/src/(features|routes|app|shell)/|server/)' },
    ),
    forbidden(
      'routes-use-screens-only',
      'Routes, shell and app import the screen of a feature, not its inner files.',
      { path: '^packages/web/src/(routes|app|shell)/' },
      {
        path: '^packages/web/src/features/',
        pathNot: '(-screen|/admin-shell|/feedback-dialog|/session-check)\\.tsx?$',
      },
    ),
    forbidden(
      'e2e-knows-only-addresses',
      'Journeys know URLs, roles and words, never the source of server or web.',
      { path: '^e2e/' },
      { path: '^packages/(web|domain)/', pathNot: '^packages/server/src/testing/' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|dist-pages|node_modules)/' },
    tsPreCompilationDeps: true,
    parser: 'swc',
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'default'] },
  },
};
