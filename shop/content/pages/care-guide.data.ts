import type { ContentPage } from '../content.ts';

export const careGuide: ContentPage = {
  url: '/care-guide/',
  title: 'Looking after finishes',
  metaDescription:
    'How to clean brass, nickel, chrome, black and painted finishes, and what never to use on any of them.',
  summary: 'A soft cloth and warm water are enough for nearly everything we sell. Here’s what to know about the rest.',
  scene: 'matching-finishes',
  imageDescription: 'Switch, dimmer, lever, hook, knob and cup handle in satin brass on a pale wall',
  updatedOn: '2026-11-23',
  sections: [
    {
      anchor: 'every-finish',
      heading: 'Every finish',
      body: '<p>Switch off at the consumer unit before you clean anything electrical, and never spray it: dampen the cloth instead. Dust first, wipe with warm water and a drop of washing-up liquid, and dry at once. Abrasive creams, bleach, vinegar and descaler spoil lacquer and plating within a few weeks.</p>',
    },
    {
      anchor: 'lacquered',
      heading: 'Lacquered and coated',
      body: '<p>Most brass and bronze indoors is lacquered, and PVD is a hard coating. Metal polish takes lacquer off, in patches: do not use it. A little clear wax twice a year protects against fingerprints, especially near the kitchen.</p>',
    },
    {
      anchor: 'living',
      heading: 'Living finishes',
      body: '<p>Unlacquered brass, copper and antique finishes are meant to change. Leave them alone, or bring the shine back with a brass polish and start again. Cover the wall or the paint around a plate with card first, and keep polish away from the switch itself.</p>',
    },
    {
      anchor: 'glass-and-fabric',
      heading: 'Glass and fabric',
      body: '<p>Take glass shades down when they are cold and wash them by hand. Brush fabric shades with a soft clothes brush or a lint roller; water leaves rings. We can often supply a spare glass or shade: <a href="/contact-us/">ask us</a>.</p>',
    },
  ],
};
