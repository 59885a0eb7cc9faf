import { randomUUID } from 'node:crypto';
import { fetchCart } from '@storefront/gateway/graph/cart/cart.rest.ts';
import { inRequest, markTest } from '@storefront/gateway/upstream/request-context.ts';
import { addOne } from './customer-steps.ts';
import { orderCart } from './order-steps.ts';
import { must, sampleState, type Step, type StepState, storing } from './step.ts';

const asTest = <Result>(run: () => Promise<Result>): Promise<Result> =>
  inRequest('conformance', () => {
    markTest();
    return run();
  });

const isSkipped = ({ takesTests }: StepState) => !takesTests;

export const sandboxSteps: readonly Step[] = [
  storing(
    '/cart',
    async (options, state) => {
      state.keys = { cart: randomUUID(), addition: randomUUID(), checkout: randomUUID() };
      state.cartToken = await asTest(() => addOne(options, state));
      // The account is deleted by now.
      state.token = sampleState().token;
      const real = await fetchCart(options, state.cartToken);
      must(real.lines.length === 0, 'a test cart is opened by a call without the header x-shop-test');
      state.cart = await asTest(() => fetchCart(options, state.cartToken));
      must(state.cart.lines.length === 1, 'a test cart does not hold what was added to it');
    },
    { isSkipped },
  ),
  storing(
    '/checkout',
    async (options, state) => {
      const answer = await asTest(() => orderCart(options, state));
      must(answer.kind === 'placed' && answer.order.isTest, 'the order of a test cart does not say that it is a test');
    },
    { isSkipped },
  ),
];
