import { style } from '@vanilla-extract/css';
import { media } from '../../../ui/breakpoints.ts';
import { vars } from '../../../ui/theme.css.ts';

/** Hidden without scripts, which it needs, and where there is room for two columns. */
export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x2,
  minHeight: '44px',
  // As high to a finger as other buttons, without more room between the lines around it.
  marginBlock: '-12px',
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.color.ink,
  fontSize: vars.text.x14,
  cursor: 'pointer',
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' } },
  '@media': { '(scripting: none)': { display: 'none' }, [media.medium]: { display: 'none' } },
});
