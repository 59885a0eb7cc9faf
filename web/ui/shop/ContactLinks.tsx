import { telLink, type ShopFacts } from './shop-context.ts';

interface ContactLinksProps {
  shop: Pick<ShopFacts, 'phone' | 'email'>;
  className?: string | undefined;
}

/** A way that the shop does not give is left out. */
export function ContactLinks({ shop: { phone, email }, className }: ContactLinksProps) {
  return (
    <>
      {phone && (
        <a className={className} href={telLink(phone)}>
          {phone}
        </a>
      )}
      {phone && email && <span>{' or '}</span>}
      {email && (
        <a className={className} href={`mailto:${email}`}>
          {email}
        </a>
      )}
    </>
  );
}
