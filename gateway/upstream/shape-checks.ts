import type { core } from 'zod';

/** Of a value whose type is known to be right. */
export type Test = (value: unknown) => boolean;
export const alwaysTrue: Test = () => true;

/** All of a shape's checks as one; null when there is one of another kind. */
export function testOf(checks: readonly core.$ZodCheck[], format: object | null): Test | null {
  const tests = [
    ...checks.map((check) => testBy(check._zod.def as CheckDefinition)),
    ...(format ? [testBy(format as CheckDefinition)] : []),
  ];
  if (tests.length === 0) return alwaysTrue;
  const known = tests.filter((test) => test !== null);
  if (known.length < tests.length) return null;
  const [only] = known;
  return known.length === 1 && only ? only : (value) => known.every((test) => test(value));
}

type CheckDefinition =
  | core.$ZodCheckMinLengthDef
  | core.$ZodCheckMaxLengthDef
  | core.$ZodCheckGreaterThanDef
  | core.$ZodCheckLessThanDef
  | core.$ZodCheckNumberFormatDef
  | core.$ZodCheckRegexDef
  | { check: 'custom'; fn: (value: unknown) => boolean };

const INT32_MINIMUM = -2_147_483_648;
const INT32_MAXIMUM = 2_147_483_647;

function testBy(definition: CheckDefinition): Test | null {
  const ofText = (test: (value: string) => boolean) => test as Test;
  const ofNumber = (test: (value: number) => boolean) => test as Test;
  // Checks of lengths say by themselves when they are made: of whatever has one. Others say so where their author does.
  if (definition.check === 'custom' && 'when' in definition && definition.when) return null;
  switch (definition.check) {
    case 'min_length':
      return ofText((value) => value.length >= definition.minimum);
    case 'max_length':
      return ofText((value) => value.length <= definition.maximum);
    case 'greater_than':
      return ofNumber(
        definition.inclusive
          ? (value) => value >= Number(definition.value)
          : (value) => value > Number(definition.value),
      );
    case 'less_than':
      return ofNumber(
        definition.inclusive
          ? (value) => value <= Number(definition.value)
          : (value) => value < Number(definition.value),
      );
    case 'number_format':
      if (definition.format === 'safeint') return Number.isSafeInteger;
      return definition.format === 'int32'
        ? ofNumber((value) => Number.isInteger(value) && value >= INT32_MINIMUM && value <= INT32_MAXIMUM)
        : null;
    case 'string_format':
      return definition.format === 'regex' && !definition.pattern.global
        ? ofText((value) => definition.pattern.test(value))
        : null;
    case 'custom':
      return typeof definition.fn === 'function' ? (value) => Boolean(definition.fn(value)) : null;
    default:
      return null;
  }
}
