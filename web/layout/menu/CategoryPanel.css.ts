import { keyframes, style } from '@vanilla-extract/css';
import { border, size, vars } from '../../ui/theme.css.ts';
import { gridOf, inlineRow, serifName, softText, stack } from '../../ui/patterns.css.ts';

const appear = keyframes({
  from: { opacity: 0, transform: 'translateY(-4px)' },
  to: { opacity: 1, transform: 'none' },
});

export const panel = style({
  position: 'absolute',
  top: '100%',
  insetInline: 0,
  maxHeight: 'calc(100dvh - 200px)',
  overflowY: 'auto',
  backgroundColor: vars.color.surface,
  borderTop: border.hairline,
  boxShadow: vars.shadow.float,
  // Cuts the shadow off at the top, so that it does not fall on the links above.
  clipPath: 'inset(0 0 -60px)',
  animation: `${appear} ${vars.motion.normal} ${vars.motion.ease}`,
});

export const inner = style({ ...gridOf('minmax(0, 1fr) 260px', vars.space.x8), paddingBlock: vars.space.x6 });

export const columns = style({ columnWidth: '190px', columnGap: vars.space.x6 });

export const group = style({ breakInside: 'avoid', paddingBottom: vars.space.x5 });

export const groupLink = style({
  ...inlineRow(),
  ...serifName,
  minHeight: size.x32,
  lineHeight: 1.2,
  textDecoration: 'none',
});

export const link = style({
  ...inlineRow(),
  ...softText,
  minHeight: '30px',
  textDecoration: 'none',
  selectors: { '&:hover': { color: vars.color.brass, textDecoration: 'underline' } },
});

export const feature = style({ ...serifName, ...stack(vars.space.x3), alignContent: 'start', textDecoration: 'none' });

export const picture = style({ overflow: 'hidden', borderRadius: vars.radius.control });

export const all = style(inlineRow(vars.space.x2));

export const links = style({ display: 'grid', justifyItems: 'start' });

export const wide = style({ ...stack(vars.space.x4), paddingBlock: vars.space.x6 });

export const foot = style({ borderTop: border.hairline, backgroundColor: vars.color.paper });

export const finishes = style({ display: 'flex', gap: vars.space.x6, paddingBlock: vars.space.x3 });

export const footTitle = style({ ...serifName, flexShrink: 0, lineHeight: size.x44 });
