import { Fragment } from 'react';
import type { HeaderHelp } from '../headers.data.ts';
import type { GraphiQLSettings } from '../settings.ts';

/** What may be sent with an operation, what answers tell, and what this page does of it by itself. */
export function HeadersHelp({ settings: { headers, headerHelp } }: { settings: GraphiQLSettings }) {
  const hasKey = Object.keys(headers).length > 0;
  return (
    // It scrolls, so it takes the focus: otherwise the keyboard could not reach its end.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="panel" aria-label="Headers" tabIndex={0}>
      <p>
        {hasKey
          ? 'This page sends the partner key of its address with every operation. It keeps the token of the cart or the account that an answer gives, and sends that too until you forget it.'
          : 'Without a key this page is like the storefront: its cart is kept in a cookie. Write a key into the Headers editor to be a partner; the page then keeps the token that an answer gives, and sends it until you forget it.'}{' '}
        Write other headers into GraphiQL’s Headers editor, beside Variables, as JSON:{' '}
        <code>{'{ "x-buyer-ip": "203.0.113.7" }'}</code>.
      </p>
      <h2>Request headers</h2>
      <HeaderList headers={headerHelp.sent} />
      <h2>Response headers</h2>
      <HeaderList headers={headerHelp.received} />
    </section>
  );
}

function HeaderList({ headers }: { headers: readonly HeaderHelp[] }) {
  return (
    <dl>
      {headers.map(({ name, example, meaning }) => (
        <Fragment key={name}>
          <dt>
            <code>{`${name}: ${example}`}</code>
          </dt>
          <dd>{meaning}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
