import type { ProductLoader } from '../product/product.loader.ts';
import type { RestOptions } from '../product/product.rest.ts';
import { fetchCart } from './cart.rest.ts';
import { emptyCart, type Cart } from './cart.rules.ts';
import type { CartPrefetch } from './cart-prefetch.ts';

export type CartReader = ReturnType<typeof createCartReader>;

interface ReaderOptions {
  request: { readonly cartToken: string | null };
  prefetch: CartPrefetch;
  products: ProductLoader;
  /** Called when personal data is read. */
  onRead(): void;
}

/** Memoised per request until the cart changes. */
export function createCartReader(shopApi: RestOptions, { request, prefetch, products, onRead }: ReaderOptions) {
  let reading: Promise<Cart> | null = null;
  let held: Cart | null = null;

  async function fetch(cartToken: string): Promise<Cart> {
    const cart = await fetchCart(shopApi, cartToken);
    prefetch.remember(cartToken, cart);
    held = cart;
    return cart;
  }

  /** A caller without a token gets an empty cart, without a call. */
  function read(): Promise<Cart> {
    onRead();
    reading ??= request.cartToken ? fetch(request.cartToken) : Promise.resolve(emptyCart);
    return reading;
  }

  return {
    read,
    /** Once its products are loaded. Those of its last read are fetched in parallel with it. */
    async readWithProducts(): Promise<Cart> {
      const reads = read();
      const prefetched = products.prefetch(prefetch.pathsOf(request.cartToken ?? ''));
      const cart = await reads;
      await prefetched;
      await products.prefetch(cart.lines.map(({ path }) => path));
      return cart;
    },
    /** Null unless this request has read the cart. */
    held: () => held,
    readAgain(): Promise<Cart> {
      reading = null;
      held = null;
      return read();
    },
  };
}
