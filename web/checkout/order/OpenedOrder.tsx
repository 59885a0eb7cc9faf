import { type ComponentType } from 'react';
import { useLoaderData } from 'react-router';
import { useAddressToken } from '../../framework/navigation/useAddressToken.ts';
import { LoadedPart } from '../../ui/LoadedPart.tsx';
import type { OrderQuery } from './load-order.ts';
import { OrderNotShown } from './OrderNotShown.tsx';

export interface OpenedOrderProps {
  id: string;
  /** The key in the order's link; the graph answers null without it. */
  orderKey: string;
  /** A new number fetches again. Defaults to 0. */
  attempt?: number;
}

/** The key leaves the URL on the first view, so after a reload only the browser has it. */
export function OpenedOrder({ View }: { View: ComponentType<OpenedOrderProps> }) {
  const { id, key } = useLoaderData<Pick<OrderQuery, 'variables'>>().variables;
  const storedKey = useAddressToken('key');
  if (key !== '') return <View id={id} orderKey={key} />;
  if (storedKey === null) return <OrderNotShown />;
  return (
    <LoadedPart message="We can’t show your order right now." fallback={<p>Loading your order…</p>}>
      {(attempt) => <View id={id} orderKey={storedKey} attempt={attempt} />}
    </LoadedPart>
  );
}
