import fc, { type GeneratorValue } from 'fast-check';
import {
  getNamedType,
  isAbstractType,
  isLeafType,
  isNonNullType,
  isObjectType,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
} from 'graphql';
import { expect, test } from 'vitest';
import { encodeId } from '../../graph/ids.rules.ts';
import { schema } from '../../graph/schema.ts';
import { CART_TOKEN } from '../../testing/fake-cart.ts';
import { JSON_HEADERS, openGraphServer } from './graph-server.fixture.ts';

/** Arguments with and without a result. Fields with other required arguments are left out. */
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

const FAULTS: readonly [string, ...string[]] = [
  'nothing',
  'nothing',
  'GET /cart',
  'GET /featured',
  'GET /products/*',
  'GET /search/*',
  'POST /categories/get_category_by_url',
  'POST /get_products_from_blog_url_list',
];

/** Picks a value; fast-check shrinks towards the first. */
function oneOf<Value>(random: GeneratorValue, values: readonly [Value, ...Value[]]): Value {
  return values[random(fc.nat, { max: values.length - 1 })] ?? values[0];
}

/** Generates a query of random fields, a few levels deep. */
class QueryWriter {
  readonly #random: GeneratorValue;
  #fields = 0;

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
        ? `... on ${one.name} { ${this.#some(one, levels)} }`
        : this.#some(one, levels),
    );
    return `{ ${[this.#isChosen(30) || parts.length === 0 ? '__typename' : '', ...parts].join(' ')} }`;
  }

  #some(type: GraphQLObjectType, levels: number): string {
    const [first, ...others] = Object.values(type.getFields()).filter(
      (field) => (levels > 0 || isLeafType(getNamedType(field.type))) && this.#canBeAsked(type, field),
    );
    const params = Array.from({ length: this.#random(fc.integer, { min: 1, max: 4 }) }, () => {
      if (!first) return '__typename';
      const field = oneOf(this.#random, [first, ...others]);
      const given = oneOf(this.#random, ARGUMENTS[`${type.name}.${field.name}`] ?? ['']);
      const flag = oneOf(this.#random, ['', '', '', '', '@include(if: $flag)', '@skip(if: $flag)']);
      this.#fields += 1;
      return `f${this.#fields}: ${field.name}${given} ${flag} ${this.selection(getNamedType(field.type), levels - 1)}`;
    });
    return params.join(' ');
  }

  #canBeAsked(type: GraphQLObjectType, { name, args }: GraphQLField<unknown, unknown>): boolean {
    return (
      Boolean(ARGUMENTS[`${type.name}.${name}`]) ||
      !args.some((argument) => isNonNullType(argument.type) && argument.defaultValue === undefined)
    );
  }
}

const TOO_LARGE = '"code":"OPERATION_TOO_LARGE"';

const queryType = schema.getQueryType();

test('a generated query has the same answer on both paths, whatever REST call fails', { timeout: 60_000 }, async () => {
  let errors = 0;
  await fc.assert(
    fc.asyncProperty(fc.gen(), async (random) => {
      if (!isObjectType(queryType)) throw new Error('There is no Query');
      const query = `query ($flag: Boolean = true) { always: __typename @include(if: $flag) ${new QueryWriter(random).selection(queryType, 4).slice(1, -1)} }`;
      const fault = oneOf(random, FAULTS);
      const headers = random(fc.boolean) ? JSON_HEADERS : { ...JSON_HEADERS, authorization: `Bearer ${CART_TOKEN}` };
      const variables = oneOf<object>(random, [{}, { flag: true }, { flag: false }]);
      const [fallback, compiled] = [await openGraphServer(), await openGraphServer({ it: query })];
      try {
        for (const { shop } of [fallback, compiled]) shop.on(fault, () => ({ status: 500 }));
        const expected = await fallback.send({ headers, body: JSON.stringify({ query, variables }) });
        const got = await compiled.send({ headers, body: JSON.stringify({ documentId: 'it', variables }) });
        // An operation over two limits may report either.
        if (expected.text.includes(TOO_LARGE) && got.text.includes(TOO_LARGE)) return;
        expect(inOrder(got.text)).toEqual(inOrder(expected.text));
        // After an error the reference executor repeats reads, so only answers without errors make the same calls.
        if (!expected.text.includes('"errors"'))
          expect(compiled.shop.calls.toSorted()).toEqual(fallback.shop.calls.toSorted());
        else errors += 1;
      } finally {
        await Promise.all([fallback.close(), compiled.close()]);
      }
    }),
    { numRuns: 100 },
  );
  expect(errors).toBeGreaterThan(0);
});

/** Serialises an answer with its keys in order; errors are sorted, as asynchronous fields settle in any order. */
function inOrder(text: string): string {
  const { errors, ...answer } = JSON.parse(text) as { errors?: { path?: unknown }[] };
  return JSON.stringify({ ...answer, errors: errors?.map((error) => JSON.stringify(error)).toSorted() });
}
