import type { Environment, RecordProxy } from 'relay-runtime';
import { lineTotal } from '../../../domain/money.rules.ts';
import { views, type AdditionInput, type LineCopy, type PriceCopy } from './copy.rules.ts';

const IMAGE_WIDTHS = [160, 320, 640, 960, 1280];

/**
 * The lines that an addition will become, from what the page knows of the product: they show until the shop has answered. Empty where
 * the page does not know enough.
 */
export function localLines(
  environment: Environment,
  { productId, variantId, quantity, modifiers }: AdditionInput,
  key: string,
): LineCopy[] {
  let lines: LineCopy[] = [];
  // Only to read: nothing is changed.
  environment.commitUpdate((store) => {
    const product = store.get(productId);
    const only = product?.getLinkedRecords('variants');
    const variant = variantId ? store.get(variantId) : only?.length === 1 ? only[0] : null;
    const main = product && localLine(product, variant, quantity, `local:${key}`);
    if (!product || !main) return;
    const options = (modifiers ?? []).flatMap(({ optionId }, index) => {
      const option = store.get(optionId);
      return option ? addOnLine(option, main, quantity, `${main.id}/${index}`) : [];
    });
    lines = [main, ...options];
  });
  return lines;
}

function localLine(
  product: RecordProxy,
  variant: RecordProxy | null | undefined,
  quantity: number,
  id: string,
): LineCopy | null {
  const path = product.getValue('path');
  const price = priceOf((variant ?? product).getLinkedRecord('price')) ?? priceOf(product.getLinkedRecord('price'));
  if (typeof path !== 'string' || !price) return null;
  const options = variant?.getLinkedRecords('selectedOptions') ?? [];
  return {
    ...base(id, quantity, price),
    name: text(product, 'name'),
    sku: text(variant ?? product, 'sku') || text(product, 'sku'),
    path,
    retailPrice: priceOf(product.getLinkedRecord('wasPrice')),
    leadTime: (variant ?? product).getValue('leadTime') ?? null,
    selectedOptions: options.map((option) => ({ name: text(option, 'name'), value: text(option, 'value') })),
    image: imageOf(
      variant?.getLinkedRecord('image') ?? product.getLinkedRecord('image') ?? product.getLinkedRecords('images')?.[0],
    ),
  } as LineCopy;
}

/** An add-on is another product: the page knows what it is called and costs, not where it lives. */
function addOnLine(option: RecordProxy, parent: LineCopy, quantity: number, id: string): LineCopy[] {
  const price = priceOf(option.getLinkedRecord('price'));
  if (!price) return [];
  const line = {
    ...base(id, quantity, price),
    name: text(option, 'label'),
    sku: text(option, 'sku'),
    path: parent.path,
    image: imageOf(option.getLinkedRecord('image')),
  };
  return [
    {
      ...line,
      selectedOptions: [{ name: 'Add-on', value: line.name }],
      isModifier: true,
      canChangeQuantity: false,
      parentId: parent.id,
    } as LineCopy,
  ];
}

/** Every field that the drawer asks of a line: one that is missing would count as not yet fetched. */
function base(id: string, quantity: number, price: PriceCopy) {
  return {
    __typename: 'CartLine',
    id,
    quantity,
    price,
    lineTotal: views(lineTotal({ incVat: price.incVat.pence }, quantity)),
    retailPrice: null as PriceCopy | null,
    priceWhenAdded: null,
    selectedOptions: [] as LineCopy['selectedOptions'],
    isModifier: false,
    parentId: null as string | null,
    canChangeQuantity: true,
    maximumQuantity: null,
    leadTime: null,
    product: null,
    image: null as object | null,
  };
}

function text(record: RecordProxy, field: string): string {
  const value = record.getValue(field);
  return typeof value === 'string' ? value : '';
}

function priceOf(price: RecordProxy | null | undefined): PriceCopy | null {
  const exVatRecord = price?.getLinkedRecord('exVat');
  const [incVat, exVat, amount] = [
    price?.getLinkedRecord('incVat')?.getValue('pence'),
    exVatRecord?.getValue('pence'),
    exVatRecord?.getValue('amount'),
  ];
  if (typeof incVat !== 'number' || typeof exVat !== 'number') return null;
  return { incVat: { pence: incVat }, exVat: { pence: exVat, amount: typeof amount === 'string' ? amount : '' } };
}

function imageOf(image: RecordProxy | null | undefined): Record<string, unknown> | null {
  if (!image) return null;
  const urls = IMAGE_WIDTHS.map((width) => [`w${width}`, image.getValue('url', { width })] as const);
  if (!urls.every(([, url]) => typeof url === 'string')) return null;
  return { __typename: 'Image', ...Object.fromEntries(urls), description: image.getValue('description') ?? '' };
}
