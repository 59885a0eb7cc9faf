import { expect, test } from 'vitest';
import { readWholeConfig } from './whole-config.ts';

test.each(['PORT', 'TRUSTED_PROXIES', 'SYNC_MINUTES'])('a wrong %s is refused, whichever program reads it', (name) =>
  expect(readWholeConfig({ SHOP_API_URL: 'https://shop.example', [name]: 'x' })).rejects.toThrow(name),
);
