import { style } from '@vanilla-extract/css';
import { size, vars } from '../../../ui/theme.css.ts';
import { centredIn, covering, eased, smallFigures, squareOf } from '../../../ui/patterns.css.ts';

export const zoom = style({
  position: 'fixed',
  inset: 0,
  width: '100vw',
  maxWidth: 'none',
  height: '100dvh',
  maxHeight: 'none',
  backgroundColor: vars.color.wash,
  opacity: 0,
  transition: eased('normal', 'opacity'),
  selectors: { '&[open]': { ...centredIn, opacity: 1, '@starting-style': { opacity: 0 } } },
});

export const surface = style({ ...covering, overflow: 'hidden' });

/** Fills the surface, so that a picture can be panned to the screen's edges. */
export const layer = style({
  ...centredIn,
  width: '100%',
  height: '100%',
  cursor: 'zoom-in',
  touchAction: 'none',
  selectors: { '&[data-enlarged]': { cursor: 'grab' }, '&[data-enlarged]:active': { cursor: 'grabbing' } },
});

export const picture = style({ width: '100vmin', overflow: 'hidden', pointerEvents: 'none' });

const control = style({
  ...squareOf(size.x48),
  position: 'absolute',
  zIndex: 1,
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.surface,
  boxShadow: vars.shadow.float,
  selectors: { '&:hover': { backgroundColor: vars.color.paper }, '&:active': { backgroundColor: vars.color.hairline } },
});

export const place = style({
  ...smallFigures,
  position: 'absolute',
  zIndex: 1,
  insetInlineStart: vars.space.x4,
  bottom: vars.space.x4,
  paddingInline: vars.space.x3,
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.surface,
  lineHeight: size.x32,
});

export const close = style([control, { top: vars.space.x4, insetInlineEnd: vars.space.x4 }]);
export const previous = style([control, { top: 'calc(50% - 24px)', insetInlineStart: vars.space.x4 }]);
export const next = style([control, { top: 'calc(50% - 24px)', insetInlineEnd: vars.space.x4 }]);

export const toggle = style([
  control,
  {
    bottom: vars.space.x4,
    insetInlineStart: '50%',
    width: 'auto',
    paddingInline: vars.space.x4,
    fontSize: vars.text.x14,
    fontWeight: 560,
    transform: 'translateX(-50%)',
  },
]);
