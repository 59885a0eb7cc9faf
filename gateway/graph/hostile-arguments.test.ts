import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
} from 'graphql';
import { expect, test } from 'vitest';
import { useTestGateway } from '../testing/gateway.fixture.ts';
import { customers, registrationInput } from './customer/customer.fixture.ts';
import { encodeId } from './ids.rules.ts';
import { schema } from './schema.ts';

/** Texts that a shop API may refuse, lose or fail on. */
const TEXTS: Record<string, string> = {
  empty: '',
  'with a control character': 'a\u0000b',
  'with half a character': 'a\uD800b',
  'over-long': 'x'.repeat(20_000),
  'of two dots': '..',
  'of escaped dots': '/%2e%2e/admin/',
  'the id of half a character': encodeId('Order', 'a\uD800b'),
  'an id with a control character': encodeId('Product', '/a\u0000b/'),
  'an id of dots': encodeId('Order', '..'),
};

/** Matches a call whose path climbs out of its folder. */
const CLIMBS = /\/(?:\.|%2e){1,2}(?:\/|$)/i;

/** Ids by the names of arguments: other arguments are read only with a record that exists. */
const ids: Record<string, string> = { productId: encodeId('Product', '/lamp-1/') };

/** A valid value: the required fields of an input, one item of a list. Ids are of records of the caller. */
function plainValue(type: GraphQLInputType, name = ''): unknown {
  const inner = getNullableType(type);
  if (name in ids) return ids[name];
  if (isListType(inner)) return [plainValue(inner.ofType)];
  if (isEnumType(inner)) return inner.getValues()[0]?.name;
  if (isInputObjectType(inner)) {
    const required = Object.values(inner.getFields()).filter((field) => isNonNullType(field.type));
    return Object.fromEntries(required.map((field) => [field.name, plainValue(field.type, field.name)]));
  }
  return { Int: 1, Float: 1, Boolean: true }[inner.name] ?? 'x';
}

/**
 * Values of an argument with one hostile text somewhere in them, each with its name. In a list it also follows a plain
 * item, and a list also has the plain one twice.
 */
function* hostileValues(type: GraphQLInputType, name: string): Generator<[name: string, value: unknown]> {
  const inner = getNullableType(type);
  if (isListType(inner)) {
    const item = plainValue(inner.ofType);
    yield [`${name} twice the same`, [item, item]];
    for (const [itemName, value] of hostileValues(inner.ofType, `${name}[]`)) {
      yield [itemName, [value]];
      yield [`${itemName} among others`, [item, value]];
    }
  } else if (isInputObjectType(inner)) {
    const plain = plainValue(inner) as object;
    for (const field of Object.values(inner.getFields()))
      for (const [fieldName, value] of hostileValues(field.type, `${name}.${field.name}`))
        yield [fieldName, { ...plain, [field.name]: value }];
  } else if (['String', 'ID'].includes(inner.name)) {
    for (const [text, value] of Object.entries(TEXTS)) yield [`${name} ${text}`, value];
  }
}

/** An operation of one field, with a variable for each of its arguments. */
function operationOf(kind: 'query' | 'mutation', { name, args, type }: GraphQLField<unknown, unknown>): string {
  const list = (of: (argument: GraphQLArgument) => string) => args.map(of).join(', ');
  const selection = isLeafType(getNamedType(type)) ? '' : '{ __typename }';
  const declared = list((each) => `$${each.name}: ${String(each.type)}`);
  return `${kind} (${declared}) { ${name}(${list((each) => `${each.name}: $${each.name}`)}) ${selection} }`;
}

const fieldsOf = (kind: 'query' | 'mutation') =>
  Object.values((kind === 'query' ? schema.getQueryType() : schema.getMutationType())?.getFields() ?? {})
    .filter(({ args }) => args.length > 0)
    .map((field) => [field.name, kind, field] as const);

const gateway = useTestGateway();
const { register } = customers(gateway);

test.each([...fieldsOf('query'), ...fieldsOf('mutation')])(
  'no text in the arguments of %s is taken for a failure, or climbs in the shop API’s paths',
  async (_, kind, field) => {
    await register(registrationInput());
    const { saved } = await gateway.data<{ saved: { list: { id: string } } }>(
      'mutation { saved: savedListCreate(input: { name: "x" }) { ... on SavedListCreatePayload { list { id } } } }',
    );
    ids.listId = saved.list.id;
    const required = field.args.filter(({ type }) => isNonNullType(type));
    const plain = Object.fromEntries(required.map(({ name, type }) => [name, plainValue(type, name)]));
    const failures = new Map<string, string>();
    for (const { name, type } of field.args)
      for (const [valueName, value] of hostileValues(type, name)) {
        const { errors = [] } = await gateway.ask(operationOf(kind, field), { ...plain, [name]: value });
        // The caller's error has a code, or is the graph's own before execution; any other of a resolver is a failure.
        for (const { originalError, message } of errors)
          if (originalError && originalError.name !== 'GraphQLError') failures.set(valueName, message);
        for (const call of gateway.calls) if (CLIMBS.test(call)) failures.set(valueName, call);
      }
    expect(failures).toEqual(new Map());
  },
);
