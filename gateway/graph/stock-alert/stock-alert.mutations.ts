import { EMAIL_MESSAGE, emailOf } from '@storefront/domain/contact/email.rules.ts';
import { builder } from '../builder.ts';
import type { Context } from '../context.ts';
import { NotSignedInError, TooManyAttemptsError } from '../customer/customer.errors.ts';
import { customerPayload } from '../customer/customer.schema.ts';
import { done, isUnsupported, type Refusal } from '../customer/refusals.ts';
import { messagePayload, userError } from '../errors.schema.ts';
import type { UserError } from '../errors.ts';
import { InvalidFieldsError } from '../fields/fields.errors.ts';
import { keyOf } from '../ids.rules.ts';
import { ProductNotFoundError } from '../product/product.errors.ts';
import { productAt } from '../product/product-at.ts';
import { confirmStockAlert, createStockAlert, deleteStockAlert, stopStockAlert } from './stock-alert.rest.ts';

const NotSoldOutError = userError('NOT_SOLD_OUT');

const InvalidStockAlertTokenError = userError('INVALID_STOCK_ALERT_TOKEN');

const StockAlertRefusedError = userError('STOCK_ALERT_REFUSED');

const StockAlertsUnavailableError = userError(
  'STOCK_ALERTS_UNAVAILABLE',
  'We can’t email you about stock right now. Please call or email us.',
);

const CreateInput = builder.inputType('StockAlertCreateInput', {
  description: 'A request to be told when a product is back in stock.',
  fields: (t) => ({
    productId: t.id({ required: true, description: 'Global id of the product, which is sold out.' }),
    variantId: t.id({ description: 'Global id of the variant; none for any of the product’s.' }),
    email: t.string({ required: true, description: 'The email address to write to.' }),
  }),
});

const tokenInput = (name: string, description: string) =>
  builder.inputType(name, {
    description,
    fields: (t) => ({ token: t.string({ required: true, description: 'The token from the mailed link.' }) }),
  });
const ConfirmInput = tokenInput('StockAlertConfirmInput', 'The confirmation of a stock alert.');
const DeleteInput = tokenInput('StockAlertDeleteInput', 'The end of a stock alert.');

const StopInput = builder.inputType('StockAlertStopInput', {
  description: 'One of the customer’s stock alerts to stop.',
  fields: (t) => ({
    stockAlertId: t.id({
      required: true,
      description: 'Global id of one of the customer’s stock alerts: `StockAlert.id`.',
    }),
  }),
});

const CreatePayload = messagePayload('StockAlertCreatePayload', 'A stock alert that its mailed link confirms.');
const DeletePayload = messagePayload('StockAlertDeletePayload', 'The alert is gone.');

const ConfirmPayload = builder.objectRef<{ name: string; path: string }>('StockAlertConfirmPayload').implement({
  description: 'What a confirmed alert waits for.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The product’s name, with the options of the variant.' }),
    path: t.exposeString('path', { description: 'The path of its page, with the options of the variant.' }),
  }),
});

const StopPayload = customerPayload('StockAlertStopPayload', 'The customer, without the alert.');

function errorOf(refusal: Refusal): UserError {
  const { status, code, detail, fields, retryAfterSeconds } = refusal;
  if (status === 429) return new TooManyAttemptsError(detail, retryAfterSeconds);
  if (code === 'not_sold_out') return new NotSoldOutError(detail);
  if (code === 'product_not_found') return new ProductNotFoundError();
  if (code === 'invalid_stock_alert_token') return new InvalidStockAlertTokenError(detail);
  if (fields.length > 0) return new InvalidFieldsError(fields);
  if (isUnsupported(refusal)) return new StockAlertsUnavailableError();
  return new StockAlertRefusedError(detail);
}

