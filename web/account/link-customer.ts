import type { RecordSourceSelectorProxy } from 'relay-runtime';

interface SignInResponse {
  readonly result: { readonly done: { readonly customer: { readonly id: string } } | null | undefined };
}

/** The sign-in's response has the customer in the mutation's payload only. */
export function linkCustomer(store: RecordSourceSelectorProxy, response: SignInResponse | null | undefined): void {
  const id = response?.result.done?.customer.id;
  const customer = id === undefined ? null : store.get(id);
  if (customer) store.getRoot().setLinkedRecord(customer, 'customer');
}
