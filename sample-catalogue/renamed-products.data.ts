/** Redirects from former addresses of renamed products. */
export const renamedProducts: readonly { from: string; to: string }[] = [
  { from: '/halden-nordal-reading-lamp/', to: '/halden-nordal-reading-light/' },
  { from: '/endon-amberley-mini-pendant/', to: '/endon-lighting-amberley-small-pendant-light/' },
];
