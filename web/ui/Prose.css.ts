import { globalStyle, style } from '@vanilla-extract/css';
import { media } from './breakpoints.ts';
import { border, vars } from './theme.css.ts';
import { boundedStack, eyebrowText, stack } from './patterns.css.ts';

export const prose = style({ ...boundedStack(vars.space.x4), color: vars.color.soft, lineHeight: 1.65 });

globalStyle(`${prose} > :is(p, ul, ol, h2, h3)`, { maxWidth: '68ch' });
globalStyle(`${prose} strong`, { color: vars.color.ink, fontWeight: 600 });
globalStyle(`${prose} :is(ul, ol)`, { ...stack(vars.space.x2), paddingInlineStart: '1.2em' });
globalStyle(`${prose} li::marker`, { color: vars.color.brass });
globalStyle(`${prose} :is(h2, h3)`, { color: vars.color.ink, paddingBlockStart: vars.space.x4 });
globalStyle(`${prose} h2`, { fontSize: vars.text.x28 });
globalStyle(`${prose} a`, { color: vars.color.ink, textDecorationColor: vars.color.brassLight });
globalStyle(`${prose} a[href^="tel:"]`, { whiteSpace: 'nowrap' });
globalStyle(`${prose} a:hover`, { color: vars.color.brass });

globalStyle(`${prose} table`, { width: '100%', fontSize: vars.text.x14, lineHeight: 1.5 });
globalStyle(`${prose} :is(th, td)`, { padding: 0, textAlign: 'start', verticalAlign: 'top' });
globalStyle(`${prose} tbody :is(th, td):first-child`, { color: vars.color.ink, fontWeight: 600 });
// Small screens have no room for columns: each row becomes a paragraph, headed by its first cell.
globalStyle(`${prose} :is(tbody, tr, tbody :is(th, td))`, {
  display: 'block',
  '@media': { [media.medium]: { display: 'revert' } },
});
globalStyle(`${prose} thead`, { display: 'none', '@media': { [media.medium]: { display: 'revert' } } });
globalStyle(`${prose} tbody tr`, { paddingBlock: vars.space.x3, borderBottom: border.hairline });
globalStyle(`${prose} :is(thead, tbody) :is(th, td)`, {
  '@media': {
    [media.medium]: {
      padding: `${vars.space.x3} ${vars.space.x5} ${vars.space.x3} 0`,
      borderBottom: border.hairline,
    },
  },
});
globalStyle(`${prose} thead th`, { ...eyebrowText, color: vars.color.muted });
globalStyle(`${prose} tbody th`, { '@media': { [media.medium]: { minWidth: '10ch' } } });
