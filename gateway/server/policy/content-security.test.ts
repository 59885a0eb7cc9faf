import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { createPagePolicy, graphiqlPolicy, NOTHING } from './content-security.ts';

const none = { hasTagManager: false, chatOrigins: [] };
const directives = (policy: string) =>
  Object.fromEntries(policy.split('; ').map((text) => [text.split(' ')[0] ?? '', text.split(' ').slice(1)]));
const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

test('a page runs only its own files and the inline scripts it was rendered with', () => {
  const policy = createPagePolicy({ thirdParties: none, development: false, secure: true })('/', ['go()']);
  expect(policy).not.toMatch(/unsafe|http|\*/);
  expect(directives(policy)).toEqual({
    'default-src': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'script-src': ["'self'", hashOf('go()')],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'upgrade-insecure-requests': [],
  });
});

test('allows third-party hosts only when configured', () => {
  const policyOf = createPagePolicy({
    thirdParties: { hasTagManager: true, chatOrigins: ['https://chat.example'] },
    development: false,
    secure: false,
  });
  const policy = directives(policyOf('/lamps/', []));
  expect(policy['script-src']).toEqual(["'self'", 'https://chat.example', 'https://www.googletagmanager.com']);
  expect(policy['connect-src']).toEqual(
    expect.arrayContaining(['https://chat.example', 'wss://chat.example', 'https://*.google-analytics.com']),
  );
  expect(policy['frame-src']).toEqual(['https://chat.example']);
  expect(policy).not.toHaveProperty('upgrade-insecure-requests');
  for (const path of ['/cart', '/checkout-now/payment', '/account/', '/order/1/invoice', '/ORDER/1', '/login'])
    expect(policyOf(path, [])).not.toContain('google');
});

test('allows inline styles and the worker of Vite’s client only in development', () => {
  const policy = directives(createPagePolicy({ thirdParties: none, development: true, secure: false })('/', []));
  expect(policy['style-src']).toContain("'unsafe-inline'");
  expect(policy['script-src']).toEqual(["'self'"]);
  expect(policy['worker-src']).toEqual(["'self'", 'blob:']);
});

test('GraphiQL runs its own script and the workers that it makes', () => {
  expect(directives(graphiqlPolicy('sha256-abc='))).toMatchObject({
    'script-src': ["'sha256-abc='"],
    'worker-src': ['blob:'],
    'connect-src': ["'self'"],
    'default-src': ["'none'"],
  });
});

test('responses other than pages allow nothing', () => {
  expect(directives(NOTHING)).toMatchObject({ 'default-src': ["'none'"], 'form-action': ["'none'"] });
});
