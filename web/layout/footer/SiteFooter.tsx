import { memo } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { SiteFooter_query$key } from '../../__generated__/SiteFooter_query.graphql.ts';
import { NewsletterForm } from '../newsletter/NewsletterForm.tsx';
import { container } from '../../ui/Container.css.ts';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import { FOOTER_CATEGORIES_ID } from '../menu/MobileMenu.tsx';
import { telLink } from '../../ui/shop/shop-context.ts';
import { BLOG } from '../../content/blog/blog.data.ts';
import { legalPaths, ownLinks } from './footer-links.data.ts';
import { LegalDetails } from './LegalDetails.tsx';
import * as styles from './SiteFooter.css.ts';
import type { SiteFooter_socialLinks$key } from '../../__generated__/SiteFooter_socialLinks.graphql.ts';
import { Link } from '../../framework/navigation/Link.tsx';

const POPULAR_CATEGORIES = 6;

interface SiteFooterProps {
  query: SiteFooter_query$key | null | undefined;
  hasNewsletter: boolean;
}

/** The footer: newsletter, links, contact and company details. Empty when the graph cannot be reached. */
export const SiteFooter = memo(function SiteFooter({ query, hasNewsletter }: SiteFooterProps) {
  const data = useFragment(
    graphql`
      fragment SiteFooter_query on Query {
        shop {
          name
          phone
          email
          footerText
          newsletterText
          footerLinks {
            text
            path
          }
          ...SiteFooter_socialLinks
          ...LegalDetails_shop
        }
        categories {
          name
          path
        }
        pages {
          path
          title
        }
        blogPosts(first: 1) {
          totalCount
        }
      }
    `,
    query,
  );
  if (!data?.shop) return null;
  const { shop } = data;
  const categories = data.categories ?? [];
  const pages = data.pages ?? [];
  const quick = [
    ...shop.footerLinks.map(({ text, path }) => ({ title: text, path })),
    ...pages.filter(({ path }) => !legalPaths.includes(path) && !ownLinks.some((own) => own.path === path)),
    ...ownLinks.filter(({ path }) => path !== BLOG.path || data.blogPosts?.totalCount !== 0),
  ];
  return (
    <footer className={styles.footer}>
      {hasNewsletter && (
        <section className={`${container} ${styles.newsletter}`} aria-labelledby="newsletter">
          <div className={styles.block}>
            <h2 className={styles.name} id="newsletter">
              Subscribe to our Newsletter
            </h2>
            {shop.newsletterText && <p className={styles.words}>{shop.newsletterText}</p>}
            <noscript>
              <p className={styles.words}>To subscribe without JavaScript, please email us.</p>
            </noscript>
          </div>
          <NewsletterForm />
        </section>
      )}
      <div className={`${container} ${styles.columns}`}>
        <div className={styles.block}>
          <p className={styles.name}>{shop.name}</p>
          {shop.footerText && <p className={styles.words}>{shop.footerText}</p>}
          <SocialLinks shop={shop} />
        </div>
        <nav className={styles.block} aria-labelledby="footer-links">
          <h2 className={styles.title} id="footer-links">
            Quick Links
          </h2>
          <ul className={styles.list}>
            {quick.map(({ path, title }) => (
              <FooterLink key={path} name={title} path={path} />
            ))}
          </ul>
        </nav>
        {categories.length > 0 && (
          <nav className={styles.block} aria-labelledby={FOOTER_CATEGORIES_ID}>
            <h2 className={styles.title} id={FOOTER_CATEGORIES_ID}>
              Popular Categories
            </h2>
            <ul className={styles.twoColumns}>
              {categories.slice(0, POPULAR_CATEGORIES).map(({ name, path }) => (
                <FooterLink key={path} name={name} path={path} />
              ))}
            </ul>
          </nav>
        )}
        {(shop.phone !== '' || shop.email !== '') && (
          <div className={styles.block}>
            <h2 className={styles.title}>Contact</h2>
            <ul className={styles.list}>
              {shop.phone !== '' && (
                <li>
                  <a className={styles.link} href={telLink(shop.phone)}>
                    <Icon name="phone" size={18} />
                    <span>{shop.phone}</span>
                  </a>
                </li>
              )}
              {shop.email !== '' && (
                <li>
                  <a className={styles.mail} href={`mailto:${shop.email}`}>
                    <Icon name="mail" size={18} />
                    <span>{shop.email}</span>
                  </a>
                </li>
              )}
            </ul>
          </div>
        )}
      </div>
      <LegalDetails shop={shop} pages={pages.filter(({ path }) => legalPaths.includes(path))} />
    </footer>
  );
});

function FooterLink({ name, path }: { name: string; path: string }) {
  return (
    <li>
      <Link className={styles.link} to={path}>
        {name}
      </Link>
    </li>
  );
}

const ICONS = new Map<string, IconName>(
  Object.entries({ Instagram: 'instagram', Pinterest: 'pinterest', Facebook: 'facebook' } as const),
);

/** Links to the shop's social media profiles. */
function SocialLinks({ shop }: { shop: SiteFooter_socialLinks$key }) {
  const { name, socialLinks } = useFragment(
    graphql`
      fragment SiteFooter_socialLinks on Shop {
        name
        socialLinks {
          network
          url
        }
      }
    `,
    shop,
  );
  if (socialLinks.length === 0) return null;
  return (
    <ul className={styles.social}>
      {socialLinks.map(({ network, url }) => (
        <li key={url}>
          <a className={styles.socialLink} href={url} rel="me noopener" aria-label={`${name} on ${network}`}>
            <Icon name={ICONS.get(network) ?? 'external'} size={22} />
          </a>
        </li>
      ))}
    </ul>
  );
}
