import type { ProductLoader } from '../product/product.loader.ts';
import type { RestOptions } from '../product/product.rest.ts';
import { fetchCart } from './cart.rest.ts';
import { emptyCart, type Cart } from './cart.rules.ts';
import type { CartPrefetch } from './cart-prefetch.ts';

/** Reads the caller's cart, memoised per request until it changes. */
export interface CartReader {
  /** Returns the cart. A caller without a token gets an empty one, without a call. */
  read(): Promise<Cart>;
  /** Returns the cart once its products are loaded. Products it held at its last read are fetched in parallel with it. */
  readWithProducts(): Promise<Cart>;
  /** Returns the cart if this request has read it; null otherwise. */
  held(): Cart | null;
  /** Reads the cart again, after a change. */
  readAgain(): Promise<Cart>;
}

interface ReaderOptions {
  request: { readonly cartToken: string | null };
  prefetch: CartPrefetch;
  products: ProductLoader;
  /** Called when personal data is read. */
  onRead(): void;
}

/** Creates a reader for one request. */
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
