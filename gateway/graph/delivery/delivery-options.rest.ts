import { DeliveryOptionList, type DeliveryOptionRecord } from '@storefront/schema/rest/delivery-option.ts';
import { lineTotal, type Price } from '@storefront/domain/money.rules.ts';
import { penceOf } from '../money/discounts.rest.ts';
import type { RestOptions } from '../product/product.rest.ts';
import { bodyOf, isAbsent } from '../../upstream/client.ts';
import { contractOf } from '../../upstream/contract/contract.ts';
import { listOf } from '../../upstream/contract/values.ts';

export interface DeliveryOption {
  id: string;
  name: string;
  price: Price;
  /** ISO dates; null when the shop promises none. */
  dates: { earliest: string; latest: string } | null;
}

/** More than a shopper compares; only bounds the answer. */
const OPTIONS_MAXIMUM = 20;

const optionList = contractOf(DeliveryOptionList);

const toOption = ({ id, name, price_inc_vat, earliest_date, latest_date }: DeliveryOptionRecord): DeliveryOption => ({
  id: String(id),
  name,
  price: lineTotal({ incVat: penceOf(price_inc_vat) }, 1),
  dates: earliest_date ? { earliest: earliest_date, latest: latest_date ?? earliest_date } : null,
});

/** `GET /delivery_options`: empty where the shop does not deliver; null where charges are those of our zones. */
export async function fetchDeliveryOptions(
  { rest }: RestOptions,
  token: string,
  postcode: string,
): Promise<DeliveryOption[] | null> {
  if (!rest.announces('delivery_options')) return null;
  const answer = await rest.call({
    kind: 'checkout',
    method: 'GET',
    path: '/delivery_options',
    query: new URLSearchParams({ token, postcode }),
    contract: optionList,
  });
  if (isAbsent(answer)) return null;
  // The postcode is one, but not one that the shop knows.
  if (answer.kind === 'refused' && answer.status === 422) return [];
  return listOf(bodyOf('/delivery_options', answer), 'id', toOption).slice(0, OPTIONS_MAXIMUM);
}
