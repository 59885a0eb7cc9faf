import { expect, test } from 'vitest';
import { allExamples } from '../examples.ts';
import { graphiqlAddress } from '../../docs/code-block.ts';
import { exampleIn, withoutExample } from './example-address.rules.ts';

const at = (address: string) => new URL(address, 'https://shop.example').href;

test('finds every example at the address that the documentation links to', () => {
  const examples = allExamples();
  expect(examples.map(({ name }) => exampleIn(at(graphiqlAddress(name)), examples)?.name)).toEqual(
    examples.map(({ name }) => name),
  );
});

test('ignores an unknown example and operations in the address', () => {
  for (const address of ['/graphql', '/graphql?example=cart/none', '/graphql?example=', '/graphql?query=mutation{x}'])
    expect(exampleIn(at(address), allExamples())).toBeNull();
});

test('removes only the example from the address', () => {
  expect(withoutExample(at('/graphql?partner_key=lk_public_1&example=cart/add-to-cart#x'))).toBe(
    at('/graphql?partner_key=lk_public_1#x'),
  );
  expect(withoutExample(at('/graphql?example=cart/add-to-cart'))).toBe(at('/graphql'));
});
