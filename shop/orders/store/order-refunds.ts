import type { Kysely } from 'kysely';
import { returnStock } from '../../catalogue/stock/stock-store.ts';
import { inTransaction } from '../../database/retry-on-conflict.ts';
import type { Tables } from '../../database/tables.ts';
import type { CompanyDetails } from '../../mail/mail.ts';
import { writeMail } from '../../mail/outbox-store.ts';
import { statusMail } from '../confirmation/status-mails.rules.ts';
import type { Order } from '../order.ts';
import { decideRefund, refundedOf, type RefundRequest } from '../refund.rules.ts';
import { without } from '../returned-goods.rules.ts';
import { totalsOf } from '../totals.rules.ts';
import type { AccessKeys } from './access-keys.ts';
import { lockOrder, orderDocument, toOrder } from './order-rows.ts';

/** The result of a refund. `amount` is in pence inc VAT; `units` is the number of items restocked. */
export type RefundResult =
  | { kind: 'done'; order: Order; amount: number; units: number }
  | { kind: 'restocked'; order: Order; units: number }
  | { kind: 'already'; order: Order }
  | { kind: 'refused'; order: Order; reason: string };

interface RefundOptions {
  db: Kysely<Tables>;
  companyDetails: CompanyDetails;
  accessKeys: AccessKeys;
}

/** Creates the function that records a refund with its mail, and gives stock back; null for an unknown order. The money itself is sent elsewhere. */
export function createRefund({ db, companyDetails, accessKeys }: RefundOptions) {
  return async (number: number, request: RefundRequest, now: Date): Promise<RefundResult | null> => {
    const known = await db.selectFrom('orders').select('id').where('number', '=', number).executeTakeFirst();
    if (!known) return null;
    const accessKey = await accessKeys.of(known.id);
    return inTransaction(db, async (transaction): Promise<RefundResult | null> => {
      const row = await lockOrder(transaction, { number });
      if (!row) return null;
      const order = toOrder(row, accessKey);
      const decision = decideRefund(order, request);
      if (decision.kind === 'already' || decision.kind === 'refused') return { ...decision, order };
      const { stock } = decision;
      await returnStock(transaction, stock);
      const refund = { reference: request.reference, at: now.toISOString() };
      const after: Order = {
        ...order,
        taken: without(order.taken, stock),
        refunds:
          decision.kind === 'refund' ? [...order.refunds, { ...refund, amount: decision.amount }] : order.refunds,
      };
      await transaction
        .updateTable('orders')
        .set({ document: orderDocument(after) })
        .where('id', '=', order.id)
        .execute();
      const units = stock.reduce((sum, { quantity }) => sum + quantity, 0);
      if (decision.kind === 'restock') return { kind: 'restocked', order: after, units };
      const { amount } = decision;
      const isWhole = refundedOf(after.refunds) === totalsOf(after.lines, after.delivery.cost).total;
      await writeMail(transaction, statusMail(after, { kind: 'refunded', amount, isWhole }, companyDetails), now);
      return { kind: 'done', order: after, amount, units };
    });
  };
}
