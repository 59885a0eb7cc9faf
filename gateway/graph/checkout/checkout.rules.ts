import type { DeliveryCharges } from '@storefront/domain/delivery/charge.rules.ts';
import { deliveryRefusal } from '@storefront/domain/delivery/zone.rules.ts';
import { TEXT_LENGTHS } from '@storefront/domain/text-lengths.data.ts';
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
    const address1 = text(
      `${prefix}.address1`,
      value.address1,
      'Please enter your house number and street.',
      TEXT_LENGTHS.addressLine,
    );
    const address2 = text(`${prefix}.address2`, value.address2, null, TEXT_LENGTHS.addressLine);
    const city = text(`${prefix}.city`, value.city, 'Please enter your town or city.', TEXT_LENGTHS.addressLine);
    const county = text(`${prefix}.county`, value.county, null, TEXT_LENGTHS.addressLine);
    const place = choices.placeOf(value.postcode);
    const refusal = isServed ? deliveryRefusal(value.postcode, choices.delivery) : null;
    if (refusal !== null) refuse(`${prefix}.postcode`, refusal);
    return {
      firstName: name(`${prefix}.firstName`, value.firstName, null) || person.firstName,
      lastName: name(`${prefix}.lastName`, value.lastName, null) || person.lastName,
      company: name(`${prefix}.company`, value.company, null, TEXT_LENGTHS.addressLine),
      address1,
      address2,
      city,
      county,
      postcode:
        place?.postcode ??
        text(
          `${prefix}.postcode`,
          value.postcode,
          isServed ? null : 'Please enter your postcode.',
          TEXT_LENGTHS.postcode,
        ),
      country: place?.country ?? text(`${prefix}.country`, value.country, null, TEXT_LENGTHS.addressLine),
      phone: value.phone ? phone(`${prefix}.phone`, value.phone) : person.phone,
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
        isDelivered && form.delivery.address ? address('delivery.address', form.delivery.address, person, true) : null,
      storeId: isDelivered ? null : form.delivery.storeId,
      optionId: isDelivered ? (form.delivery.optionId ?? null) : null,
    },
    billing: form.billing && address('billing', form.billing, person, false),
    paymentMethod: form.paymentMethod,
    purchaseOrderNumber: text('purchaseOrderNumber', form.purchaseOrderNumber, null, TEXT_LENGTHS.purchaseOrderNumber),
  };
  if (!choices.paymentMethods.includes(form.paymentMethod)) refuse('paymentMethod', 'Please choose how to pay.');
  return { form: checked, errors };
}
