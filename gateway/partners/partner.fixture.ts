import type { Partner } from './partner.ts';

/** A partner with a secret key for the catalogue. */
export const partnerOf = (more: Partial<Partner> = {}): Partner => ({
  id: 'p1',
  name: 'Acme',
  kind: 'secret',
  scopes: ['catalogue'],
  origins: [],
  requestsPerMinute: 10_000,
  costPerMinute: 100_000_000,
  keyHash: 'hash',
  previousKeyHash: null,
  previousUntil: null,
  revokedAt: null,
  ...more,
});
