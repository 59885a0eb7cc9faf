import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { codegen } from '@graphql-codegen/core';
import * as operationTypes from '@graphql-codegen/typescript-operations';
import { isInputObjectType, isNonNullType, parse, printSchema, type GraphQLSchema } from 'graphql';
import { errorCodes } from '@storefront/gateway/server/docs/guide/error-codes.data.ts';
import { kitOperations } from './kit-operations.ts';

const DIRECTORY = 'kit/__generated__';

const SCALARS = {
  ID: 'string',
  CountryCode: 'string',
  Date: 'string',
  DateTime: 'string',
  HTML: 'string',
  URL: 'string',
};

/** Writes the generated part of the partners’ kit: the types of its operations, their texts, and what its client has to know of the graph. Throws for an invalid operation. */
export async function generateKit(schema: GraphQLSchema): Promise<void> {
  const { document, operations } = kitOperations();
  const types = await codegen({
    filename: 'operations.ts',
    schema: parse(printSchema(schema)),
    schemaAst: schema,
    documents: [{ location: 'kit/operations', document }],
    config: {
      scalars: SCALARS,
      enumType: 'string-literal',
      // Only what an operation selects is in its answer.
      skipTypename: true,
      useTypeImports: true,
    },
    plugins: [{ operationTypes: {} }],
    pluginMap: { operationTypes },
  });
  rmSync(DIRECTORY, { recursive: true, force: true });
  mkdirSync(DIRECTORY, { recursive: true });
  const write = (file: string, ...parts: readonly string[]) =>
    writeFileSync(join(DIRECTORY, file), `${parts.join('\n\n')}\n`);

  write(
    'operations.ts',
    "import type { ShopOperationText } from '../shop-operation.ts';",
    types,
    ...operations.map(
      ({ name, typeName, text, comment }) =>
        `/** ${comment} */\nexport const ${name}Document = ${JSON.stringify(text)} as ShopOperationText<${typeName}, ${typeName}Variables>;`,
    ),
  );
  write(
    'documents.ts',
    "import type { TypedDocumentNode } from '@graphql-typed-document-node/core';",
    `import type {\n${operations.map(({ typeName }) => `  ${typeName},\n  ${typeName}Variables,`).join('\n')}\n} from './operations.ts';`,
    ...operations.map(
      ({ name, typeName, text, comment }) =>
        `/** ${comment} */\nexport const ${name}Document = ${JSON.stringify(parse(text, { noLocation: true }))} as unknown as TypedDocumentNode<${typeName}, ${typeName}Variables>;`,
    ),
  );
  write(
    'error-codes.ts',
    `/** The codes of errors in \`errors\`. */\nexport type GraphErrorCode =\n${Object.entries(errorCodes)
      .map(([code, { meaning }]) => `  /** ${meaning} */\n  | '${code}'`)
      .join('\n')};`,
  );
  write(
    'idempotent-mutations.ts',
    `/** A mutation whose input takes an idempotency key. */\nexport interface IdempotentMutation {\n  field: string;\n  inputType: string;\n  /** Whether the input names a new cart as well. */\n  takesCartKey: boolean;\n}`,
    `export const IDEMPOTENT_MUTATIONS: readonly IdempotentMutation[] = ${JSON.stringify(idempotentMutations(schema), null, 2)};`,
  );
}

function idempotentMutations(schema: GraphQLSchema) {
  return Object.values(schema.getMutationType()?.getFields() ?? {}).flatMap(({ name, args }) => {
    const type = args.find((argument) => argument.name === 'input')?.type;
    const input = isNonNullType(type) ? type.ofType : type;
    if (!isInputObjectType(input) || !input.getFields().idempotencyKey) return [];
    return [{ field: name, inputType: input.name, takesCartKey: input.getFields().cartKey !== undefined }];
  });
}
