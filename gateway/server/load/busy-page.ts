import type { FastifyReply } from 'fastify';
import type { Config } from '../../config/config.ts';
import { RATE_LIMITS } from '../../config/rate-limits.data.ts';
import type { Theme } from '@storefront/schema/shop-folder/looks/theme.ts';
import { escapeHtml } from '@storefront/domain/html/escape-html.rules.ts';
import { documentPolicy } from '../policy/content-security.ts';

export type BusyReason = 'too-many-pages' | 'shop-is-busy';

interface Words {
  status: 429 | 503;
  heading: string;
  text: string;
}

const WORDS: Readonly<Record<BusyReason, Words>> = {
  'too-many-pages': {
    status: 429,
    heading: 'Too many pages at once',
    text: RATE_LIMITS.pages.answer,
  },
  'shop-is-busy': {
    status: 503,
    heading: 'We’re very busy right now',
    text: 'We have more visitors than we can serve at once. Your basket is safe. Please try again in a few seconds.',
  },
};

const styleOf = ({ paper, ink, band, onGreen, accent }: Theme['light']) => `
body{margin:0;background:${paper};color:${ink};font:17px/1.5 system-ui,-apple-system,'Segoe UI',Arial,sans-serif}
header{padding:16px 24px;background:${band};color:${onGreen};font:600 20px/1.4 Georgia,'Times New Roman',serif}
main{max-width:36rem;padding:32px 24px}
h1{margin:0 0 16px;font:600 28px/1.2 Georgia,'Times New Roman',serif}
a{color:${accent}}
`;

/** Sends a small static page with `Retry-After`, without rendering anything. */
export function createBusyPages({
  shopName,
  phone,
  looks,
}: Pick<Config, 'shopName' | 'phone' | 'looks'>): (
  reply: FastifyReply,
  reason: BusyReason,
  retryAfterSeconds: number,
) => FastifyReply {
  const style = styleOf(looks.theme.light);
  const policy = documentPolicy(style);
  const pages = new Map(
    Object.entries(WORDS).map(([reason, words]) => [
      reason,
      { status: words.status, body: Buffer.from(written(words, { shopName, phone, style })) },
    ]),
  );
  return (reply, reason, retryAfterSeconds) => {
    const page = pages.get(reason);
    if (!page) throw new Error(`No words for ${reason}`);
    return reply
      .code(page.status)
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'content-security-policy': policy,
        'retry-after': retryAfterSeconds,
      })
      .send(page.body);
  };
}

function written(
  { heading, text }: Words,
  { shopName, phone, style }: Record<'shopName' | 'phone' | 'style', string>,
): string {
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${escapeHtml(`${heading} – ${shopName}`)}</title>
<style>${style}</style>
</head>
<body>
<header>${escapeHtml(shopName)}</header>
<main>
<h1>${escapeHtml(heading)}</h1>
<p>${escapeHtml(text)}</p>
${phone && `<p>You can also call us on <a href="tel:${phone.replace(/[^\d+]/g, '')}">${escapeHtml(phone)}</a>.</p>`}
</main>
</body>
</html>
`;
}
