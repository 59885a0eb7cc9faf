/** Downlights that were a product for each finish. */
const MERGED = [
  'northbeam-sentry-6w-fire-rated-led-downlight',
  'northbeam-sentry-8w-fire-rated-led-downlight',
  'northbeam-sentry-pro-10w-warm-dim-fire-rated-downlight',
  'northbeam-fixed-gu10-downlight',
  'arrow-electrical-guardian-fire-rated-gu10-downlight',
  'arrow-electrical-guardian-ip65-shower-gu10-downlight',
  'northbeam-tilt-gu10-downlight',
  'linea-nord-occhio-7w-adjustable-led-downlight',
  'linea-nord-occhio-12w-adjustable-led-downlight',
  'linea-nord-quadro-square-tilt-gu10-downlight',
];
const FINISHES = ['matt-white', 'polished-chrome', 'brushed-chrome', 'matt-black', 'satin-brass'];

/** Redirects from former addresses of renamed products. */
export const renamedProducts: readonly { from: string; to: string }[] = [
  { from: '/halden-nordal-reading-lamp/', to: '/halden-nordal-reading-light/' },
  { from: '/endon-amberley-mini-pendant/', to: '/endon-lighting-amberley-small-pendant-light/' },
  ...MERGED.flatMap((name) => FINISHES.map((finish) => ({ from: `/${name}-${finish}/`, to: `/${name}/` }))),
];
