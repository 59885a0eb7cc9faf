import { useContext } from 'react';
import { ShopContext } from '../shop/shop-context.ts';
import { absolute, breadcrumbData, inScript, type Thing } from './structured-data.rules.ts';

interface PageMetaProps {
  title: string;
  description?: string | null | undefined;
  /** Canonical, with its query string. Without one the page has no canonical URL and no link preview. */
  path?: string;
  /** None by default, which allows indexing. */
  robots?: 'noindex' | 'noindex, follow' | undefined;
  type?: 'website' | 'product' | 'article';
  /** Link previews show it: a path or a URL. Defaults to the shop's own. */
  image?: string | null | undefined;
  /** The pages from the home page's child to this one; none on the home page. */
  trail?: readonly { readonly name: string; readonly path: string }[];
  /** Server only: write `import.meta.env.SSR ? … : []`, so that the browser's bundle leaves the code out. */
  data?: readonly Thing[];
}

/** Such as `{page} – {shop}`. A replacement function keeps `$` of a title as it is. */
function titleOf(pattern: string, page: string, shop: string): string {
  return pattern.replace(/\{(page|shop)\}/g, (_, name: string) => (name === 'page' ? page : shop));
}

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
      <title>{path === '/' || !shop ? title : titleOf(shop.titlePattern, title, shop.name)}</title>
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
          {/* Not hydrated: crawlers read it from the server's HTML. */}
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
