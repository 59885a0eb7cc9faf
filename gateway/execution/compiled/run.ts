import type {
  FieldNode,
  FragmentDefinitionNode,
  GraphQLOutputType,
  GraphQLResolveInfo,
  GraphQLSchema,
  OperationDefinitionNode,
} from 'graphql';
import type { Context } from '../../graph/context.ts';

/** Thrown where a value is not what the graph says it is: what went wrong, and where, is for the reference executor to tell. */
export class GiveUpError extends Error {}

/** Whether a value is still to come. */
export function isComing(value: unknown): value is PromiseLike<unknown> {
  return typeof value === 'object' && value !== null && typeof (value as { then?: unknown }).then === 'function';
}

/** Makes a value of ours the answer's. */
export type Complete = (value: unknown, run: Run) => unknown;

/** One run of a compiled operation: what it was given, and what it still waits for. */
export class Run {
  readonly context: Context;
  readonly variables: Readonly<Record<string, unknown>>;
  /** By the number of the field: what resolvers are told of it, and arguments that depend on variables; each made when it is first needed. */
  readonly infos: (FieldInfo | undefined)[] = [];
  readonly arguments: (Readonly<Record<string, unknown>> | undefined)[] = [];
  /** Whether the answer is not to be had this way. */
  hasFailed = false;
  #waiting = 0;
  #data: Record<string, unknown> | null = null;
  #answer: ((data: Record<string, unknown> | null) => void) | null = null;

  constructor(context: Context, variables: Readonly<Record<string, unknown>>) {
    this.context = context;
    this.variables = variables;
  }

  /** Puts a value in its place once it comes. */
  wait(
    value: PromiseLike<unknown>,
    into: Record<string | number, unknown>,
    key: string | number,
    complete: Complete,
  ): void {
    this.#waiting += 1;
    value.then(
      (come) => {
        try {
          // safe key: the place was made with the rest of the answer
          if (!this.hasFailed) into[key] = complete(come, this);
        } catch {
          this.hasFailed = true;
        }
        this.#came();
      },
      () => {
        this.hasFailed = true;
        this.#came();
      },
    );
  }

  #came(): void {
    this.#waiting -= 1;
    if (this.#waiting === 0) this.#answer?.(this.#ended());
  }

  /** The answer when nothing is waited for any more; null for one that is not to be had this way. */
  ended(
    data: Record<string, unknown> | null,
  ): Record<string, unknown> | null | Promise<Record<string, unknown> | null> {
    this.#data = data;
    if (this.#waiting === 0) return this.#ended();
    return new Promise((resolve) => {
      this.#answer = resolve;
    });
  }

  #ended(): Record<string, unknown> | null {
    return this.hasFailed ? null : this.#data;
  }
}

/** What is the same each time that a field is read. */
export interface FieldFacts {
  fieldName: string;
  fieldNodes: readonly FieldNode[];
  returnType: GraphQLOutputType;
  parentType: GraphQLResolveInfo['parentType'];
  schema: GraphQLSchema;
  fragments: Readonly<Record<string, FragmentDefinitionNode>>;
  operation: OperationDefinitionNode;
}

/** What a resolver is told of the field that it answers. It does not know its place in the answer: what needs that is not answered this way. */
export class FieldInfo implements GraphQLResolveInfo {
  readonly fieldName: string;
  readonly fieldNodes: readonly FieldNode[];
  readonly returnType: GraphQLOutputType;
  readonly parentType: GraphQLResolveInfo['parentType'];
  readonly schema: GraphQLSchema;
  readonly fragments: Record<string, FragmentDefinitionNode>;
  readonly operation: OperationDefinitionNode;
  readonly rootValue: unknown = undefined;
  readonly variableValues: Record<string, unknown>;

  constructor(
    { fieldName, fieldNodes, returnType, parentType, schema, fragments, operation }: FieldFacts,
    variableValues: Readonly<Record<string, unknown>>,
  ) {
    this.fieldName = fieldName;
    this.fieldNodes = fieldNodes;
    this.returnType = returnType;
    this.parentType = parentType;
    this.schema = schema;
    this.fragments = fragments;
    this.operation = operation;
    this.variableValues = variableValues;
  }

  get path(): GraphQLResolveInfo['path'] {
    throw new GiveUpError();
  }
}
