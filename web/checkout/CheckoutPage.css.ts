import { style } from '@vanilla-extract/css';
import { media } from '../ui/breakpoints.ts';
import { aboveFoot, footSpace } from '../ui/foot-space.css.ts';
import { border, vars } from '../ui/theme.css.ts';
import { boundedStack, markedPanel, mutedText, stack, warningText } from '../ui/patterns.css.ts';

export { taskRows as page } from '../ui/Container.css.ts';

export const head = style(boundedStack(vars.space.x2));

export const lead = style({ maxWidth: '64ch', color: vars.color.muted });

export const title = style({ fontSize: vars.text.x36 });

export const columns = style({
  ...boundedStack(vars.space.x6),
  alignItems: 'start',
  '@media': {
    [media.large]: {
      gridTemplateColumns: 'minmax(0, 560px) minmax(0, 440px)',
      justifyContent: 'space-between',
      gap: vars.space.x8,
    },
  },
});

/** First in the document, because it is above the form on small screens. */
export const aside = style({ '@media': { [media.large]: { gridColumn: 2, gridRow: 1 } } });

export { actions, box, check, form, group, legend, note, pair } from '../ui/form/form.css.ts';

export const facts = style({ display: 'grid', borderBlock: border.hairline });
export const fact = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${vars.space.x1} ${vars.space.x4}`,
  paddingBlock: vars.space.x4,
  selectors: { '& + &': { borderTop: border.hairline } },
  '@media': { [media.small]: { gridTemplateColumns: '120px minmax(0, 1fr) auto' } },
});
export const term = style({ ...mutedText, gridColumn: '1 / -1', '@media': { [media.small]: { gridColumn: 'auto' } } });

export const problem = style({
  ...warningText,
  ...stack(vars.space.x2),
  ...markedPanel(vars.color.warn),
  padding: vars.space.x3,
});

/** The sums and the button stay in sight beside the form, however many lines the basket has. */
export const closing = style([
  aboveFoot,
  {
    ...boundedStack(vars.space.x4),
    '@media': {
      [`${media.large} and (min-height: 700px)`]: {
        position: 'sticky',
        bottom: footSpace,
        paddingBottom: vars.space.x4,
        backgroundColor: vars.color.surface,
      },
    },
  },
]);

export const progress = style({ fontWeight: 560 });

export const changes = style({ ...stack(vars.space.x1), paddingInlineStart: vars.space.x5, listStyle: 'disc' });