async function create(
  context: Context,
  given: { productId: string; variantId: string | null; email: string },
): Promise<void> {
  const email = emailOf(given.email);
  if (!email) throw new InvalidFieldsError([{ field: 'email', message: EMAIL_MESSAGE }]);
  const path = keyOf('Product', given.productId);
  const product = path === null ? null : await productAt(path, context);
  if (!product) throw new ProductNotFoundError();
  const variantKey = given.variantId === null ? null : keyOf('Variant', given.variantId);
  const variant = product.detail?.variants.find(({ id }) => variantKey === `${product.path}#${id}`) ?? null;
  if (given.variantId !== null && !variant) throw new ProductNotFoundError();
  const wanted = { productId: product.entityId, variantId: variant?.id ?? null, email };
  done(await createStockAlert(context.shopApi, wanted, context.request), errorOf);
}

const shared = [TooManyAttemptsError, StockAlertRefusedError, StockAlertsUnavailableError] as const;

builder.mutationFields((t) => ({
  stockAlertCreate: t.field({
    extensions: { scope: 'checkout', isPublic: false },
    type: CreatePayload,
    description:
      'Requests one email when a sold-out product is back in stock. The alert counts once the link in the mail that ' +
      'confirms it is followed, within seven days. The answer is the same for an address that has an alert already.',
    errors: {
      types: [InvalidFieldsError, ProductNotFoundError, NotSoldOutError, ...shared],
      union: { description: 'The alert to confirm, or the error.' },
    },
    args: { input: t.arg({ type: CreateInput, required: true, description: 'The alert.' }) },
    async resolve(_, { input: { productId, variantId, email } }, context) {
      await create(context, { productId, variantId: variantId ?? null, email });
      return { message: 'Nearly done: please press the link in the email that we’ve just sent you.' };
    },
  }),
  stockAlertConfirm: t.field({
    extensions: { scope: 'checkout', isPublic: false },
    type: ConfirmPayload,
    description: 'Confirms a stock alert with the token from its mailed link; safe to repeat.',
    errors: {
      types: [InvalidStockAlertTokenError, ...shared],
      union: { description: 'What the alert waits for, or the error.' },
    },
    args: { input: t.arg({ type: ConfirmInput, required: true, description: 'The confirmation.' }) },
    async resolve(_, { input: { token } }, { shopApi, request }) {
      const { name, url } = done(await confirmStockAlert(shopApi, token, request), errorOf);
      return { name, path: url };
    },
  }),
  stockAlertDelete: t.field({
    extensions: { scope: 'checkout', isPublic: false },
    type: DeletePayload,
    description: 'Deletes a stock alert with the token from its mailed link; safe to repeat.',
    errors: { types: [...shared], union: { description: 'A message, or the error.' } },
    args: { input: t.arg({ type: DeleteInput, required: true, description: 'The alert.' }) },
    async resolve(_, { input: { token } }, { shopApi, request }) {
      done(await deleteStockAlert(shopApi, token, request.clientAddress), errorOf);
      return { message: 'We won’t email you about this product.' };
    },
  }),
  stockAlertStop: t.field({
    extensions: { scope: 'checkout', isPublic: false },
    type: StopPayload,
    description:
      'Stops one of the customer’s stock alerts; safe to repeat. Another customer’s has the same answer, and stays.',
    errors: {
      types: [NotSignedInError, ...shared],
      union: { description: 'The customer, or the error.' },
    },
    args: { input: t.arg({ type: StopInput, required: true, description: 'The alert.' }) },
    async resolve(_, { input: { stockAlertId } }, { shopApi, request, customer }) {
      const found = await customer.read();
      if (!found || request.sessionToken === null) throw new NotSignedInError();
      const key = keyOf('StockAlert', stockAlertId);
      if (key !== null)
        done(await stopStockAlert(shopApi, request.sessionToken, key), (refusal) =>
          refusal.status === 401 ? new NotSignedInError() : errorOf(refusal),
        );
      return { customer: found };
    },
  }),
}));
