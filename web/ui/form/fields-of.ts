import type { FieldErrors } from './fields.rules.ts';

interface Filled<Name extends string> {
  filled: Readonly<Record<Name, string>>;
  change: (name: Name, value: string) => void;
  errors: FieldErrors;
  /** Precedes each field's path in the graph's input, such as `address.`. Defaults to none. */
  prefix?: string;
}

export function fieldsOf<Name extends string>({ filled, change, errors, prefix = '' }: Filled<Name>) {
  return (name: Name) => ({
    id: prefix + name,
    value: filled[name],
    onChange: (value: string) => change(name, value),
    // safe key: one of our own fields
    error: errors[prefix + name],
  });
}
