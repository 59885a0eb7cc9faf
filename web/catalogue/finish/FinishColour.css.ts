import { style, styleVariants } from '@vanilla-extract/css';
import { covering } from '../../ui/patterns.css.ts';

const light = (percent: number) => `rgb(255 255 255 / ${percent}%)`;
const dark = (percent: number) => `rgb(0 0 0 / ${percent}%)`;

const polish = [`${light(80)} 34%`, `${light(10)} 44%`, `${dark(30)} 62%`, `${light(40)} 80%`];

const frame = style({
  position: 'relative',
  display: 'block',
  overflow: 'hidden',
  '::after': { ...covering, content: '', forcedColorAdjust: 'none' },
});

export const colour = style({ display: 'block', width: '100%', height: '100%' });

/** The surface of each finish, in the light of a window at the upper left. */
export const surface = styleVariants({
  POLISHED: [
    frame,
    {
      '::after': {
        backgroundImage: `linear-gradient(118deg, ${dark(8)} 0 12%, ${polish.join(', ')}, ${dark(6)})`,
      },
    },
  ],
  BRUSHED: [
    frame,
    {
      '::after': {
        backgroundImage: [
          `repeating-linear-gradient(180deg, ${light(18)} 0 1px, ${dark(6)} 1px 2px, transparent 2px 3px)`,
          `linear-gradient(105deg, transparent 10%, ${light(45)} 42%, transparent 60%, ${dark(16)})`,
        ].join(', '),
      },
    },
  ],
  AGED: [
    frame,
    {
      '::after': {
        backgroundImage: [
          `radial-gradient(circle at 34% 28%, ${light(42)}, transparent 46%)`,
          `radial-gradient(circle at 50% 50%, transparent 42%, ${dark(42)})`,
        ].join(', '),
      },
    },
  ],
  MATT: [
    frame,
    { '::after': { backgroundImage: `linear-gradient(135deg, ${light(16)}, transparent 55%, ${dark(14)})` } },
  ],
  GLOSS: [frame, { '::after': { backgroundImage: `linear-gradient(128deg, ${light(70)} 0 26%, transparent 27%)` } }],
  PLAIN: [frame],
});
