/** The compared servers. The ratios are to the relay. */
export const serverKinds = ['relay', 'before', 'ours', 'cached', 'mercurius', 'yoga', 'apollo'] as const;
export type ServerKind = (typeof serverKinds)[number];

export const SERVER_NAMES: Readonly<Record<ServerKind, string>> = {
  relay: 'raw REST relay',
  before: 'other checkout, uncached',
  ours: 'ours, no response cache',
  cached: 'ours, response cache',
  mercurius: 'Mercurius, jit',
  yoga: 'Yoga, jit',
  apollo: 'Apollo Server 5',
};
