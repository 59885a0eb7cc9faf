import { Suspense, useState } from 'react';
import { useLoaderData } from 'react-router';
import type { OrderViewQuery } from '../__generated__/OrderViewQuery.graphql.ts';
import type { PageData } from '../relay/page.ts';
import { LoadFailure } from '../ui/LoadFailure.tsx';
import { awaited } from '../ui/awaited.css.ts';
import { container } from '../ui/Container.css.ts';
import { useAddressToken } from '../navigation/useAddressToken.ts';
import { PrintedShop } from '../shop/PrintedShop.tsx';
import { printed } from '../ui/print/printed.css.ts';
import { OrderNotShown } from './OrderNotShown.tsx';
import { OrderView } from './OrderView.tsx';
import * as styles from './OrderPage.css.ts';

/** The order confirmation, and later the order's page. The key leaves the URL on the first view, so after a reload only the browser has it. */
export function OrderPage() {
  const { id, key } = useLoaderData<PageData<OrderViewQuery>>().variables;
  const storedKey = useAddressToken('key');
  const [attempt, setAttempt] = useState(0);
  return (
    <div className={`${container} ${printed} ${styles.page}`}>
      <PrintedShop path="" />
      {key !== '' && <OrderView id={id} orderKey={key} />}
      {key === '' && storedKey === null && <OrderNotShown />}
      {key === '' && storedKey !== null && (
        <LoadFailure
          key={attempt}
          message="We can’t show your order right now."
          onRetry={() => setAttempt(attempt + 1)}
        >
          <Suspense fallback={<p className={awaited}>Loading your order…</p>}>
            <OrderView id={id} orderKey={storedKey} attempt={attempt} />
          </Suspense>
        </LoadFailure>
      )}
    </div>
  );
}
