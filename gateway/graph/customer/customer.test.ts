import { expect, test } from 'vitest';
import { useTestGateway } from '../../testing/gateway.fixture.ts';
import { customers, registrationInput } from './customer.fixture.ts';

const gateway = useTestGateway();
const { mutate, register, refusal, refusedFields } = customers(gateway);

const OTHER = 'a lamp in every window';

test('a password reset request returns the same for known and unknown addresses', async () => {
  const { customer } = await register(registrationInput());
  const request = (email: string) =>
    mutate(
      `mutation ($input: CustomerPasswordResetRequestInput!) { result: customerPasswordResetRequest(input: $input) { ${refusedFields} ... on CustomerPasswordResetRequestPayload { message } } }`,
      { input: { email } },
    );
  expect(await request(customer.email)).toEqual(await request('nobody@shopper.example'));
  expect(await request('nothing')).toMatchObject({ fields: [{ field: 'email' }] });
  const reset = await mutate(
    `mutation { result: customerPasswordReset(input: { token: "nothing", password: "${OTHER}" }) { ${refusal} } }`,
  );
  expect(reset).toMatchObject({
    code: 'INVALID_RESET_TOKEN',
    message: 'This link has expired or has already been used. Please request a new one.',
  });
});

test('countries lists every country and marks those delivered to', async () => {
  const { countries } = await gateway.data<{ countries: { name: string; isDelivered: boolean }[] }>(
    '{ countries { name isDelivered } }',
  );
  expect(countries.length).toBeGreaterThan(195);
  expect(countries.map(({ name }) => name)).toEqual(
    countries.map(({ name }) => name).toSorted((one, other) => one.localeCompare(other, 'en')),
  );
  expect(countries.filter(({ isDelivered }) => isDelivered).map(({ name }) => name)).toEqual([
    'Guernsey',
    'Isle of Man',
    'Jersey',
    'United Kingdom',
  ]);
});

test('newsletterSubscribe returns the specified message and refuses an invalid address', async () => {
  const subscribe = (email: string) =>
    mutate(
      `mutation ($input: NewsletterSubscribeInput!) { result: newsletterSubscribe(input: $input) { ${refusedFields} ... on NewsletterSubscribePayload { message } } }`,
      { input: { email } },
    );
  expect(await subscribe('reader@shopper.example')).toMatchObject({ message: 'Successfully subscribed to newsletter' });
  expect(await subscribe('reader')).toMatchObject({ code: 'INVALID_FIELDS', fields: [{ field: 'email' }] });
});
