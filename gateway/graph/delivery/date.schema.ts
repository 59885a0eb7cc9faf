import { GraphQLError, Kind } from 'graphql';
import { builder } from '../builder.ts';

function isoDate(value: unknown): string {
  try {
    if (typeof value === 'string' && Temporal.PlainDate.from(value).toString() === value) return value;
  } catch {
    // Temporal throws for what is no date: refused below.
  }
  throw new GraphQLError('A Date is written YYYY-MM-DD.', { extensions: { code: 'BAD_USER_INPUT' } });
}

export const DateScalar = builder.scalarType('Date', {
  description: 'A day of the calendar, without a time: ISO 8601, such as 2026-11-24.',
  serialize: isoDate,
  parseValue: isoDate,
  parseLiteral: (node) => isoDate(node.kind === Kind.STRING ? node.value : null),
});
