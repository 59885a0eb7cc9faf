import type { RecordSourceSelectorProxy } from 'relay-runtime';

interface SignInResponse {
  readonly result: { readonly done: { readonly customer: { readonly id: string } } | null | undefined };
}

/** Makes the customer of a sign-in the store's `customer`: the answer has it in the mutation's payload, where no query looks. */
export function keepCustomer(store: RecordSourceSelectorProxy, response: SignInResponse | null | undefined): void {
  const id = response?.result.done?.customer.id;
  const customer = id === undefined ? null : store.get(id);
  if (customer) store.getRoot().setLinkedRecord(customer, 'customer');
}
