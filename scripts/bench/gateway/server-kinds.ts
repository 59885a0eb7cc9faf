/** The compared servers. The ratios are to the relay. */
export const serverKinds = [
  'relay',
  'ours',
  'cached',
  'mercurius',
  'mercurius-unlimited',
  'yoga-with-graphql-jit',
  'yoga',
  'apollo',
] as const;
export type ServerKind = (typeof serverKinds)[number];

export const SERVER_NAMES: Readonly<Record<ServerKind, string>> = {
  relay: 'raw REST relay',
  ours: 'ours, no response cache',
  cached: 'ours, response cache',
  mercurius: 'Mercurius, jit',
  'mercurius-unlimited': 'Mercurius, jit, no limits',
  'yoga-with-graphql-jit': 'Yoga, graphql-jit',
  yoga: 'Yoga as installed',
  apollo: 'Apollo Server 5',
};
