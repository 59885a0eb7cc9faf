/** Of an address in the graph; each is text, and empty where none was given. */
export const ADDRESS_FIELDS = [
  'firstName',
  'lastName',
  'company',
  'address1',
  'address2',
  'city',
  'county',
  'postcode',
  'country',
  'phone',
] as const;
