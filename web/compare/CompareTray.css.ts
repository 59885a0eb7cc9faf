import { style } from '@vanilla-extract/css';
import { media } from '../ui/breakpoints.ts';
import { notPrinted } from '../ui/print/printed.css.ts';
import { vars } from '../ui/theme.css.ts';

/** The bars of lists and product pages, which stick to the foot of narrow windows. */
const BAR_HEIGHT = '68px';

export const tray = style([
  notPrinted,
  {
    position: 'sticky',
    bottom: `calc(var(--foot-space, 0px) + ${BAR_HEIGHT})`,
    zIndex: 2,
    background: vars.color.surface,
    borderTop: `1px solid ${vars.color.ink}`,
    '@media': { [media.large]: { bottom: 'var(--foot-space, 0px)' }, [media.low]: { position: 'static' } },
  },
]);
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x2,
  paddingBlock: vars.space.x2,
});
export const products = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.x2,
  listStyle: 'none',
  margin: 0,
  padding: 0,
  minWidth: 0,
});
export const product = style({
  display: 'flex',
  alignItems: 'center',
  maxWidth: '240px',
  paddingInlineStart: vars.space.x3,
  background: vars.color.wash,
  borderRadius: vars.radius.pill,
  fontSize: vars.text.x14,
  // Four names would cover a phone's page: their number is on the button.
  '@media': { [media.phone]: { maxWidth: '112px' } },
});
export const name = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const remove = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  width: '36px',
  minHeight: '36px',
});
export const actions = style({ display: 'flex', alignItems: 'center', gap: vars.space.x2 });
export const hint = style({ color: vars.color.muted, fontSize: vars.text.x14 });
