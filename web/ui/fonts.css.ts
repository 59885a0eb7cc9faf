import { globalFontFace } from '@vanilla-extract/css';

const latin =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD';

globalFontFace('Inter Variable', {
  src: "url('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2') format('woff2')",
  fontWeight: '100 900',
  fontStyle: 'normal',
  fontDisplay: 'swap',
  unicodeRange: latin,
});

globalFontFace('Fraunces Variable', {
  src: "url('@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2') format('woff2')",
  fontWeight: '100 900',
  fontStyle: 'normal',
  fontDisplay: 'swap',
  unicodeRange: latin,
});

// The faces that stand in until the files are there. Width and line box are those of the real face, measured on a sentence of the shop,
// so that nothing moves when it arrives.
globalFontFace('Inter Fallback', {
  src: "local('Arial'), local('Liberation Sans'), local('Arimo')",
  sizeAdjust: '106.9%',
  ascentOverride: '90.6%',
  descentOverride: '22.5%',
  lineGapOverride: '0%',
});

globalFontFace('Fraunces Fallback', {
  src: "local('Times New Roman'), local('Liberation Serif'), local('Tinos')",
  sizeAdjust: '114%',
  ascentOverride: '85.8%',
  descentOverride: '22.4%',
  lineGapOverride: '0%',
});
