import { globSync, readFileSync } from 'node:fs';
import {
  concatAST,
  Kind,
  parse,
  print,
  separateOperations,
  Source,
  TokenKind,
  type DocumentNode,
  type OperationDefinitionNode,
} from 'graphql';

/** An operation of the partners’ kit. */
export interface KitOperation {
  name: string;
  /** The name of its result’s type, such as `ProductQuery`. */
  typeName: string;
  /** Its text with the fragments that it uses. */
  text: string;
  /** Its purpose, from the comment above it. */
  comment: string;
}

const FILES = 'kit/operations/*.graphql';

/** The documented operations of the kit. Throws for one without a comment. */
export function kitOperations(): { document: DocumentNode; operations: KitOperation[] } {
  const document = concatAST(
    globSync(FILES)
      .sort()
      .map((file) => parse(new Source(readFileSync(file, 'utf8'), file))),
  );
  const texts = separateOperations(document);
  return {
    document,
    operations: document.definitions.flatMap((definition) => {
      if (definition.kind !== Kind.OPERATION_DEFINITION) return [];
      const name = definition.name?.value ?? '';
      const typeName = name + (definition.operation === 'mutation' ? 'Mutation' : 'Query');
      const text = texts[name];
      if (!text) throw new Error(`An operation in ${FILES} has no name`);
      return [{ name, typeName, text: print(text), comment: commentAbove(definition) }];
    }),
  };
}

function commentAbove({ loc, name }: OperationDefinitionNode): string {
  const before = loc?.startToken.prev;
  if (before?.kind !== TokenKind.COMMENT) throw new Error(`${name?.value} needs a comment that says what it is for`);
  return before.value.trim();
}
