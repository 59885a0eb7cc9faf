import './fonts.css.ts';
import { createGlobalVar, globalLayer, globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { media } from './breakpoints.ts';
import { border, vars } from './theme.css.ts';
import { bareButton, focused } from './patterns.css.ts';

// A layer, so that component styles win in whatever order the style sheets load.
const reset = globalLayer('reset');

function base(selector: string, rule: GlobalStyleRule) {
  globalStyle(selector, { '@layer': { [reset]: rule } });
}

base('*, *::before, *::after', { boxSizing: 'border-box' });
base('*', { margin: 0 });

// Sent by scripts. Outside the layer, because the styles of each form have a display of their own.
globalStyle('form:not([action])', { '@media': { '(scripting: none)': { display: 'none' } } });

base('html', {
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  // Always has a scrollbar, so that short and long pages do not shift sideways.
  overflowY: 'scroll',
  // Keeps focused elements and fragment targets clear of the sticky header.
  scrollPaddingTop: '140px',
  '@media': { [media.low]: { scrollPaddingTop: vars.space.x4 } },
  backgroundColor: vars.color.paper,
  colorScheme: 'light',
});

// While a dialog locks the page, which measures it. Inherited properties make the browser restyle every element.
const scrollbarWidth = createGlobalVar('scrollbar-width', { syntax: '<length>', inherits: false, initialValue: '0px' });
base('html:has(dialog:modal)', { overflow: 'hidden' });
base('body:has(dialog:modal)', { paddingInlineEnd: scrollbarWidth });

base('body', {
  minHeight: '100dvh',
  backgroundColor: vars.color.paper,
  color: vars.color.ink,
  fontFamily: vars.font.sans,
  fontSize: vars.text.x16,
  lineHeight: 1.5,
  fontFeatureSettings: '"cv11", "ss03"',
  WebkitFontSmoothing: 'antialiased',
  MozOsxFontSmoothing: 'grayscale',
  // Names and texts come from merchants' files: an overlong word breaks instead of widening its column.
  // Figures, and text that must stay whole beside them, set `break-word`.
  overflowWrap: 'anywhere',
});

// Paper has its own colour, and a page's end is where its content ends.
base('html, body', { '@media': { print: { minHeight: 0, backgroundColor: 'transparent' } } });

base('h1, h2, h3, h4', {
  fontFamily: vars.font.serif,
  fontWeight: 480,
  fontOpticalSizing: 'auto',
  lineHeight: 1.15,
  letterSpacing: '-0.01em',
  textWrap: 'balance',
});
base('h1', { fontSize: vars.text.x36, '@media': { [media.large]: { fontSize: vars.text.x48 } } });
base('h2', { fontSize: vars.text.x28 });
base('h3', { fontSize: vars.text.x22 });
base('h4', { fontSize: vars.text.x18 });
base('p', { textWrap: 'pretty' });

base('ul[class], ol[class]', { listStyle: 'none', padding: 0 });
base('img, svg, picture', { display: 'block', maxWidth: '100%' });
base('img', { height: 'auto' });
base('svg', { flexShrink: 0 });
base('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
base('button', { ...bareButton, touchAction: 'manipulation' });
base('summary', { cursor: 'pointer' });
base('table', { borderCollapse: 'collapse' });
base('fieldset', { border: 0, padding: 0, minWidth: 0 });
base('legend', { padding: 0 });
base('dd', { marginInlineStart: 0 });
base('dialog', { color: 'inherit', border: 0, padding: 0 });
base('hr', { border: 0, borderTop: border.hairline });
base('[hidden]', { display: 'none' });

base('a', {
  color: 'inherit',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.22em',
});
base('a:hover', { color: vars.color.brass });

base(':focus-visible', { ...focused });
// Headings take focus after a navigation for screen readers; they are not controls, so they show no ring.
base('h1:focus, h1:focus-visible', { outline: 'none' });

base('::selection', { backgroundColor: vars.color.selection, color: vars.color.ink });

base('*, *::before, *::after, ::backdrop', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
      scrollBehavior: 'auto !important' as 'auto',
    },
  },
});
