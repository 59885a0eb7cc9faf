import { compileFunction } from 'node:vm';
import {
  defaultFieldResolver,
  defaultTypeResolver,
  getArgumentValues,
  GraphQLError,
  isAbstractType,
  isLeafType,
  isListType,
  isNonNullType,
  Kind,
  visit,
  BREAK,
  type FieldNode,
  type GraphQLAbstractType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type OperationDefinitionNode,
} from 'graphql';
import { askedFields, type Asking } from './asked-fields.ts';
import { leafOf } from './leaves.ts';
import { FieldInfo, GiveUpError, isComing, type Complete, type FieldFacts, type Run } from './run.ts';

/** Reads a whole operation from nothing. */
export type Root = (source: undefined, run: Run) => Record<string, unknown>;

/** Writes an operation as plain functions, one for each place in it, so that the answer's objects are laid out in one go and nothing is looked up. */
export class Writer {
  readonly #asking: Asking;
  readonly #operation: OperationDefinitionNode;
  readonly #constants: unknown[] = [];
  readonly #functions: string[] = [];
  #fields = 0;

  constructor(asking: Asking, operation: OperationDefinitionNode) {
    this.#asking = asking;
    this.#operation = operation;
  }

  write(type: GraphQLObjectType): Root {
    const shared = { isComing, GiveUpError, infoOf, argumentsOf, typeNameOf, listOf };
    const root = this.#object(type, [this.#operation]);
    const source = `const {${Object.keys(shared).join()}} = shared;
      const [${this.#constants.map((_, index) => `c${index}`).join()}] = constants;
      ${this.#functions.join('\n')}
      return ${root};`;
    // Only names of the graph and keys of the document, which are names by its grammar, are written into it.
    return compileFunction(source, ['shared', 'constants'])(shared, this.#constants) as Root;
  }

  #constant(value: unknown): string {
    return `c${this.#constants.push(value) - 1}`;
  }

