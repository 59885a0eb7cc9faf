import { useContext } from 'react';
import { ShopContext } from '../shop/shop-context.ts';
import { absolute, breadcrumbData, inScript, type Thing } from './structured-data.rules.ts';

interface PageMetaProps {
  title: string;
  description?: string | null | undefined;
  /** The one address of what the page shows, its parameters included; a page without one is shown to nobody elsewhere. */
  path?: string;
  /** What search engines are told; nothing unless they should leave it out. */
  robots?: 'noindex' | 'noindex, follow' | undefined;
  type?: 'website' | 'product' | 'article';
  /** A path or a whole address. Defaults to the shop's own card. */
  image?: string | null | undefined;
  /** The way to the page, itself last; none for the front page. */
  trail?: readonly { readonly name: string; readonly path: string }[];
  /** What else it says of itself. Worked out by the server alone: write `import.meta.env.SSR ? … : []`, and browsers need no code for it. */
  data?: readonly Thing[];
}

/** What a page says of itself to search engines, to pages elsewhere that link to it, and in the browser's tab. */
export function PageMeta({
  title,
  description,
  path,
  robots,
  type = 'website',
  image,
  trail,
  data = [],
}: PageMetaProps) {
  const shop = useContext(ShopContext);
  const isListed = path !== undefined && shop !== null;
  return (
    <>
      <title>{title}</title>
      {description && <meta name="description" content={description} />}
      {robots && <meta name="robots" content={robots} />}
      {isListed && (
        <>
          <link rel="canonical" href={shop.url + path} />
          <meta property="og:title" content={title} />
          {description && <meta property="og:description" content={description} />}
          <meta property="og:type" content={type} />
          <meta property="og:url" content={shop.url + path} />
          <meta property="og:site_name" content={shop.name} />
          <meta property="og:locale" content="en_GB" />
          <meta property="og:image" content={absolute(shop.url, image ?? '/icons/card.png')} />
          <meta name="twitter:card" content="summary_large_image" />
          {/* Read from the server's HTML: after it the browser has nothing to add. */}
          <script
            type="application/ld+json"
            suppressHydrationWarning
            dangerouslySetInnerHTML={{
              __html: import.meta.env.SSR
                ? inScript([...(trail ? [breadcrumbData(shop.url, trail)] : []), ...data])
                : '',
            }}
          />
        </>
      )}
    </>
  );
}
