/** The product’s own package, from its package.json. */
interface Product {
  license: string;
  description: string;
}

/**
 * The kit’s version: that of the graph’s last release. While the changelog lists changes that are not released yet, a preview of the next minor version,
 * so that two kits with different operations never share a number.
 */
export function kitVersion(changelog: string): string {
  const [, major, minor, patch] = /^## (\d+)\.(\d+)\.(\d+)\b/m.exec(changelog) ?? [];
  if (major === undefined || minor === undefined) throw new Error('The changelog names no release');
  return /^## Not released yet$/m.test(changelog)
    ? `${major}.${Number(minor) + 1}.0-next`
    : `${major}.${minor}.${patch}`;
}

/** The name of the file that npm packs a package into. */
export function packedName({ name, version }: { name: string; version: string }): string {
  return `${name}-${version}.tgz`;
}

/** The kit’s package.json. */
export function kitPackage(product: Product, changelog: string) {
  const entry = (file: string) => ({ types: `./js/${file}.d.ts`, default: `./js/${file}.js` });
  return {
    // Partners of any shop import it.
    name: 'storefront-kit',
    version: kitVersion(changelog),
    description: 'The schema, typed operations and a small client of the shop’s graph, for partners',
    license: product.license,
    type: 'module',
    sideEffects: false,
    engines: { node: '>=20.3' },
    main: './js/kit.js',
    types: './js/kit.d.ts',
    exports: {
      '.': entry('kit'),
      './documents': entry('__generated__/documents'),
      './schema.graphql': './schema.graphql',
      './package.json': './package.json',
    },
    files: ['js', 'operations', 'starters', 'schema.graphql', 'CHANGELOG.md'],
    // For ./documents alone, whose users have it by their GraphQL client.
    peerDependencies: { '@graphql-typed-document-node/core': '^3.2.0' },
    peerDependenciesMeta: { '@graphql-typed-document-node/core': { optional: true } },
  };
}
