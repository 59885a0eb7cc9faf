import fc, { type GeneratorValue } from 'fast-check';
import {
  getNamedType,
  isAbstractType,
  isLeafType,
  isNonNullType,
  isObjectType,
  type FormattedExecutionResult,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
} from 'graphql';
import { expect, test } from 'vitest';
import { encodeId } from '../graph/ids.rules.ts';
import { schema } from '../graph/schema.ts';
import { CART_TOKEN } from '../testing/fake-cart.ts';
import { JSON_HEADERS, openGraphServer } from './graph-server.fixture.ts';
import { expectSameResult } from './same-results.fixture.ts';

/** Arguments to choose from, with and without a result. Other fields with required arguments are not selected. */
const ARGUMENTS: Readonly<Record<string, readonly [string, ...string[]]>> = {
  'Query.product': ['(path: "/switch/")', '(path: "/nowhere/")'],
  'Query.search': ['(query: "brass", first: 3)'],
  'Query.featuredProducts': ['(first: 3)', '(first: 101)'],
  'Query.category': ['(path: "/lighting/")'],
  'Query.resolveUrl': ['(url: "/plain/")', '(url: "/old-name/")', '(url: "/lighting/")'],
  'Query.nodes': [`(ids: ["${encodeId('Product', '/plain/')}", "junk", "${encodeId('Cart', 'current')}"])`],
  'Query.node': [`(id: "${encodeId('Product', '/pendant/')}")`],
  'Query.deliveryEstimate': ['(postcode: "LS1 4DT")', '(postcode: "nowhere")'],
  'Image.url': ['(width: 320)'],
};

const FAILING_CALLS: readonly [string, ...string[]] = [
  'nothing',
  'nothing',
  'GET /cart',
  'GET /featured',
  'GET /products/*',
  'GET /search/*',
  'POST /categories/get_category_by_url',
  'POST /get_products_from_blog_url_list',
];

/** Picks a value at random. The first should be the simplest, because fast-check shrinks towards it. */
function oneOf<Value>(random: GeneratorValue, values: readonly [Value, ...Value[]]): Value {
  return values[random(fc.nat, { max: values.length - 1 })] ?? values[0];
}

/** Writes queries of random fields. */
class QueryWriter {
  readonly #random: GeneratorValue;
  #fieldCount = 0;

  constructor(random: GeneratorValue) {
    this.#random = random;
  }

  #isChosen(percent: number): boolean {
    return this.#random(fc.integer, { min: 1, max: 100 }) <= percent;
  }

  selection(type: GraphQLNamedType, levels: number): string {
    if (isLeafType(type)) return '';
    const types = isAbstractType(type)
      ? schema.getPossibleTypes(type).filter(() => this.#isChosen(50))
      : [type as GraphQLObjectType];
    const parts = types.map((one) =>
      isAbstractType(type) || this.#isChosen(20)
        ? `... on ${one.name} { ${this.#fieldsOf(one, levels)} }`
        : this.#fieldsOf(one, levels),
    );
    return `{ ${[this.#isChosen(30) || parts.length === 0 ? '__typename' : '', ...parts].join(' ')} }`;
  }

  #fieldsOf(type: GraphQLObjectType, levels: number): string {
    const [first, ...others] = Object.values(type.getFields()).filter(
      (field) => (levels > 0 || isLeafType(getNamedType(field.type))) && this.#isSelectable(type, field),
    );
    const selections = Array.from({ length: this.#random(fc.integer, { min: 1, max: 4 }) }, () => {
      if (!first) return '__typename';
      const field = oneOf(this.#random, [first, ...others]);
      const args = oneOf(this.#random, ARGUMENTS[`${type.name}.${field.name}`] ?? ['']);
      const directive = oneOf(this.#random, ['', '', '', '', '@include(if: $flag)', '@skip(if: $flag)']);
      this.#fieldCount += 1;
      return `f${this.#fieldCount}: ${field.name}${args} ${directive} ${this.selection(getNamedType(field.type), levels - 1)}`;
    });
    return selections.join(' ');
  }

  #isSelectable(type: GraphQLObjectType, { name, args }: GraphQLField<unknown, unknown>): boolean {
    return (
      Boolean(ARGUMENTS[`${type.name}.${name}`]) ||
      !args.some((argument) => isNonNullType(argument.type) && argument.defaultValue === undefined)
    );
  }
}

/** More on demand: `GENERATED_QUERIES=10000`. */
const QUERIES = Number(process.env.GENERATED_QUERIES ?? 40);

const queryType = schema.getQueryType();

test(
  'generated queries have the answers of graphql-js, also when a REST call fails, and make the same calls',
  { timeout: 60_000 + QUERIES * 500 },
  async () => {
    let errors = 0;
    let answers = 0;
    await fc.assert(
      fc.asyncProperty(fc.gen(), async (random) => {
        if (!isObjectType(queryType)) throw new Error('There is no Query');
        const query = `query ($flag: Boolean${random(fc.boolean) ? '!' : ''} = true) { always: __typename @include(if: $flag) ${new QueryWriter(random).selection(queryType, 4).slice(1, -1)} }`;
        const failingCall = oneOf(random, FAILING_CALLS);
        const headers = random(fc.boolean) ? JSON_HEADERS : { ...JSON_HEADERS, authorization: `Bearer ${CART_TOKEN}` };
        const isNullable = query.includes('Boolean =');
        const variables = oneOf<Record<string, unknown>>(random, [
          {},
          { flag: true },
          { flag: false },
          isNullable ? { flag: null } : {},
        ]);
        const document = random(fc.boolean) ? { query } : { documentId: 'it' };
        const [reference, server] = [await openGraphServer(), await openGraphServer({ it: query })];
        try {
          for (const { shop } of [reference, server]) shop.on(failingCall, () => ({ status: 500 }));
          const { text } = await server.send({ headers, body: JSON.stringify({ ...document, variables }) });
          const { extensions, ...actual } = JSON.parse(text) as FormattedExecutionResult;
          // An operation over a limit is not executed.
          if (actual.data === undefined && text.includes('"code":"OPERATION_TOO_')) return;
          answers += 1;
          const { result } = await reference.execute({ query, variables }, headers);
          expectSameResult(actual, result, query);
          expect(extensions).toHaveProperty('cost');
          // How often a failing call is repeated depends on when the circuit breaker opens.
          if (actual.errors) errors += 1;
          else expect(server.shop.calls.toSorted(), query).toEqual(reference.shop.calls.toSorted());
        } finally {
          await Promise.all([reference.close(), server.close()]);
        }
      }),
      { numRuns: QUERIES },
    );
    expect(answers).toBeGreaterThan(QUERIES / 4);
    expect(errors).toBeGreaterThan(0);
  },
);
