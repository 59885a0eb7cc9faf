import { createHash } from 'node:crypto';

/** The hosts of others that pages may turn to, where the deployment names them; a page does so only once the shopper has asked for it. */
export interface ThirdParties {
  /** Whether a tag manager is configured. */
  hasTagManager: boolean;
  /** Where the chat's script comes from and whom it talks to: `https://chat.example`, `https://*.chat.example`. */
  chatOrigins: readonly string[];
}

interface ContentSecurityOptions {
  thirdParties: ThirdParties;
  /** Allows what Vite needs: inline styles, and the worker from a blob in which its client waits for a restart. */
  development: boolean;
  /** Shoppers come by https. */
  secure: boolean;
}

type Directives = Record<string, readonly string[]>;

/** What nobody may do with anything that we answer: frame it, change where its links lead, embed plug-ins. */
const ALWAYS: Directives = {
  'default-src': ["'none'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
};

/** For every answer that is no page: should it be opened as one, nothing in it runs. */
export const NOTHING = written({ ...ALWAYS, 'form-action': ["'none'"] });

/** What Google asks for its tag manager and the statistics that it usually sends. */
const TAG_MANAGER: Directives = {
  'script-src': ['https://www.googletagmanager.com'],
  'img-src': ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
  'connect-src': [
    'https://www.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
  ],
};

/** Tells the policy of a page from the inline scripts that it holds: only these run, and files of our own. */
export function createPagePolicy({
  thirdParties,
  development,
  secure,
}: ContentSecurityOptions): (inlineScripts: readonly string[]) => string {
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
  const open = together(
    own,
    ...(thirdParties.hasTagManager ? [TAG_MANAGER] : []),
    chatDirectives(thirdParties.chatOrigins),
  );
  return (inlineScripts) => {
    const key = inlineScripts.join('\n');
    const policy = known.get(key) ?? written(together(open, { 'script-src': inlineScripts.map(hashSource) }));
    known.set(key, policy);
    return policy;
  };
}

/** GraphiQL's page runs files of ours, workers included, and no inline script. */
export function graphiqlPolicy({ development }: Pick<ContentSecurityOptions, 'development'>): string {
  return written({
    ...ALWAYS,
    'script-src': ["'self'"],
    'worker-src': ["'self'", ...(development ? ['blob:'] : [])],
    // Its code editor writes style elements as it runs.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'"],
    'form-action': ["'none'"],
  });
}

/** A page that is only read: one style sheet that stands in it, our own pictures, nothing else. */
export function documentPolicy(style: string): string {
  return written({ ...ALWAYS, 'style-src': [hashSource(style)], 'img-src': ["'self'"], 'form-action': ["'none'"] });
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
