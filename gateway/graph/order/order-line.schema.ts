import { LINE_QUANTITY_RANGE } from '@storefront/domain/quantity.rules.ts';
import { builder } from '../builder.ts';
import { encodeId } from '../ids.rules.ts';
import { imageOf, Image } from '../image/image.schema.ts';
import { PriceType } from '../money/money.schema.ts';
import { MINIMUM_AGE, ProductCondition } from '../product/condition.schema.ts';
import { SelectedOption } from '../variant/variant.schema.ts';
import { lineKey, orderIdOf, type Order, type OrderLine as LineRecord } from './order.rules.ts';
import { ownOrder } from './own-order.ts';

type LineOfOrder = LineRecord & { order: OrderOfLine };
type OrderOfLine = Pick<Order, 'id' | 'lines'>;

export const lineOfOrder = (line: LineRecord, order: OrderOfLine): LineOfOrder => ({ ...line, order });

export const OrderLine = builder.nodeRef<LineOfOrder>('OrderLine', {
  id: {
    description: 'Global id. `node` returns the line only to the customer who placed its order.',
    resolve: ({ id, order }) => lineKey(order.id, id),
  },
  loadWithoutCache: async (key, context) => {
    const orderId = orderIdOf(key);
    const order = orderId === null ? null : await ownOrder(orderId, context);
    const line = order?.lines.find(({ id }) => lineKey(order.id, id) === key);
    return order && line && lineOfOrder(line, order);
  },
});
OrderLine.implement({
  description: 'A line of an order, as it was sold. Later changes of the catalogue do not affect it.',
  extensions: { scope: 'checkout' },
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The product’s name.' }),
    sku: t.exposeString('sku', { description: 'The stock-keeping unit of the product or variant.' }),
    path: t.exposeString('path', { description: 'Path of the product’s page; the product may no longer exist.' }),
    quantity: t.exposeInt('quantity', { description: `The quantity, ${LINE_QUANTITY_RANGE}.` }),
    price: t.expose('price', { type: PriceType, description: 'The unit price.' }),
    lineTotal: t.field({
      type: PriceType,
      description:
        'The line as it was sold: unit price inc VAT × quantity; its ex VAT is 5/6 of that, rounded half up.',
      resolve: ({ total }) => total,
    }),
    image: t.field({
      type: Image,
      nullable: true,
      description: 'The product’s image.',
      resolve: ({ imageUrl, name }, _, { config }) => imageOf(imageUrl, name, config),
    }),
    selectedOptions: t.expose('selectedOptions', { type: [SelectedOption], description: 'The variant’s options.' }),
    minimumAge: t.exposeInt('minimumAge', { nullable: true, description: MINIMUM_AGE }),
    condition: t.field({
      type: ProductCondition,
      description: 'Whether it was new, used or refurbished.',
      resolve: ({ condition }) => condition ?? 'new',
    }),
    parent: t.field({
      type: OrderLine,
      nullable: true,
      description: 'The parent line of an add-on. Null for other lines.',
      resolve: ({ parentId, order }) => {
        const parent = parentId === null ? undefined : order.lines.find(({ id }) => id === parentId);
        return parent && lineOfOrder(parent, order);
      },
    }),
    parentId: t.id({
      nullable: true,
      deprecationReason: 'Use `parent`.',
      description: 'Global id of the parent line of an add-on; null for other lines.',
      resolve: ({ parentId, order }) => parentId && encodeId('OrderLine', lineKey(order.id, parentId)),
    }),
  }),
});
