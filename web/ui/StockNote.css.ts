import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from './theme.css.ts';

const note = style({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: vars.space.x2,
  fontSize: vars.text.x14,
  lineHeight: 1.4,
  '::before': {
    content: '',
    flex: 'none',
    width: '7px',
    height: '7px',
    borderRadius: vars.radius.pill,
    backgroundColor: 'currentColor',
    transform: 'translateY(-1px)',
  },
});

export const tone = styleVariants({
  ok: [note, { color: vars.color.ok }],
  low: [note, { color: vars.color.warn }],
  none: [note, { color: vars.color.muted }],
});
