import { z } from 'zod';
import { EMAIL_MESSAGE, emailOf } from '../../domain/email.rules.ts';
import { isPlainName, NAME_MESSAGE } from '../../domain/name.rules.ts';
import { PHONE_MESSAGE, phoneOf } from '../../domain/phone.rules.ts';
import { isQuantity, LINE_QUANTITY_RANGE } from '../../domain/quantity.rules.ts';
import { TEXT_LENGTHS } from '../../domain/text-lengths.data.ts';
import { characterCount, lineOf, linesOf, tooLongMessage } from '../../domain/text.rules.ts';
import type { ShopAnswer } from './route.ts';

/** What a field is kept as, or what is wrong with it. */
type Reading = { value: string } | { fault: string };
type Rule = (text: string) => Reading;

const atMost = (maximum: number, value: string): Reading =>
  characterCount(value) > maximum ? { fault: tooLongMessage(maximum) } : { value };
const orFault = (value: string | null, fault: string): Reading => (value === null ? { fault } : { value });

function keep(reading: Reading, context: z.RefinementCtx): string {
  if ('value' in reading) return reading.value;
  context.addIssue({ code: 'custom', message: reading.fault });
  return z.NEVER;
}

const field = (rule: Rule) =>
  z
    .string()
    .transform((text, context) => keep(text.trim() === '' ? { fault: 'Please fill this in.' } : rule(text), context));
const optionalField = (rule: Rule) =>
  z
    .string()
    .nullish()
    .transform((text, context) => keep(text == null || text.trim() === '' ? { value: '' } : rule(text), context));

const lineRule =
  (maximum: number): Rule =>
  (text) =>
    atMost(maximum, lineOf(text));
const nameRule =
  (maximum: number): Rule =>
  (text) =>
    isPlainName(text) ? atMost(maximum, lineOf(text)) : { fault: NAME_MESSAGE };

/** One line of text that must be there. */
export const line = (maximum: number) => field(lineRule(maximum));
/** One line of text; empty when it is left out. */
export const optionalLine = (maximum: number) => optionalField(lineRule(maximum));
/** Text of several lines, of so many characters at least. */
export const lines = (maximum: number, minimum = 1) =>
  field((text) =>
    characterCount(linesOf(text)) < minimum
      ? { fault: `Please write at least ${minimum} characters.` }
      : atMost(maximum, linesOf(text)),
  );
/** A name, which goes into mails: without links and line breaks. */
export const name = (maximum: number = TEXT_LENGTHS.name) => field(nameRule(maximum));
/** A name that may be left out, such as a company's. */
export const optionalName = (maximum: number = TEXT_LENGTHS.name) => optionalField(nameRule(maximum));
export const email = field((text) => orFault(emailOf(text), EMAIL_MESSAGE));
export const optionalPhone = optionalField((text) => orFault(phoneOf(text), PHONE_MESSAGE));
export const quantity = z.number().refine(isQuantity, { error: `Please choose from ${LINE_QUANTITY_RANGE}.` });

/** The refusal of a body: what is wrong, each with where it stands in the request. */
export function invalid({ issues }: Pick<z.ZodError, 'issues'>): ShopAnswer {
  return invalidFields(
    issues.map(({ path, message }) => [path.map((part) => (typeof part === 'number' ? part : String(part))), message]),
  );
}

/** The same for faults that no field's format shows. */
export function invalidFields(
  faults: readonly (readonly [path: readonly (string | number)[], message: string])[],
): ShopAnswer {
  return { status: 422, body: { detail: faults.map(([path, msg]) => ({ loc: ['body', ...path], msg })) } };
}
