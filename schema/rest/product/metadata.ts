import { optionalNumber, optionalText } from '../values.ts';

export const metadata = {
  gtin: optionalText('Its global trade item number: EAN, UPC or ISBN.'),
  weight: optionalNumber('Its weight with packaging, in kilograms. Defaults to 0, for unknown.'),
  page_title: optionalText('The title of its page in search engines. Defaults to its name.'),
  meta_description: optionalText('One or two sentences for search engines.'),
  date_created: optionalText('The date or time at which it was added, in ISO 8601.'),
  date_modified: optionalText(
    'The time at which its record last changed, in ISO 8601; stock taken by orders does not count.',
  ),
};
