import { describe, expect, test } from 'vitest';
import { useTestGateway } from '../../testing/gateway.fixture.ts';
import { encodeId } from '../ids.rules.ts';
import { customers, registrationInput } from './customer.fixture.ts';

const gateway = useTestGateway();
const { register, logIn, logOut, add, current, cart } = customers(gateway);

describe('signing in with a cart', () => {
  test('merges the two carts up to the stock and warns of reduced lines', async () => {
    await add('/lamp-1/', 30);
    const { customer } = await register(registrationInput());
    expect(await cart()).toMatchObject({ quantity: 30 });
    gateway.forget();
    await add('/lamp-1/', 30);
    await add('/lamp-2/', 2);
    const signedIn = await logIn(customer.email);
    expect(signedIn.cart.lines).toMatchObject([
      { name: 'Lamp 1', quantity: 50 },
      { name: 'Lamp 2', quantity: 2 },
    ]);
    expect(signedIn.warnings).toEqual([
      {
        code: 'QUANTITY_REDUCED',
        message: 'We only have 50 of Lamp 1, so we’ve changed the quantity in your basket.',
        line: { id: signedIn.cart.lines[0]?.id, quantity: 50 },
      },
    ]);
    expect(await cart()).toMatchObject({ quantity: 52 });
    expect(await logOut()).toMatchObject({ message: 'Log out successful', cart: { quantity: 0 } });
    expect([await cart(), await current()]).toMatchObject([{ quantity: 0 }, null]);
    expect((await logIn(customer.email)).cart.quantity).toBe(52);
  });

  test('merges add-ons and never reduces a made-to-order line', async () => {
    const bulb = [{ modifierId: encodeId('Modifier', 9), optionId: encodeId('ModifierOption', 91) }];
    const { customer } = await register(registrationInput());
    await add('/with-bulb/', 1, bulb);
    await add('/bespoke/', 40);
    gateway.forget();
    await add('/with-bulb/', 2, bulb);
    await add('/bespoke/', 40);
    const { cart: merged, warnings } = await logIn(customer.email);
    expect(merged.lines).toMatchObject([
      { name: 'With bulb', quantity: 3 },
      { name: 'Lamp 1', quantity: 3 },
      { quantity: 80 },
    ]);
    expect(warnings).toEqual([]);
  });
});
