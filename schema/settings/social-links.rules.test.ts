import { expect, test } from 'vitest';
import { socialLinkOf } from './social-links.rules.ts';

test.each([
  ['https://www.instagram.com/shop', 'Instagram'],
  ['https://uk.pinterest.com/shop/', 'Pinterest'],
  ['https://x.com/shop', 'X'],
])('names the network of %s %s', (url, network) => expect(socialLinkOf(url)).toEqual({ network, url }));

test.each(['', 'instagram.com/shop', 'http://instagram.com/shop', 'javascript:alert(1)', 'https://'])(
  'rejects %j',
  (address) => {
    expect(socialLinkOf(address)).toBeNull();
  },
);
