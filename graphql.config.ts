/** For editors and tools that read graphql-config, such as the GraphQL extension of VS Code. */
export default {
  projects: {
    storefront: {
      // Relay's own directives are not part of the graph.
      schema: ['schema/schema.graphql', 'node_modules/relay-compiler/relay-extensions.graphql'],
      documents: 'web/**/*.{ts,tsx}',
    },
    examples: { schema: 'schema/schema.graphql', documents: 'schema/examples/**/*.graphql' },
  },
};
