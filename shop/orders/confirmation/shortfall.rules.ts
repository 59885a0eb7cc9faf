import type { StockAmount } from '../../catalogue/stock/stock.rules.ts';
import type { Order } from '../order.ts';
import type { CompanyDetails, Mail } from '../../mail/mail.ts';

/** Notifies the shop of an order paid after its stock had been released and sold: someone has to call the shopper. */
export function shortfallMail(order: Order, taken: readonly StockAmount[], { email, shopName }: CompanyDetails): Mail {
  const isTaken = (wanted: StockAmount) =>
    taken.some(({ productId, variantId }) => productId === wanted.productId && variantId === wanted.variantId);
  const missing = order.needed
    .filter((wanted) => !isTaken(wanted))
    .map(({ productId, variantId, quantity }) => {
      const line = order.lines.find(
        (candidate) => candidate.productId === productId && (variantId === 0 || candidate.variantId === variantId),
      );
      return `${quantity} × ${line?.name ?? 'product'} ${line?.sku ?? productId}`;
    });
  const lines = [
    `${order.number} was cancelled because nobody had paid for it, and has been paid since. No longer in stock:`,
    ...missing,
    `Please agree with ${order.contact.firstName} ${order.contact.lastName}, ${order.contact.email} ${order.contact.phone}, on waiting or a refund.`,
  ];
  const text = `${lines.join('\n')}\n`;
  return {
    to: email,
    subject: `${shopName}: ${order.number} is paid but short of stock`,
    text,
    html: `<pre>${text.replace(/&/g, '&amp;').replace(/</g, '&lt;')}</pre>`,
  };
}
