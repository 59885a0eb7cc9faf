import type { ProductLoader } from '../product/product.loader.ts';
import type { RestOptions } from '../product/product.rest.ts';
import { fetchCart } from './cart.rest.ts';
import { emptyCart, type Cart } from './cart.rules.ts';
import type { CartPrefetch } from './cart-prefetch.ts';

/** Memoised per request until the cart changes. */
export interface CartReader {
  /** A caller without a token gets an empty cart, without a call. */
  read(): Promise<Cart>;
  /** Once its products are loaded. Those of its last read are fetched in parallel with it. */
  readWithProducts(): Promise<Cart>;
  /** Null unless this request has read the cart. */
  held(): Cart | null;
  readAgain(): Promise<Cart>;
}

interface ReaderOptions {
  request: { readonly cartToken: string | null };
  prefetch: CartPrefetch;
  products: ProductLoader;
  /** Called when personal data is read. */
  onRead(): void;
}

export function createCartReader(
  shopApi: RestOptions,
  { request, prefetch, products, onRead }: ReaderOptions,
): CartReader {
  let reading: Promise<Cart> | null = null;
  let held: Cart | null = null;

  async function fetch(cartToken: string): Promise<Cart> {
    const cart = await fetchCart(shopApi, cartToken);
    prefetch.remember(cartToken, cart);
    held = cart;
    return cart;
  }

  function read(): Promise<Cart> {
    onRead();
    reading ??= request.cartToken ? fetch(request.cartToken) : Promise.resolve(emptyCart);
    return reading;
  }

  return {
    read,
    async readWithProducts() {
      const reads = read();
      const prefetched = products.prefetch(prefetch.pathsOf(request.cartToken ?? ''));
      const cart = await reads;
      await prefetched;
      await products.prefetch(cart.lines.map(({ path }) => path));
      return cart;
    },
    held: () => held,
    readAgain() {
      reading = null;
      held = null;
      return read();
    },
  };
}
