import type { ProductLoader } from '../product/product.loader.ts';
import type { RestOptions } from '../product/product.rest.ts';
import { fetchCart } from './cart.rest.ts';
import { emptyCart, type Cart } from './cart.rules.ts';
import type { CartForesight } from './foresight.ts';

/** Reads the cart of whoever asks: once for all that ask, until a change makes it worth reading again. */
export interface CartReader {
  /** The cart; empty, without a call, for one who has no token yet. */
  read(): Promise<Cart>;
  /** The same for one who will ask for its products too, once they have come: those that it held before are asked for meanwhile. */
  readWithProducts(): Promise<Cart>;
  /** The cart where it has been read already; null where it has not. */
  held(): Cart | null;
  /** The cart after a change. */
  readAgain(): Promise<Cart>;
}

interface ReaderOptions {
  request: { readonly cartToken: string | null };
  foresight: CartForesight;
  products: ProductLoader;
  /** Told each time that something of the asker's own is read. */
  onRead(): void;
}

/** A reader for one request. */
export function createCartReader(
  shopApi: RestOptions,
  { request, foresight, products, onRead }: ReaderOptions,
): CartReader {
  let reading: Promise<Cart> | null = null;
  let held: Cart | null = null;

  async function fetch(cartToken: string): Promise<Cart> {
    const cart = await fetchCart(shopApi, cartToken);
    foresight.note(cartToken, cart);
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
      const foreseen = products.bring(foresight.pathsOf(request.cartToken ?? ''));
      const cart = await reads;
      await foreseen;
      await products.bring(cart.lines.map(({ path }) => path));
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
