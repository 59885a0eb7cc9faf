import type { RecordSourceSelectorProxy } from 'relay-runtime';

/** Has the store know who is signed in now: the answer's own field says so under another name. */
export function keepCustomer(field: 'customerLogIn' | 'customerRegister') {
  return (store: RecordSourceSelectorProxy): void => {
    const customer = store.getRootField(field)?.getLinkedRecord('customer');
    if (customer) store.getRoot().setLinkedRecord(customer, 'customer');
  };
}
