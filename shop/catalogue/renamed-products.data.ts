/** Addresses that products had before they were renamed, and where each lives now. */
export const renamedProducts: readonly { from: string; to: string }[] = [
  { from: '/halden-nordal-reading-lamp/', to: '/halden-nordal-reading-light/' },
  { from: '/endon-amberley-mini-pendant/', to: '/endon-lighting-amberley-small-pendant-light/' },
];
