import fc from 'fast-check';
import { Check } from 'typebox/value';
import type { TSchema } from 'typebox';
import { describe, expect, test } from 'vitest';
import type { RestClient } from '../upstream/client.ts';
import { UpstreamError } from '../upstream/errors.ts';
import { answerSamples } from '../testing/answers.data.ts';
import type { RestOptions } from './product/product.rest.ts';

/** Values for malformed responses. */
const anything = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom<unknown>('/../', '2026-02-28', 2 ** 31, Infinity, [null], JSON.parse('{"__proto__": "text"}')),
);

/** Randomly replaces, removes or repeats parts of a value. */
function changed(value: unknown, random: () => number, other: () => unknown): unknown {
  if (random() < 0.03) return other();
  if (Array.isArray(value)) {
    const items = value.map((item) => changed(item, random, other));
    return random() < 0.1 ? [...items, items[0]] : items;
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(() => random() >= 0.03)
      .map(([name, part]) => [name, changed(part, random, other)]),
  );
}

/** Copies of a value, each with another of its numbers replaced; identifiers may be any. */
function* withNumber(value: unknown, number: number): Generator<unknown> {
  if (typeof value === 'number') yield number;
  if (typeof value !== 'object' || value === null) return;
  for (const [name, part] of Object.entries(value).filter(([key]) => !/(?:^|_)id$/.test(key)))
    for (const other of withNumber(part, number))
      yield Array.isArray(value) ? value.with(Number(name), other) : { ...value, [name]: other };
}

/** A REST client that responds to every call with the given JSON, and the schema and body of each accepted response. */
function clientOf(json: unknown) {
  const accepted: { schema: TSchema; body: unknown }[] = [];
  const rest: RestClient = {
    async call({ path, contract }) {
      const reading = contract.read(json);
      if (!reading.ok) throw new UpstreamError(path, reading.fault);
      accepted.push({ schema: contract.schema, body: structuredClone(reading.body) });
      return { kind: 'ok', body: reading.body };
    },
    announces: () => true,
    close: async () => {},
  };
  return { options: { rest, pricesIncludeVat: false } satisfies RestOptions, accepted };
}

/** Removes the nulls that the gateway itself puts in place of malformed items. */
function withoutGaps(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'results' in body && Array.isArray(body.results)
    ? { ...body, results: body.results.filter((item) => item !== null) }
    : body;
}

describe.each(answerSamples)('$name', ({ sample, call }) => {
  test('maps a valid response', async () => {
    const { options, accepted } = clientOf(sample);
    expect(await call(options)).toBeTruthy();
    expect(accepted.map(({ body }) => body)).toEqual([sample]);
  });

  test.each([1e308, -1e308, 1e11])('takes no number %d for an answer', async (number) => {
    for (const json of withNumber(sample, number)) {
      const { options, accepted } = clientOf(json);
      await call(options).catch((error: unknown) => expect(error).toBeInstanceOf(UpstreamError));
      expect(JSON.stringify(accepted.map(({ body }) => body))).not.toContain(`:${JSON.stringify(number)}`);
    }
  });

  test('maps a response that matches its schema, and throws UpstreamError for any other', async () => {
    await fc.assert(
      fc.asyncProperty(fc.gen(), async (gen) => {
        const json = changed(
          sample,
          () => gen(fc.double, { min: 0, max: 1, noNaN: true }),
          () => gen(() => anything),
        );
        const { options, accepted } = clientOf(json);
        const error: unknown = await call(options).then(
          () => null,
          (reason: unknown) => reason,
        );
        if (error !== null) expect(error).toBeInstanceOf(UpstreamError);
        for (const { schema, body } of accepted) expect(Check(schema, withoutGaps(body))).toBe(true);
      }),
      { numRuns: 150 },
    );
  });
});
