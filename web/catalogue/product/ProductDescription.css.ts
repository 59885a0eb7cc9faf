import { globalStyle, style } from '@vanilla-extract/css';
import { size, vars } from '../../ui/theme.css.ts';
import { sansTitle, stack } from '../../ui/patterns.css.ts';

const LINE = 1.6;

export const block = style({ ...stack(vars.space.x3), justifyItems: 'start', maxWidth: '68ch' });

export const text = style({ ...stack(vars.space.x4), color: vars.color.soft, lineHeight: LINE });

/** Not clamped on paper, nor without scripts, which could not expand it. */
export const clamped = style([
  text,
  {
    '@media': {
      'screen and (scripting: enabled)': {
        maxHeight: `${4 * LINE}em`,
        overflow: 'hidden',
        maskImage: 'linear-gradient(#000 62%, transparent)',
      },
    },
  },
]);

export const prose = style(stack(vars.space.x3));
globalStyle(`${prose} ul, ${prose} ol`, { paddingInlineStart: '1.2em' });
globalStyle(`${prose} :is(h2, h3, h4)`, { ...sansTitle, color: vars.color.ink, fontSize: vars.text.x16 });
globalStyle(`${prose} :is(th, td)`, {
  padding: `${vars.space.x1} ${vars.space.x3} ${vars.space.x1} 0`,
  textAlign: 'start',
});

export const warranty = style(stack(vars.space.x4));
globalStyle(`${warranty} ul`, { paddingInlineStart: '1.2em' });

/** On paper and without scripts; otherwise it expands with the rest of the text. */
export const closedWarranty = style([
  warranty,
  { '@media': { 'screen and (scripting: enabled)': { display: 'none' } } },
]);

export const title = style({
  ...sansTitle,
  marginBottom: vars.space.x1,
  color: vars.color.ink,
  fontSize: vars.text.x16,
});

export const more = style({
  minHeight: size.x32,
  fontWeight: 560,
  textDecoration: 'underline',
  textDecorationColor: vars.color.brassLight,
  textUnderlineOffset: '0.3em',
  selectors: { '&:hover': { color: vars.color.brass } },
  '@media': { '(scripting: none)': { display: 'none' }, print: { display: 'none' } },
});
