import { lazy } from 'react';
import { useParams } from 'react-router';
import { container } from '../../ui/Container.css.ts';
import { LoadedPart } from '../../ui/LoadedPart.tsx';
import { PageMeta } from '../../ui/meta/PageMeta.tsx';
import { printed } from '../../ui/print/printed.css.ts';
import { page } from '../../checkout/document/BusinessDocument.css.ts';
import { useIsMounted } from '../../browser/useIsMounted.ts';

const QuotationDocument = lazy(async () => ({ default: (await import('./QuotationDocument.tsx')).QuotationDocument }));
const QuotationList = lazy(async () => ({ default: (await import('./QuotationList.tsx')).QuotationList }));

/** The server sends the same HTML to everyone; quotations load after the page has mounted. */
export function QuotationsPage() {
  const { quotationId = null } = useParams();
  const isMounted = useIsMounted();
  const loading = (
    <>
      <h1>{quotationId === null ? 'Quotations' : 'Quotation'}</h1>
      <p>Loading…</p>
    </>
  );
  return (
    <div className={`${container} ${printed} ${page}`}>
      <PageMeta title={quotationId === null ? 'Quotations' : 'Quotation'} robots="noindex" />
      <noscript>Quotations need JavaScript. To get one without it, please call or email us.</noscript>
      {isMounted ? (
        <LoadedPart message="We couldn’t load your quotations." fallback={loading}>
          {(attempt) =>
            quotationId === null ? (
              <QuotationList attempt={attempt} />
            ) : (
              <QuotationDocument key={quotationId} quotationId={quotationId} attempt={attempt} />
            )
          }
        </LoadedPart>
      ) : (
        loading
      )}
    </div>
  );
}
