import { describe, expect, test } from 'vitest';
import { useTestGateway } from '../../testing/gateway.fixture.ts';
import { customers, PASSWORD, registrationInput } from './customer.fixture.ts';

const gateway = useTestGateway();
const { mutate, register, logIn, update, current, refusal } = customers(gateway);

const OTHER = 'a lamp in every window';

describe('changing an account', () => {
  test('changes only the given details', async () => {
    await register(registrationInput());
    expect(await update({ company: 'Engines' })).toMatchObject({ customer: { company: 'Engines', firstName: 'Ada' } });
    expect(await update({ firstName: '', phone: '123' })).toMatchObject({
      __typename: 'InvalidFieldsError',
      fields: [{ field: 'firstName' }, { field: 'phone' }],
    });
  });

  test('keeps a VAT number that its check digits confirm, in one form', async () => {
    await register(registrationInput());
    const vatNumber = async () => (await gateway.ask('{ customer { vatNumber } }')).data;
    expect(await vatNumber()).toEqual({ customer: { vatNumber: null } });
    await update({ vatNumber: 'gb980780684' });
    expect(await vatNumber()).toEqual({ customer: { vatNumber: 'GB 980 7806 84' } });
    expect(await update({ vatNumber: 'GB 980 7806 85' })).toMatchObject({ fields: [{ field: 'vatNumber' }] });
    await update({ vatNumber: '' });
    expect(await vatNumber()).toEqual({ customer: { vatNumber: null } });
  });

  test('a new password is required from then on and keeps this session', async () => {
    const { customer } = await register(registrationInput());
    expect(await update({ newPassword: OTHER, currentPassword: 'not this one' })).toMatchObject({
      code: 'INVALID_CREDENTIALS',
      message: 'The password is not right.',
    });
    expect(await update({ newPassword: OTHER, currentPassword: PASSWORD })).toMatchObject({
      __typename: 'CustomerUpdatePayload',
    });
    expect(await current()).toMatchObject({ email: customer.email });
    expect((await logIn(customer.email)).code).toBe('INVALID_CREDENTIALS');
  });

  test('requires signing in', async () => {
    expect(await update({ company: 'x' })).toMatchObject({
      code: 'NOT_SIGNED_IN',
      message: 'Please sign in again to continue.',
    });
    expect(await mutate(`mutation { result: customerDataExport { ${refusal} } }`)).toMatchObject({
      code: 'NOT_SIGNED_IN',
    });
    expect(await mutate(`mutation { result: customerDelete(input: { password: "x" }) { ${refusal} } }`)).toMatchObject({
      code: 'NOT_SIGNED_IN',
    });
  });

  test('exports the data and deletes the account', async () => {
    const { customer } = await register(registrationInput());
    const { json } = await mutate(
      'mutation { result: customerDataExport { __typename ... on CustomerDataExportPayload { json } } }',
    );
    expect(JSON.parse(json)).toMatchObject({
      account: { email: customer.email, addresses: [{ address1: '1 Lamp Street' }] },
      orders: [],
    });
    const remove = (password: string) =>
      mutate(
        `mutation ($input: CustomerDeleteInput!) { result: customerDelete(input: $input) { ${refusal} ... on CustomerDeletePayload { message } } }`,
        { input: { password } },
      );
    expect(await remove('not this one')).toMatchObject({ code: 'INVALID_CREDENTIALS' });
    expect(await remove(PASSWORD)).toMatchObject({
      __typename: 'CustomerDeletePayload',
      message: 'Your account has been deleted.',
    });
    expect([await current(), (await logIn(customer.email)).code]).toEqual([null, 'INVALID_CREDENTIALS']);
  });
});
