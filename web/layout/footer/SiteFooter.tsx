import { memo } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { SiteFooter_query$data, SiteFooter_query$key } from '../../__generated__/SiteFooter_query.graphql.ts';
import { NewsletterForm } from '../newsletter/NewsletterForm.tsx';
import { container } from '../../ui/Container.css.ts';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import { FOOTER_CATEGORIES_ID } from '../menu/MobileMenu.tsx';
import { contactWays } from '../../ui/shop/shop-context.ts';
import { BLOG } from '../../content/blog/blog.data.ts';
import { legalPaths, ownLinks } from './footer-links.data.ts';
import { LegalDetails } from './LegalDetails.tsx';
import * as styles from './SiteFooter.css.ts';
import { Link } from '../../framework/navigation/Link.tsx';

const POPULAR_CATEGORIES = 6;

interface SiteFooterProps {
  query: SiteFooter_query$key | null | undefined;
  hasNewsletter: boolean;
}

/** Empty when the graph cannot be reached. */
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
          socialLinks {
            network
            url
          }
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
      {hasNewsletter && <Newsletter text={shop.newsletterText} />}
      <div className={`${container} ${styles.columns}`}>
        <div className={styles.block}>
          <p className={styles.name}>{shop.name}</p>
          {shop.footerText && <p className={styles.words}>{shop.footerText}</p>}
          <SocialLinks {...shop} />
        </div>
        <FooterLinks id="footer-links" title="Quick Links" links={quick} className={styles.list} />
        {categories.length > 0 && (
          <FooterLinks
            id={FOOTER_CATEGORIES_ID}
            title="Popular Categories"
            links={categories.slice(0, POPULAR_CATEGORIES).map(({ name, path }) => ({ title: name, path }))}
            className={styles.twoColumns}
          />
        )}
        <Contact shop={shop} />
      </div>
      <LegalDetails shop={shop} pages={pages.filter(({ path }) => legalPaths.includes(path))} />
    </footer>
  );
});

function Newsletter({ text }: { text: string | null | undefined }) {
  return (
    <section className={`${container} ${styles.newsletter}`} aria-labelledby="newsletter">
      <div className={styles.block}>
        <h2 className={styles.name} id="newsletter">
          Subscribe to our Newsletter
        </h2>
        {text && <p className={styles.words}>{text}</p>}
        <noscript>
          <p className={styles.words}>To subscribe without JavaScript, please email us.</p>
        </noscript>
      </div>
      <NewsletterForm />
    </section>
  );
}

interface FooterLinksProps {
  id: string;
  title: string;
  links: readonly { title: string; path: string }[];
  className: string | undefined;
}

function FooterLinks({ id, title, links, className }: FooterLinksProps) {
  return (
    <nav className={styles.block} aria-labelledby={id}>
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
      <ul className={className}>
        {links.map((link) => (
          <li key={link.path}>
            <Link className={styles.link} to={link.path}>
              {link.title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Contact({ shop }: { shop: Parameters<typeof contactWays>[0] }) {
  const ways = contactWays(shop);
  if (ways.length === 0) return null;
  return (
    <div className={styles.block}>
      <h2 className={styles.title}>Contact</h2>
      <ul className={styles.list}>
        {ways.map(({ icon, href, text }) => (
          <li key={icon}>
            <a className={icon === 'mail' ? styles.mail : styles.link} href={href}>
              <Icon name={icon} size={18} />
              <span>{text}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

const ICONS = new Map<string, IconName>(
  Object.entries({ Instagram: 'instagram', Pinterest: 'pinterest', Facebook: 'facebook' } as const),
);

function SocialLinks({ name, socialLinks }: Pick<SiteFooter_query$data['shop'], 'name' | 'socialLinks'>) {
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
