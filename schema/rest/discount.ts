import { Type, type Static } from 'typebox';
import { text, total } from './values.ts';

/** More than a shop combines in one cart; only bounds the list. */
const DISCOUNTS_MAXIMUM = 50;

export type DiscountRecord = Static<typeof DiscountRecord>;
const DiscountRecord = Type.Object(
  {
    name: text('The name to show, such as “Autumn sale” or a voucher’s code.'),
    amount_inc_vat: total(
      'The amount by which the total falls, including VAT, whatever the deployment’s prices do; in whole pence.',
    ),
  },
  { title: 'DiscountRecord', description: 'A reduction of a whole cart or order.' },
);

/** Unlike other lists it has no invalid items that are dropped: a total that lacks a discount would be wrong. */
export const discounts = Type.Optional(
  Type.Unsafe<DiscountRecord[] | null>(
    Type.Union([
      Type.Array(DiscountRecord, {
        maxItems: DISCOUNTS_MAXIMUM,
        description:
          'Reductions of the whole: lines and delivery charge keep their full prices, and the discounts are taken ' +
          'off their sum. A shop that reduces single lines or the delivery adds up what each reduction takes off. ' +
          'At most that sum in all. Defaults to none.',
      }),
      Type.Null(),
    ]),
  ),
);
