import type { Product } from '../product/product.rules.ts';
import type { RestOptions } from '../product/product.rest.ts';
import { fetchCart } from './cart.rest.ts';
import { emptyCart, type Cart } from './cart.rules.ts';
import type { CartForesight } from './foresight.ts';

/** Reads the cart of whoever asks: once for all that ask, until a change makes it worth reading again. */
export interface CartReader {
  /** The cart; empty, without a call, for one who has no token yet. */
  read(): Promise<Cart>;
  /** The same for one who will ask for its products too: those that it held before are asked for meanwhile. */
  readWithProducts(): Promise<Cart>;
  /** The cart after a change. */
  readAgain(): Promise<Cart>;
}

interface ReaderOptions {
  request: { readonly cartToken: string | null };
  foresight: CartForesight;
  products: { load(path: string): Promise<Product | null> };
  /** Told each time that something of the asker's own is read. */
  onRead(): void;
}

/** A reader for one request. */
export function createCartReader(shopApi: RestOptions, { request, foresight, products, onRead }: ReaderOptions): CartReader {
  let reading: Promise<Cart> | null = null;

  async function fetch(cartToken: string): Promise<Cart> {
    const cart = await fetchCart(shopApi, cartToken);
    foresight.note(cartToken, cart);
    return cart;
  }

  function read(): Promise<Cart> {
    onRead();
    reading ??= request.cartToken ? fetch(request.cartToken) : Promise.resolve(emptyCart);
    return reading;
  }

  return {
    read,
    readWithProducts() {
      const isFirst = reading === null;
      const cart = read();
      // A call that fails is told by the fields that need it.
      if (isFirst && request.cartToken) void Promise.allSettled(foresight.pathsOf(request.cartToken).map((path) => products.load(path)));
      return cart;
    },
    readAgain() {
      reading = null;
      return read();
    },
  };
}
