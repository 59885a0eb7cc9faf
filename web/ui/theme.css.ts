import { assignVars, createGlobalTheme, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';
import { darkColours, lightColours } from '@storefront/domain/theme/theme.data.ts';
import { tokenName } from '@storefront/domain/theme/token-name.rules.ts';
import { DARK, LIGHT, SCHEME_ATTRIBUTE } from './colour-scheme.data.ts';

const tokens = {
  color: lightColours,
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
  shadow: { float: '' },
  motion: { quick: '120ms', normal: '160ms', drawer: '220ms', ease: 'cubic-bezier(.2, .6, .2, 1)' },
};

/** The only values that styles may use. Custom properties by readable names, for a merchant's `theme.css`. */
export const vars = createGlobalThemeContract(tokens, (_, path) => tokenName(path));

createGlobalTheme(':root', vars, { ...tokens, shadow: { float: `0 12px 40px ${vars.color.shadow}` } });

/** Of controls: at least `x44` for a finger, `x48` for fields and buttons. No scheme changes them. */
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

/** `focus` is the outline of the focused control. */
export const border = {
  hairline: `1px solid ${vars.color.hairline}`,
  line: `1px solid ${vars.color.line}`,
  focus: `2px solid ${vars.color.focus}`,
} as const;

// On screens only: paper is white. Without a choice the operating system's setting applies, also where no scripts run.
const inDark = {
  vars: assignVars(vars.color, darkColours),
  colorScheme: 'dark',
};
globalStyle(`:root[${SCHEME_ATTRIBUTE}="${DARK}"]`, { '@media': { screen: inDark } });
globalStyle(`:root:not([${SCHEME_ATTRIBUTE}="${LIGHT}"])`, {
  '@media': { 'screen and (prefers-color-scheme: dark)': inDark },
});
