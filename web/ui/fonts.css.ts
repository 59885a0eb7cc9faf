import { globalFontFace } from '@vanilla-extract/css';
import { latin } from './unicode-range.data.ts';

globalFontFace('Inter Variable', {
  src: "url('./fonts/inter.woff2') format('woff2')",
  fontWeight: '400 620',
  fontStyle: 'normal',
  fontDisplay: 'swap',
  unicodeRange: latin,
});

globalFontFace('Fraunces Variable', {
  src: "url('./fonts/fraunces.woff2') format('woff2')",
  fontWeight: '100 900',
  fontStyle: 'normal',
  fontDisplay: 'swap',
  unicodeRange: latin,
});

// Adjusted to the width and line height of the real fonts, measured on a sentence of the shop: swapping shifts nothing.
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
