const storefront = {
  language: 'typescript',
  schema: './schema/schema.graphql',
  eagerEsModules: true,
  useImportTypeSyntax: true,
  customScalarTypes: { CountryCode: 'string', Date: 'string', DateTime: 'string', HTML: 'string', URL: 'string' },
};

const config = {
  // The compiler assigns an operation to a project by its folder; the deepest folder wins.
  sources: { web: 'storefront', 'web/component-tests': 'component-tests' },
  projects: {
    storefront: {
      ...storefront,
      output: './web/__generated__',
      persist: { file: './schema/operations.json', algorithm: 'SHA256' },
    },
    // Not persisted: the operations of tests are not part of the storefront.
    'component-tests': { ...storefront, base: 'storefront' },
  },
};

// relay-compiler loads this file with require(), which returns this export of an ES module.
export { config as 'module.exports' };
