import { z } from 'zod';
import { TEXT_LENGTHS } from '../../../domain/text-lengths.data.ts';
import type { CustomerDetails, Registration } from '../../customers/customer.ts';
import type { Address } from '../../orders/order.ts';
import { email, line, name, optionalLine, optionalName, optionalPhone } from '../fields.ts';

/** Any text: what is wrong with a password is told in words of its own. */
const password = z.string().max(1_000);
const flag = z
  .boolean()
  .nullish()
  .transform((value) => value ?? false);
const token = z
  .string()
  .max(256)
  .nullish()
  .transform((value) => value ?? null);
const clientAddress = z
  .string()
  .max(64)
  .nullish()
  .transform((value) => value ?? null);

const addressLine = line(TEXT_LENGTHS.addressLine);
const optionalAddressLine = optionalLine(TEXT_LENGTHS.addressLine);
const address = z.object({
  company: optionalName(TEXT_LENGTHS.addressLine),
  address1: addressLine,
  address2: optionalAddressLine,
  city: addressLine,
  county: optionalAddressLine,
  postcode: optionalLine(TEXT_LENGTHS.postcode),
  country: addressLine,
});
const names = { first_name: name(), last_name: name() };

const detailsShape = z
  .object({ ...names, phone: optionalPhone, company: optionalName(TEXT_LENGTHS.addressLine) })
  .transform(({ first_name, last_name, ...details }): CustomerDetails => ({
    firstName: first_name,
    lastName: last_name,
    ...details,
  }));

/** Where from the gateway was called, and the token of a device that has signed in before. */
const guesser = { client_address: clientAddress, device_token: token };
/** What every call brings along that is not signed in: the cart to take over besides. */
const caller = { cart_token: token, ...guesser };

export const registrationBody = z
  .object({ ...address.shape, ...names, email, password, phone: optionalPhone, newsletter: flag, ...caller })
  .transform(
    ({
      first_name,
      last_name,
      email,
      password,
      phone,
      newsletter,
      cart_token,
      client_address,
      device_token,
      ...place
    }) => {
      const person = { firstName: first_name, lastName: last_name, phone };
      const registration: Registration = {
        email,
        password,
        details: { ...person, company: place.company },
        address: { ...person, ...place },
      };
      return {
        registration,
        newsletter,
        cartToken: cart_token,
        clientAddress: client_address,
        deviceToken: device_token,
      };
    },
  );

export const loginBody = z
  .object({ email: z.string().max(1_000), password, ...caller })
  .transform(({ email, password, cart_token, client_address, device_token }) => ({
    email,
    password,
    cartToken: cart_token,
    clientAddress: client_address,
    deviceToken: device_token,
  }));

/** What is missing stays as it is. */
export const updateBody = z
  .object({ details: detailsShape, email, new_password: password, newsletter: z.boolean(), current_password: password })
  .partial()
  .extend(guesser)
  .transform(({ new_password, current_password, client_address, device_token, ...change }) => ({
    ...change,
    newPassword: new_password,
    currentPassword: current_password,
    clientAddress: client_address,
    deviceToken: device_token,
  }));

export const addressBody = z
  .object({ ...address.shape, ...names, phone: optionalPhone, is_default: flag })
  .transform(({ first_name, last_name, is_default, ...rest }): { address: Address; isDefault: boolean } => ({
    address: { firstName: first_name, lastName: last_name, ...rest },
    isDefault: is_default,
  }));

export const resetRequestBody = z
  .object({ email: z.string().max(1_000), client_address: clientAddress })
  .transform(({ email, client_address }) => ({ email, clientAddress: client_address }));
export const resetBody = z
  .object({ token: z.string().max(256), password, ...guesser })
  .transform(({ client_address, device_token, ...rest }) => ({
    ...rest,
    clientAddress: client_address,
    deviceToken: device_token,
  }));
export const confirmBody = z
  .object({ token: z.string().max(256), session_token: token, client_address: clientAddress })
  .transform(({ token, session_token, client_address }) => ({
    token,
    sessionToken: session_token,
    clientAddress: client_address,
  }));
export const passwordBody = z
  .object({ password, ...guesser })
  .transform(({ password, client_address, device_token }) => ({
    password,
    clientAddress: client_address,
    deviceToken: device_token,
  }));
export const subscriptionBody = z
  .object({ email, client_address: clientAddress })
  .transform(({ email, client_address }) => ({ email, clientAddress: client_address }));