  #function(parameters: string, body: string): string {
    const name = `f${this.#functions.length}`;
    this.#functions.push(`function ${name}(${parameters}) { ${body} }`);
    return name;
  }

  /** What reads everything that is asked of a value of one type. */
  #object(type: GraphQLObjectType, nodes: readonly { selectionSet?: FieldNode['selectionSet'] }[]): string {
    const plain: string[] = [];
    const resolved: string[] = [];
    for (const [key, [first, ...others]] of askedFields(this.#asking, type, nodes)) {
      if (!first) continue;
      const name = key === '__proto__' ? '["__proto__"]' : JSON.stringify(key);
      if (first.name.value === '__typename') plain.push(`${name}: ${JSON.stringify(type.name)}`);
      else {
        const { value, complete } = this.#field(type, [first, ...others]);
        if (value.isPlain) plain.push(`${name}: ${complete}(${value.expression}, run)`);
        else {
          plain.push(`${name}: null`);
          resolved.push(
            `value = ${value.expression}; if (isComing(value)) run.wait(value, data, ${JSON.stringify(key)}, ${complete}); else data[${JSON.stringify(key)}] = ${complete}(value, run);`,
          );
        }
      }
    }
    const guard = type.isTypeOf
      ? `if (${this.#constant(type)}.isTypeOf(source, run.context) !== true) throw new GiveUpError();`
      : '';
    return this.#function(
      'source, run',
      resolved.length === 0
        ? `${guard} return { ${plain.join()} };`
        : `${guard} const data = { ${plain.join()} }; let value; ${resolved.join('\n')} return data;`,
    );
  }

  /** How one field's value is had, and what makes it the answer's. */
  #field(
    parentType: GraphQLObjectType,
    nodes: readonly [FieldNode, ...FieldNode[]],
  ): { value: { expression: string; isPlain: boolean }; complete: string } {
    const fieldName = nodes[0].name.value;
    // safe key: the graph's fields have no prototype
    const field = parentType.getFields()[fieldName];
    if (!field) throw new GraphQLError(`${parentType.name} has no field ${fieldName}`);
    const { schema, fragments } = this.#asking;
    const facts: FieldFacts = {
      fieldName,
      fieldNodes: nodes,
      returnType: field.type,
      parentType,
      schema,
      fragments,
      operation: this.#operation,
    };
    const number = (this.#fields += 1);
    const info = `infoOf(run, ${number}, ${this.#constant(facts)})`;
    const complete = this.#complete(field.type, nodes, info);
    if (!field.resolve || field.resolve === defaultFieldResolver)
      return { value: { expression: `source.${fieldName}`, isPlain: true }, complete };
    const given = hasVariables(nodes[0])
      ? `argumentsOf(run, ${number}, ${this.#constant(field)}, ${this.#constant(nodes[0])})`
      : this.#constant(Object.freeze(getArgumentValues(field, nodes[0])));
    return {
      value: { expression: `${this.#constant(field.resolve)}(source, ${given}, run.context, ${info})`, isPlain: false },
      complete,
    };
  }

  #complete(type: GraphQLOutputType, nodes: readonly FieldNode[], info: string): string {
    if (!isNonNullType(type))
      return this.#function(
        'value, run',
        `if (value === null || value === undefined) return null; ${this.#present(type, nodes, info)}`,
      );
    return this.#function(
      'value, run',
      `if (value === null || value === undefined) throw new GiveUpError(); ${this.#present(type.ofType, nodes, info)}`,
    );
  }

  /** What makes a value that is there the answer's. */
  #present(type: GraphQLOutputType, nodes: readonly FieldNode[], info: string): string {
    if (isLeafType(type)) return `return ${this.#constant(leafOf(type))}(value);`;
    if (isListType(type)) return `return listOf(value, run, ${this.#complete(type.ofType, nodes, info)});`;
    // Errors that were handed on, and values of plain fields that are still to come, are rare enough for the reference executor.
    const guard = `if (value instanceof Error || typeof value === 'function' || isComing(value)) throw new GiveUpError();`;
    if (!isAbstractType(type)) return `${guard} return ${this.#object(type as GraphQLObjectType, nodes)}(value, run);`;
    const cases = this.#asking.schema
      .getPossibleTypes(type)
      .map((possible) => `case ${JSON.stringify(possible.name)}: return ${this.#object(possible, nodes)}(value, run);`);
    return `${guard} switch (typeNameOf(${this.#constant(type)}, value, run, ${info})) { ${cases.join('\n')} default: throw new GiveUpError(); }`;
  }
}

function hasVariables(node: FieldNode): boolean {
  let has = false;
  for (const argument of node.arguments ?? []) {
    visit(argument, {
      enter({ kind }) {
        has ||= kind === Kind.VARIABLE;
        return has ? BREAK : undefined;
      },
    });
  }
  return has;
}

function infoOf(run: Run, number: number, facts: FieldFacts): FieldInfo {
  return (run.infos[number] ??= new FieldInfo(facts, run.variables));
}

function argumentsOf(
  run: Run,
  number: number,
  ...[field, node]: [Parameters<typeof getArgumentValues>[0], FieldNode]
): Readonly<Record<string, unknown>> {
  return (run.arguments[number] ??= Object.freeze(
    getArgumentValues(field, node, run.variables as Record<string, unknown>),
  ));
}

function typeNameOf(type: GraphQLAbstractType, value: unknown, run: Run, info: FieldInfo): unknown {
  return (type.resolveType ?? defaultTypeResolver)(value, run.context, info, type);
}

function listOf(value: unknown, run: Run, complete: Complete): unknown[] {
  if (!Array.isArray(value)) throw new GiveUpError();
  const data: unknown[] = [];
  let isWaiting = false;
  // First those to come: none of them may fail unheard because of another that is wrong.
  for (const item of value) {
    data.push(null);
    if (!isComing(item)) continue;
    isWaiting = true;
    run.wait(item, data as never, data.length - 1, complete);
  }
  for (let index = 0; index < value.length; index += 1)
    if (!isWaiting || !isComing(value[index])) data[index] = complete(value[index], run);
  return data;
}
