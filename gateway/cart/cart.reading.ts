import type { RestOptions } from '../product/product.rest.ts';
import { fetchCart } from './cart.rest.ts';
import { emptyCart, type Cart } from './cart.rules.ts';

/** Reads the cart of whoever asks: once for all that ask, until a change makes it worth reading again. */
export interface CartReader {
  /** The cart; empty, without a call, for one who has no token yet. */
  read(): Promise<Cart>;
  /** The cart after a change. */
  readAgain(): Promise<Cart>;
}

/** A reader for one request; `onRead` is told each time that something of the asker's own is read. */
export function createCartReader(shopApi: RestOptions, request: { readonly cartToken: string | null }, onRead: () => void = () => {}): CartReader {
  let reading: Promise<Cart> | null = null;

  function read(): Promise<Cart> {
    onRead();
    reading ??= request.cartToken ? fetchCart(shopApi, request.cartToken) : Promise.resolve(emptyCart);
    return reading;
  }

  return {
    read,
    readAgain() {
      reading = null;
      return read();
    },
  };
}
