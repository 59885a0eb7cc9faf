import { EMAIL_MESSAGE, emailOf } from '@storefront/domain/contact/email.rules.ts';
import { isPlainLine, isPlainName, LINE_MESSAGE, NAME_MESSAGE } from '@storefront/domain/contact/name.rules.ts';
import { PHONE_MESSAGE, phoneOf } from '@storefront/domain/contact/phone.rules.ts';
import { VAT_NUMBER_MESSAGE, vatNumberOf } from '@storefront/domain/contact/vat-number.rules.ts';
import { TEXT_LENGTHS } from '@storefront/domain/text-lengths.data.ts';
import { characterCount, isBlank, lineOf, linesOf, tooLongMessage } from '@storefront/domain/text.rules.ts';
import { invalidFields, type FieldFault } from './http/problems.ts';

type Reading = { value: string } | { fault: string };
type Rule = (text: string) => Reading;
export type FieldRule = (given: string | null | undefined) => Reading;

const atMost = (maximum: number, value: string): Reading =>
  characterCount(value) > maximum ? { fault: tooLongMessage(maximum) } : { value };
const orFault = (value: string | null, fault: string): Reading => (value === null ? { fault } : { value });

const isMissing = (given: string | null | undefined): given is null | undefined => given == null || isBlank(given);
const field =
  (rule: Rule): FieldRule =>
  (given) =>
    isMissing(given) ? { fault: 'Please fill this in.' } : rule(given);
const optionalField =
  (rule: Rule): FieldRule =>
  (given) =>
    isMissing(given) ? { value: '' } : rule(given);

const lineRule =
  (maximum: number): Rule =>
  (text) =>
    isPlainLine(text) ? atMost(maximum, lineOf(text)) : { fault: LINE_MESSAGE };
const nameRule =
  (maximum: number): Rule =>
  (text) =>
    isPlainName(text) ? atMost(maximum, lineOf(text)) : { fault: NAME_MESSAGE };

export const line = (maximum: number) => field(lineRule(maximum));
/** Empty when it is missing. */
export const optionalLine = (maximum: number) => optionalField(lineRule(maximum));
/** Lengths are in characters. */
export const lines = (maximum: number, minimum = 1) =>
  field((text) =>
    characterCount(linesOf(text)) < minimum
      ? { fault: `Please write at least ${minimum} characters.` }
      : atMost(maximum, linesOf(text)),
  );
/** Names appear in mails: links and line breaks are refused. */
export const name = (maximum: number = TEXT_LENGTHS.name) => field(nameRule(maximum));
export const optionalName = (maximum: number = TEXT_LENGTHS.name) => optionalField(nameRule(maximum));
export const email = field((text) => orFault(emailOf(text), EMAIL_MESSAGE));
export const optionalVatNumber = optionalField((text) => orFault(vatNumberOf(text), VAT_NUMBER_MESSAGE));
export const optionalPhone = optionalField((text) => orFault(phoneOf(text), PHONE_MESSAGE));

const addressLine = line(TEXT_LENGTHS.addressLine);
const optionalAddressLine = optionalLine(TEXT_LENGTHS.addressLine);
/** A delivery also needs a postcode. */
export const addressRules = {
  first_name: name(),
  last_name: name(),
  company: optionalName(TEXT_LENGTHS.addressLine),
  address1: addressLine,
  address2: optionalAddressLine,
  city: addressLine,
  county: optionalAddressLine,
  postcode: optionalLine(TEXT_LENGTHS.postcode),
  country: addressLine,
  phone: optionalPhone,
};

export const addressOf = ({ first_name, last_name, ...rest }: Read<typeof addressRules>) => ({
  firstName: first_name,
  lastName: last_name,
  ...rest,
});

type Read<Rules> = { [Name in keyof Rules]: string };
type Given<Rules> = { readonly [Name in keyof Rules]?: string | null | undefined };

/** Adds the invalid ones to `faults`. */
export function readFields<Rules extends Readonly<Record<string, FieldRule>>>(
  given: Given<Rules>,
  rules: Rules,
  faults: FieldFault[],
  path: readonly string[] = [],
): Read<Rules> {
  return Object.fromEntries(
    Object.entries(rules).map(([key, rule]) => {
      const reading = rule(Object.hasOwn(given, key) ? given[key] : undefined);
      if ('value' in reading) return [key, reading.value];
      faults.push([[...path, key], reading.fault]);
      return [key, ''];
    }),
  ) as Read<Rules>;
}

/** Throws a 422 that lists every invalid field. */
export function readBody<Rules extends Readonly<Record<string, FieldRule>>>(
  given: Given<Rules>,
  rules: Rules,
): Read<Rules> {
  const faults: FieldFault[] = [];
  const values = readFields(given, rules, faults);
  refuseFaults(faults);
  return values;
}

export function refuseFaults(faults: readonly FieldFault[]): void {
  if (faults.length > 0) throw invalidFields(faults);
}
