import type { StockAmount } from '../../catalogue/stock/stock.rules.ts';
import type { Order } from '../order.ts';
import { layOut } from '../../mail/layout.rules.ts';
import type { CompanyDetails, Mail } from '../../mail/mail.ts';

/** Notifies the shop of an order paid after its stock had been released and sold: someone has to call the shopper. */
export function shortfallMail(order: Order, taken: readonly StockAmount[], companyDetails: CompanyDetails): Mail {
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
  const { firstName, lastName, email, phone } = order.contact;
  return layOut(
    {
      to: companyDetails.email,
      subject: `${companyDetails.shopName}: ${order.number} is paid but short of stock`,
      greeting: `${order.number} is short of stock`,
      paragraphs: [
        `${order.number} was cancelled because nobody had paid for it, and has been paid since. No longer in stock:`,
        ...missing,
        `Please agree with ${firstName} ${lastName}, ${email} ${phone}, on waiting or a refund.`,
      ],
    },
    companyDetails,
  );
}
