/** An object of the schema.org vocabulary. */
export type Thing = Readonly<{ '@type': string; [property: string]: unknown }>;

interface Step {
  readonly name: string;
  readonly path: string;
}

interface ShopFacts {
  readonly name: string;
  readonly legalName: string;
  readonly phone: string;
  readonly email: string;
  readonly registeredOffice: string;
  readonly vatNumber: string;
}

/** Absolute URLs stay as they are. */
export function absolute(origin: string, address: string): string {
  return /^https?:\/\//.test(address) ? address : origin + address;
}

export function breadcrumbData(origin: string, trail: readonly Step[]): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home', path: '/' }, ...trail].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absolute(origin, path),
    })),
  };
}

/** An organisation, and its site search. */
export function shopData(origin: string, shop: ShopFacts): Thing[] {
  const id = `${origin}/#organization`;
  return [
    {
      '@type': 'Organization',
      '@id': id,
      name: shop.name,
      legalName: shop.legalName,
      url: `${origin}/`,
      logo: `${origin}/icons/icon-512.png`,
      email: shop.email,
      telephone: shop.phone,
      ...(shop.registeredOffice !== '' && { address: shop.registeredOffice }),
      ...(shop.vatNumber !== '' && { vatID: shop.vatNumber }),
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer service',
        telephone: shop.phone,
        email: shop.email,
        areaServed: 'GB',
        availableLanguage: 'en',
      },
    },
    {
      '@type': 'WebSite',
      name: shop.name,
      url: `${origin}/`,
      publisher: { '@id': id },
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${origin}/search?query={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
  ];
}

/** Answers are sanitised HTML, which the vocabulary allows. Empty without questions. */
export function faqData(faqs: readonly { readonly question: string; readonly answer: string }[]): Thing[] {
  if (faqs.length === 0) return [];
  return [
    {
      '@type': 'FAQPage',
      mainEntity: faqs.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ];
}

export function inScript(things: readonly Thing[]): string {
  return scriptJson({ '@context': 'https://schema.org', '@graph': things });
}

/** JSON that cannot close the script element around it. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
