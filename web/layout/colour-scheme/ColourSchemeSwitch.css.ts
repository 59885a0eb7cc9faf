import { style } from '@vanilla-extract/css';
import { size, vars } from '../../ui/theme.css.ts';
import { covering, inlineRow, wrappingRow } from '../../ui/patterns.css.ts';

export { options } from '../VatSwitch.css.ts';

/** Without scripts the operating system's setting applies. */
export const group = style({ ...wrappingRow(vars.space.x3), '@media': { '(scripting: none)': { display: 'none' } } });

export const legend = style({ float: 'left' });

export const input = style({ ...covering, margin: 0, opacity: 0, cursor: 'pointer' });

export const option = style({
  ...inlineRow(),
  position: 'relative',
  minHeight: size.x32,
  paddingInline: vars.space.x3,
  borderRadius: vars.radius.pill,
  cursor: 'pointer',
  selectors: {
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focusOnGreen}`, outlineOffset: '2px' },
    '&:has(:checked)': { backgroundColor: vars.color.onGreen, color: vars.color.band, textDecoration: 'none' },
  },
});
