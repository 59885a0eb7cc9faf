import { createHash } from 'node:crypto';
import { isTaskPath } from '@storefront/domain/pages.rules.ts';

/** Pages contact them only after the shopper has consented. */
interface ThirdParties {
  hasTagManager: boolean;
  /** Origins of the chat's script and its connections: `https://chat.example`, `https://*.chat.example`. */
  chatOrigins: readonly string[];
}

interface ContentSecurityOptions {
  thirdParties: ThirdParties;
  /** Allows what Vite's client needs: inline styles and a worker from a blob URL. */
  development: boolean;
  /** Served over HTTPS. */
  secure: boolean;
}

type Directives = Record<string, readonly string[]>;

/** No framing, base URL and plug-ins. */
const ALWAYS: Directives = {
  'default-src': ["'none'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
};

/** For responses other than pages: nothing runs when one is opened as a page. */
export const NOTHING = written({ ...ALWAYS, 'form-action': ["'none'"] });

/** Documented by Google for Tag Manager and Analytics. */
const TAG_MANAGER: Directives = {
  'script-src': ['https://www.googletagmanager.com'],
  'img-src': ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
  'connect-src': [
    'https://www.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
  ],
};

/** The policy of the page at a path with these inline scripts. */
export type PagePolicy = (path: string, inlineScripts: readonly string[]) => string;

/** Only its own inline scripts, by hash, and our files run. */
export function createPagePolicy({ thirdParties, development, secure }: ContentSecurityOptions): PagePolicy {
  const known = new Map<string, string>();
  const own: Directives = {
    ...ALWAYS,
    'script-src': ["'self'"],
    'style-src': ["'self'", ...(development ? ["'unsafe-inline'"] : [])],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    ...(development && { 'worker-src': ["'self'", 'blob:'] }),
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    ...(secure && { 'upgrade-insecure-requests': [] }),
  };
  const open = together(own, chatDirectives(thirdParties.chatOrigins));
  const tagged = thirdParties.hasTagManager ? together(open, TAG_MANAGER) : open;
  return (path, inlineScripts) => {
    const sources = isTaskPath(path) ? open : tagged;
    const key = [sources === open, ...inlineScripts].join('\n');
    const policy = known.get(key) ?? written(together(sources, { 'script-src': inlineScripts.map(hashSource) }));
    known.set(key, policy);
    return policy;
  };
}

/** The page's one inline script, by its hash, and the code editor's workers, which it makes. */
export function graphiqlPolicy(scriptHash: string): string {
  return written({
    ...ALWAYS,
    'script-src': [`'${scriptHash}'`],
    'worker-src': ['blob:'],
    // The code editor inserts style elements at run time.
    'style-src': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ['data:'],
    'connect-src': ["'self'"],
    'form-action': ["'none'"],
  });
}

/** One inline style sheet and our own images. */
export function documentPolicy(style: string): string {
  return written({ ...ALWAYS, 'style-src': [hashSource(style)], 'img-src': ["'self'"], 'form-action': ["'none'"] });
}

/** One inline style sheet, one inline script, our own images and its search. */
export function docsPolicy(style: string, script: string): string {
  return written({
    ...ALWAYS,
    'script-src': [hashSource(script)],
    'style-src': [hashSource(style)],
    'img-src': ["'self'"],
    'form-action': ["'self'"],
  });
}

/** The outbox's page, which its frames of mails inherit: inline styles, and pictures from the shop's public URL. */
export function outboxPolicy(publicUrl: string): string {
  return written({
    ...ALWAYS,
    'style-src': ["'unsafe-inline'"],
    'img-src': ["'self'", publicUrl],
    'form-action': ["'none'"],
  });
}

function chatDirectives(origins: readonly string[]): Directives {
  if (origins.length === 0) return {};
  const sockets = origins.map((origin) => origin.replace(/^http/, 'ws'));
  return {
    'script-src': origins,
    'style-src': origins,
    'img-src': origins,
    'font-src': origins,
    'media-src': origins,
    'frame-src': origins,
    'connect-src': [...origins, ...sockets],
  };
}

function together(...parts: readonly Directives[]): Directives {
  const all = new Map<string, Set<string>>();
  for (const [name, sources] of parts.flatMap((part) => Object.entries(part)))
    all.set(name, new Set([...(all.get(name) ?? []), ...sources]));
  return Object.fromEntries([...all].map(([name, sources]) => [name, [...sources]]));
}

function hashSource(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

function written(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}
