import { toPounds } from '@storefront/domain/money.rules.ts';
import type { Discount, OrderLine } from '../../orders/order.ts';
import { unitPricingRecord } from '../../catalogue/unit-pricing.rules.ts';
import type { CartLine } from '../../orders/carts/cart-line.rules.ts';

export function lineRecord(line: CartLine<string | number>) {
  return {
    id: line.id,
    product_id: line.productId,
    sku: line.sku,
    quantity: line.quantity,
    price: toPounds(line.price),
    retail_price: toPounds(line.retailPrice),
    ...(line.isRetailRegular && { retail_price_is_regular: true }),
    added_price: line.addedPrice === null ? null : toPounds(line.addedPrice),
    name: line.name,
    image_tiny: line.imageUrl,
    image_standard: line.imageUrl,
    product_url: line.productUrl,
    is_modifier: line.parentId !== null,
    parent_id: line.parentId,
    show_remove_quantity: line.parentId === null,
    variant_id: line.variantId,
    variant_display: line.variantDisplay.map(({ optionDisplayName, label }) => ({
      option_display_name: optionDisplayName,
      label,
    })),
    brand_id: line.brandId,
    inventory_level: line.inventoryLevel,
    ...(line.condition !== undefined && { condition: line.condition }),
    ...unitPricingRecord(line.unitPricing),
    ...(line.minimumAge !== undefined && { minimum_age: line.minimumAge }),
  };
}

/** With its totals at the time of the order. */
export function orderLineRecord(line: OrderLine) {
  const { incVat, exVat } = line.total;
  return { ...lineRecord(line), total_inc_vat: incVat / 100, total_ex_vat: exVat / 100 };
}

export const discountRecord = ({ name, incVat }: Discount) => ({ name, amount_inc_vat: incVat / 100 });
