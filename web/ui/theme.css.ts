import { assignVars, createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { DARK, LIGHT, SCHEME_ATTRIBUTE } from './colour-scheme.data.ts';

const light = {
  paper: '#FBF9F5',
  surface: '#FFFFFF',
  wash: '#F3EFE7',
  hairline: '#E4DED3',
  line: '#8C877C',
  ink: '#1B1F1D',
  soft: '#434945',
  muted: '#5F655F',
  /** The ground of the header's band and the footer. */
  band: '#1F3A2E',
  /** The ground of what can be pressed, under `onGreen`. */
  green: '#1F3A2E',
  greenHover: '#2C5241',
  /** Green text and marks on paper. */
  accent: '#1F3A2E',
  onGreen: '#FBF9F5',
  onGreenSoft: '#CBD6CF',
  greenLine: '#3D5B4D',
  brass: '#86642A',
  brassLight: '#B8954E',
  sale: '#9E2F1B',
  ok: '#2A6340',
  warn: '#7A4F00',
  focus: '#1D5FBF',
  focusOnGreen: '#F5D489',
  selection: '#EADFC6',
  scrim: 'rgb(27 31 29 / .48)',
  shadow: 'rgb(27 31 29 / .14)',
  /** Photographs keep their light ground; this takes the glare from it. */
  pictureFilter: 'none',
  /** Around a swatch: a dark finish would vanish on a dark page. */
  swatchRing: 'transparent',
};

const dark: typeof light = {
  paper: '#141715',
  surface: '#1C201E',
  wash: '#242926',
  hairline: '#373D39',
  line: '#858C85',
  ink: '#F2EFE8',
  soft: '#CACDC7',
  muted: '#A6ACA6',
  band: '#1A2B22',
  green: '#376853',
  greenHover: '#427A62',
  accent: '#9CCBB2',
  onGreen: '#FBF9F5',
  onGreenSoft: '#CBD6CF',
  greenLine: '#3D5B4D',
  brass: '#D9B46C',
  brassLight: '#B8954E',
  sale: '#F2937C',
  ok: '#86C79E',
  warn: '#E7BC6E',
  focus: '#8AB6F9',
  focusOnGreen: '#F5D489',
  selection: '#5C4C26',
  scrim: 'rgb(0 0 0 / .64)',
  shadow: 'rgb(0 0 0 / .5)',
  pictureFilter: 'brightness(.92)',
  swatchRing: '#858C85',
};

/** The design tokens: the only values that styles may use. */
export const vars = createGlobalTheme(':root', {
  color: light,
  space: { x1: '4px', x2: '8px', x3: '12px', x4: '16px', x5: '24px', x6: '32px', x7: '40px', x8: '56px', x9: '80px' },
  font: {
    serif: "'Fraunces Variable', 'Fraunces Fallback', Georgia, 'Times New Roman', serif",
    sans: "'Inter Variable', 'Inter Fallback', system-ui, -apple-system, 'Segoe UI', Arial, sans-serif",
  },
  text: {
    x12: '0.75rem',
    x14: '0.875rem',
    x16: '1rem',
    x18: '1.125rem',
    x22: '1.375rem',
    x28: '1.75rem',
    x36: '2.25rem',
    x48: '3rem',
  },
  radius: { control: '2px', pill: '999px' },
  shadow: { float: `0 12px 40px ${light.shadow}` },
  motion: { quick: '120ms', normal: '160ms', drawer: '220ms', ease: 'cubic-bezier(.2, .6, .2, 1)' },
});

/**
 * The heights and widths of controls and marks, by their pixels: a control is at least `x44` for a finger, a field or button `x48`.
 * Constants rather than custom properties, because no scheme changes them.
 */
export const size = {
  x18: '18px',
  x20: '20px',
  x24: '24px',
  x28: '28px',
  x32: '32px',
  x36: '36px',
  x40: '40px',
  x44: '44px',
  x48: '48px',
  x56: '56px',
} as const;

/** Lines around and between things; `focus` is the outline of the focused control. */
export const border = {
  hairline: `1px solid ${vars.color.hairline}`,
  line: `1px solid ${vars.color.line}`,
  focus: `2px solid ${vars.color.focus}`,
} as const;

// On screens only: paper is white. Without a choice the operating system's setting applies, also where no scripts run.
const inDark = {
  vars: { ...assignVars(vars.color, dark), [vars.shadow.float]: `0 12px 40px ${dark.shadow}` },
  colorScheme: 'dark',
};
globalStyle(`:root[${SCHEME_ATTRIBUTE}="${DARK}"]`, { '@media': { screen: inDark } });
globalStyle(`:root:not([${SCHEME_ATTRIBUTE}="${LIGHT}"])`, {
  '@media': { 'screen and (prefers-color-scheme: dark)': inDark },
});
