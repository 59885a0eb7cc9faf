import type { DeliveryCharges } from '@storefront/domain/delivery/charge.rules.ts';
import { deliveryRefusal } from '@storefront/domain/delivery/zone.rules.ts';
import { TEXT_LENGTHS } from '@storefront/domain/text-lengths.data.ts';
import { isBlank } from '@storefront/domain/text.rules.ts';
import { readStreet } from '../customer/customer.rules.ts';
import { fieldReader, type FieldError } from '../fields/fields.rules.ts';
import type { Address, Contact } from '../order/order.rules.ts';
import type { PaymentMethod } from '@storefront/domain/payment/methods.rules.ts';

export interface CheckoutForm {
  contact: Contact;
  delivery: {
    method: 'address' | 'collection';
    address: Address | null;
    storeId: string | null;
    optionId?: string | null;
  };
  billing: Address | null;
  paymentMethod: PaymentMethod;
  purchaseOrderNumber: string;
  declaredAge: number | null;
}

export interface CheckoutChoices {
  storeIds: readonly string[];
  paymentMethods: readonly PaymentMethod[];
  delivery: Pick<DeliveryCharges, 'zones'>;
  /** Null for no postcode of the United Kingdom’s system. */
  placeOf: (postcode: string) => { postcode: string; country: string } | null;
}

/** Errors are in the order of the form's fields. */
export function checkForm(form: CheckoutForm, choices: CheckoutChoices): { form: CheckoutForm; errors: FieldError[] } {
  const { errors, refuse, text, name, phone, email } = fieldReader();
  const contact = (value: Contact): Contact => ({
    firstName: name('contact.firstName', value.firstName, 'Please enter your first name.'),
    lastName: name('contact.lastName', value.lastName, 'Please enter your last name.'),
    email: email('contact.email', value.email),
    phone: phone('contact.phone', value.phone),
  });
  const address = (prefix: string, value: Address, person: Contact, isServed: boolean): Address => {
    const read = fieldReader(prefix, errors);
    const street = readStreet(read, value);
    const place = choices.placeOf(value.postcode);
    const refusal = isServed ? deliveryRefusal(value.postcode, choices.delivery) : null;
    if (refusal !== null) read.refuse('postcode', refusal);
    const missing = isServed ? null : 'Please enter your postcode.';
    return {
      ...street,
      firstName: read.name('firstName', value.firstName, null) || person.firstName,
      lastName: read.name('lastName', value.lastName, null) || person.lastName,
      company: read.name('company', value.company, null, TEXT_LENGTHS.addressLine),
      postcode: place?.postcode ?? read.text('postcode', value.postcode, missing, TEXT_LENGTHS.postcode),
      country: place?.country ?? read.text('country', value.country, null, TEXT_LENGTHS.addressLine),
      phone: isBlank(value.phone) ? person.phone : read.phone('phone', value.phone),
    };
  };

  const person = contact(form.contact);
  const { method } = form.delivery;
  const isDelivered = method === 'address';
  if (isDelivered && !form.delivery.address) refuse('delivery.address', 'Please enter a delivery address.');
  if (!isDelivered && !choices.storeIds.includes(form.delivery.storeId ?? ''))
    refuse('delivery.storeId', 'Please choose a store.');
  const checked: CheckoutForm = {
    contact: person,
    delivery: {
      method,
      address:
        isDelivered && form.delivery.address ? address('delivery.address.', form.delivery.address, person, true) : null,
      storeId: isDelivered ? null : form.delivery.storeId,
      optionId: isDelivered ? (form.delivery.optionId ?? null) : null,
    },
    billing: form.billing && address('billingAddress.', form.billing, person, false),
    paymentMethod: form.paymentMethod,
    declaredAge: form.declaredAge,
    purchaseOrderNumber: text('purchaseOrderNumber', form.purchaseOrderNumber, null, TEXT_LENGTHS.purchaseOrderNumber),
  };
  if (!choices.paymentMethods.includes(form.paymentMethod)) refuse('paymentMethod', 'Please choose how to pay.');
  return { form: checked, errors };
}
