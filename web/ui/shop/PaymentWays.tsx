import { use, type ReactNode } from 'react';
import { paymentWords } from './payment-words.rules.ts';
import { ShopContext } from './shop-context.ts';

interface PaymentWaysProps {
  /** Not called while the shop's payment methods are unknown. */
  children: (sentence: string) => ReactNode;
}

export function PaymentWays({ children }: PaymentWaysProps) {
  const shop = use(ShopContext);
  const sentence = shop && paymentWords(shop.paymentMethods, shop.stores.length > 0);
  return sentence && children(sentence);
}
