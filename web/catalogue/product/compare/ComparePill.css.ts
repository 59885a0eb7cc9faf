import { style } from '@vanilla-extract/css';
import { media } from '../../../ui/breakpoints.ts';
import { aboveFoot, footSpace } from '../../../ui/foot-space.css.ts';
import { notPrinted } from '../../../ui/print/printed.css.ts';
import { size, vars } from '../../../ui/theme.css.ts';
import { centredIn, inlineRow, underlined } from '../../../ui/patterns.css.ts';

/** In its place on small screens; on wide ones it floats at the window's foot. */
export const pill = style([
  notPrinted,
  aboveFoot,
  {
    display: 'inline-flex',
    flex: 'none',
    alignItems: 'stretch',
    minHeight: size.x48,
    border: `1px solid ${vars.color.onGreenSoft}`,
    borderRadius: vars.radius.pill,
    backgroundColor: vars.color.green,
    color: vars.color.onGreen,
    fontSize: vars.text.x14,
    fontWeight: 560,
    '@media': {
      [media.large]: {
        position: 'fixed',
        bottom: `calc(${footSpace} + ${vars.space.x5})`,
        insetInlineStart: '50%',
        zIndex: 20,
        transform: 'translateX(-50%)',
        boxShadow: vars.shadow.float,
      },
    },
  },
]);

export const label = style({
  ...inlineRow(),
  paddingInlineStart: vars.space.x4,
  borderRadius: vars.radius.pill,
  color: 'inherit',
  textDecoration: 'none',
  whiteSpace: 'pre',
  selectors: { 'a&:hover': { ...underlined, color: 'inherit' } },
  '@media': { [media.narrow]: { paddingInlineStart: vars.space.x3 } },
});

export const wide = style({ '@media': { [media.phone]: { display: 'none' } } });

export const clear = style({
  ...centredIn,
  width: size.x44,
  borderRadius: vars.radius.pill,
  color: 'inherit',
  selectors: { '&:hover': { backgroundColor: vars.color.greenHover } },
});

/** On pages without a bar: at the window's foot, as far as the page's products go. */
export const foot = style([
  aboveFoot,
  {
    position: 'sticky',
    bottom: `calc(${footSpace} + ${vars.space.x4})`,
    zIndex: 2,
    justifySelf: 'start',
    '@media': { [media.low]: { position: 'static' } },
  },
]);
