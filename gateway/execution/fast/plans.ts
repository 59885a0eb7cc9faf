import type { DocumentNode, GraphQLSchema } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { CompileQuery } from '../compiled/operation.ts';
import type { Operations } from '../operations.ts';
import type { Asked } from './asked.ts';
import { createPlan, type Plan } from './plan.ts';

/** More than partners and the storefront have operations between them. */
const DOCUMENTS_MAXIMUM = 500;
const CHARACTERS_MAXIMUM = 4_000_000;

/** Operations of one document by their name, prepared when they are first run by it. */
interface Prepared {
  document: DocumentNode;
  plans: Map<string | null, Plan | null>;
}

export interface Plans {
  /** The plan for what is asked; null for a document that has not been through validation yet, or has no such operation. */
  find(asked: Pick<Asked, 'document' | 'operationName'>): Plan | null;
  /** Remembers a document that has just been found valid. */
  learn(asked: Pick<Asked, 'document'>, document: DocumentNode): void;
}

/**
 * What is known of documents: parsed, validated and measured once, compiled when they come a second time, so that one who makes up a new
 * document each time costs no compilation. The storefront's own are known from the start: they were validated when they were shipped.
 */
export function createPlans(schema: GraphQLSchema, operations: () => Operations, compile?: CompileQuery): Plans {
  const byId = new Map<string, Prepared>();
  const byText = new LRUCache<string, Prepared>({
    max: DOCUMENTS_MAXIMUM,
    maxSize: CHARACTERS_MAXIMUM,
    sizeCalculation: (_, text) => text.length + 1,
  });

  function shipped(id: string): Prepared | undefined {
    const known = byId.get(id);
    if (known) return known;
    const document = operations().document(id);
    if (!document) return undefined;
    const prepared = { document, plans: new Map<string | null, Plan | null>() };
    byId.set(id, prepared);
    return prepared;
  }

  return {
    find({ document, operationName }) {
      const prepared = 'id' in document ? shipped(document.id) : byText.get(document.text);
      if (!prepared) return null;
      const known = prepared.plans.get(operationName);
      if (known !== undefined) return known;
      const plan = createPlan(schema, prepared.document, operationName, compile);
      // A name that the document does not have is not remembered: a caller can make up any number of them.
      if (plan) prepared.plans.set(operationName, plan);
      return plan;
    },
    learn({ document: asked }, document) {
      if ('text' in asked && !byText.has(asked.text)) byText.set(asked.text, { document, plans: new Map() });
    },
  };
}
