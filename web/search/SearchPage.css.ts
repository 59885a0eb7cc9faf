import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../ui/breakpoints.ts';
import { vars } from '../ui/theme.css.ts';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x3,
  paddingTop: vars.space.x2,
  paddingBottom: vars.space.x8,
  '@media': {
    [media.medium]: { gap: vars.space.x6, paddingTop: vars.space.x5 },
    [media.large]: { paddingBottom: vars.space.x9 },
  },
});

export const intro = style({
  display: 'grid',
  gap: vars.space.x1,
  '@media': { [media.medium]: { gap: vars.space.x3 } },
});

export const heading = style({
  fontSize: vars.text.x28,
  overflowWrap: 'anywhere',
  '@media': { [media.large]: { fontSize: vars.text.x36 } },
});

export const subheading = style({ fontSize: vars.text.x22 });

export const results = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.x5 });

export const corrected = style({ color: vars.color.soft, overflowWrap: 'anywhere' });

export const empty = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x7,
  '@media': { [media.large]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)', gap: vars.space.x9 } },
});

export const helps = style({ display: 'grid', alignContent: 'start', gap: vars.space.x5 });

export const nothing = style({
  color: vars.color.ink,
  fontSize: vars.text.x18,
  fontWeight: 600,
  overflowWrap: 'anywhere',
});

export const advice = style({
  display: 'grid',
  gap: vars.space.x2,
  paddingLeft: vars.space.x4,
  color: vars.color.soft,
  listStyle: 'disc',
});

globalStyle(`${advice} ::marker`, { color: vars.color.brassLight });

export const contact = style({ maxWidth: '68ch', color: vars.color.soft, lineHeight: 1.5 });

globalStyle(`${contact} a`, {
  color: vars.color.ink,
  fontWeight: 600,
  textDecorationColor: vars.color.brassLight,
  textUnderlineOffset: '4px',
});
globalStyle(`${contact} a:hover`, { color: vars.color.brass });

export const departments = style({ display: 'grid', alignContent: 'start', gap: vars.space.x3 });

export const links = style({ borderTop: `1px solid ${vars.color.hairline}` });

export const departmentLink = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: '48px',
  borderBottom: `1px solid ${vars.color.hairline}`,
  color: vars.color.ink,
  textDecoration: 'none',
  transition: `color ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: {
    '&::after': {
      content: '→',
      color: vars.color.brassLight,
      transition: `transform ${vars.motion.normal} ${vars.motion.ease}`,
    },
    '&:hover': { color: vars.color.brass },
    '&:hover::after': { transform: 'translateX(4px)' },
  },
  '@media': { '(prefers-reduced-motion: reduce)': { selectors: { '&:hover::after': { transform: 'none' } } } },
});
