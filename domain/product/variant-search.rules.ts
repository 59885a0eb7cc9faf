import { slugOf } from '../slug.rules.ts';

export function variantSearch({
  selectedOptions,
}: {
  readonly selectedOptions: readonly { readonly name: string; readonly value: string }[];
}): string {
  const selected = new URLSearchParams(
    selectedOptions.map(({ name, value }) => [slugOf(name), slugOf(value)]),
  ).toString();
  return selected && `?${selected}`;
}
