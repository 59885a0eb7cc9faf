import { style } from '@vanilla-extract/css';
import { size, vars } from '../../../ui/theme.css.ts';
import {
  covering,
  eased,
  eyebrowText,
  finePrint,
  focused,
  inlineRow,
  inputBox,
  problemText,
  softText,
  stack,
  wrapping,
} from '../../../ui/patterns.css.ts';

export const picker = style(stack(vars.space.x5));

export const option = style({ ...stack(vars.space.x3), scrollMarginTop: '96px' });

// A legend is not a grid item of its fieldset, so it has a margin in place of the gap.
export const legend = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space.x3,
  width: '100%',
  paddingBottom: vars.space.x3,
  lineHeight: 1.4,
});

export const name = style({ fontSize: vars.text.x14, fontWeight: 600 });

export const chosen = style(softText);

export const required = style({
  ...eyebrowText,
  paddingInline: vars.space.x2,
  border: `1px solid ${vars.color.brassLight}`,
  borderRadius: vars.radius.pill,
  color: vars.color.brass,
  lineHeight: size.x20,
});

export const values = style(wrapping(vars.space.x2));

export const value = style({
  ...inlineRow(vars.space.x2),
  ...inputBox,
  position: 'relative',
  minHeight: size.x44,
  paddingInline: vars.space.x3,
  cursor: 'pointer',
  fontSize: vars.text.x14,
  transition: eased('quick', 'border-color', 'box-shadow'),
  selectors: {
    '&:hover': { borderColor: vars.color.ink },
    '&:active': { backgroundColor: vars.color.wash },
    '&:has(:checked)': { borderColor: vars.color.accent, boxShadow: `inset 0 0 0 1px ${vars.color.accent}` },
    '&:has(:focus-visible)': { ...focused },
  },
});

const [start, end] = ['calc(50% - 0.5px)', 'calc(50% + 0.5px)'];
const strike = [
  `transparent ${start}`,
  `${vars.color.muted} ${start}`,
  `${vars.color.muted} ${end}`,
  `transparent ${end}`,
];

/** Crossed out by a hairline over swatch and words, which stay legible. */
export const unavailable = style({
  borderStyle: 'dashed',
  backgroundColor: vars.color.paper,
  color: vars.color.muted,
  '::after': {
    ...covering,
    content: '',
    backgroundImage: `linear-gradient(to top right, ${strike.join(', ')})`,
    pointerEvents: 'none',
  },
  selectors: { '&:has(:checked)': { borderStyle: 'solid', color: vars.color.soft } },
});

// The input covers its label, so that taps and the browser's validation message find it there.
export const radio = style({ ...covering, width: '100%', height: '100%', margin: 0, opacity: 0, cursor: 'pointer' });

export const label = style({ paddingBlock: vars.space.x2 });

export const price = style({ ...finePrint, display: 'block', lineHeight: 1.2 });

export const problem = style({ ...problemText, fontWeight: 560 });
