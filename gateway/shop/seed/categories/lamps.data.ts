import type { CategoryEntry } from './categories.data.ts';

export const lampCategories: CategoryEntry = {
  id: 21, slug: 'lamps-bulbs/lamps-bulbs', name: 'Lamps & Bulbs', picture: ['bulb-gls-filament', 'clear-glass'],
  keywords: 'light bulbs, LED bulbs, lamps',
  text: 'Bulbs of every cap and shape, nearly all LED. Compare lumens rather than watts: 470 lm replaces an old 40 W bulb, 806 lm a 60 W one. For living rooms choose 2700 K, for kitchens and bathrooms 3000 to 4000 K.',
  children: [
    {
      id: 103, slug: 'led-bulbs', name: 'LED Bulbs', picture: ['bulb-golf-filament', 'clear-glass'], keywords: 'energy saving bulbs, E27, B22, E14',
      text: 'The everyday shapes, in bayonet and screw caps. Look for the word dimmable if there is a dimmer on the wall, and for a clear bulb where it can be seen.',
      children: [
        { id: 104, slug: 'gls-bulbs', name: 'GLS Bulbs', picture: ['bulb-gls', 'opal-glass'], keywords: 'A60, classic bulb, standard bulb', text: 'The ordinary pear-shaped bulb, 60 mm across. B22 is the bayonet cap most British pendants have, E27 the big screw of most imported ones.' },
        { id: 105, slug: 'candle-bulbs', name: 'Candle Bulbs', picture: ['bulb-candle', 'opal-glass'], keywords: 'E14 candle, SES candle, chandelier bulb', text: 'For chandeliers and wall brackets. Frosted ones hide the works behind a shade; clear filament ones are made to be looked at.' },
        { id: 106, slug: 'golf-ball-bulbs', name: 'Golf Ball Bulbs', picture: ['bulb-golf', 'opal-glass'], keywords: 'round bulb, G45, P45', text: 'Small and round, 45 mm across, for little shades and open fittings where a candle would poke out.' },
      ],
    },
    {
      id: 107, slug: 'spotlight-bulbs', name: 'Spotlight Bulbs', picture: ['bulb-reflector', 'opal-glass'], keywords: 'GU10, MR16, reflector lamps',
      text: 'Lamps that throw their light one way. The beam angle decides the effect: 24 degrees picks out a picture, 36 suits most ceilings, 60 and over fills a room.',
      children: [
        { id: 108, slug: 'gu10-bulbs', name: 'GU10 Bulbs', picture: ['bulb-gu10', 'matt-white'], keywords: 'LED GU10, 36 degree, dimmable GU10', text: 'Mains voltage spots with a twist cap, 50 mm across. Mixing colours in one ceiling always shows, so buy the whole room at once.' },
        { id: 109, slug: 'mr16-bulbs', name: 'MR16 Bulbs', picture: ['bulb-mr16', 'clear-glass'], keywords: 'GU5.3, 12V, low voltage spot', text: 'Twelve volt spots with two thin pins. They need a transformer that is happy with LED loads; old halogen ones often flicker.' },
        { id: 110, slug: 'reflector-bulbs', name: 'Reflector Bulbs', picture: ['bulb-reflector', 'opal-glass'], keywords: 'R63, R80, PAR38, R50', text: 'R50, R63 and R80 for recessed and spotlight fittings, PAR38 for floods outdoors. The number after the R is the width in millimetres; after PAR it is eighths of an inch.' },
      ],
    },
    {
      id: 111, slug: 'decorative-bulbs', name: 'Decorative Bulbs', picture: ['bulb-tubular', 'amber-glass'], keywords: 'filament bulbs, vintage bulbs, Edison bulb',
      text: 'Bulbs for looking at. LED filaments in clear, amber and smoked glass, in shapes that go back to the first carbon lamps, at a tenth of the power.',
      children: [
        { id: 112, slug: 'filament-bulbs', name: 'Filament Bulbs', picture: ['bulb-squirrel', 'amber-glass'], keywords: 'squirrel cage, Edison, ST64, tubular', text: 'Squirrel cage, pear and tubular shapes with visible filaments. At 1800 to 2200 K they glow like candlelight, best dimmed low.' },
        { id: 113, slug: 'globe-bulbs', name: 'Globe Bulbs', picture: ['bulb-globe', 'clear-glass'], keywords: 'G95, G125, large round bulb', text: 'Big round bulbs of 80, 95 and 125 mm, to hang bare on a flex or finish a row of pendants.' },
        { id: 114, slug: 'opal-porcelain-bulbs', name: 'Opal & Porcelain Bulbs', picture: ['bulb-globe-opal', 'opal-glass'], keywords: 'matt white bulb, porcelain bulb, opal globe bulb', text: 'Milk-white glass with no visible filament, for bare-bulb pendants in bathrooms, bedrooms and anywhere glare would annoy.' },
      ],
    },
    { id: 115, slug: 'capsule-bulbs', name: 'G9 & G4 Capsules', picture: ['bulb-g9', 'clear-glass'], keywords: 'G9 LED, G4 LED, capsule', text: 'Tiny plug-in lamps for slim fittings. G9 is mains, G4 is 12 V. Check the length against the shade, since LED ones can be longer than the halogen they replace.' },
    { id: 116, slug: 'linear-lamps', name: 'Linear Lamps', picture: ['bulb-linear', 'matt-white'], keywords: 'S14, S15, R7s, striplight bulb, architectural lamp', text: 'Striplights for old bathroom and picture fittings, S14 architectural lamps, and R7s lamps for floodlights and uplighters. Match the length to the millimetre.' },
    { id: 117, slug: 'led-tubes', name: 'LED Tubes', picture: ['bulb-tube', 'opal-glass'], keywords: 'T8 tube, T5 tube, fluorescent replacement', text: 'LED replacements for T8 and T5 fluorescents, with a starter blank in the box. Half the power, no flicker, no warming up.' },
    { id: 118, slug: 'smart-bulbs', name: 'Smart Bulbs', picture: ['bulb-gls', 'opal-glass'], keywords: 'wifi bulb, zigbee, matter, colour changing', text: 'Dim, tint and time your lights from a phone or by voice. They want a steady supply, so use them with an ordinary switch, not a dimmer.' },
    { id: 119, slug: 'led-strip', name: 'LED Strip', picture: ['led-strip', 'matt-white'], keywords: 'LED tape, 24V strip, COB strip', text: 'Flexible tape for coving, shelves and plinths, in 24 V so long runs stay even. Add up the watts per metre and choose a driver a fifth larger.' },
  ],
};
