import type { FaqTable } from './faq-table.ts';

export const accessoryFaqs: FaqTable = {
  '/switches-and-sockets/': [
    [
      'Which back box depth do I need?',
      'As a rule 25 mm for light switches, 35 mm for sockets and dimmers, 47 mm for USB sockets, cooker switches and anything with several cables. Every plate says the least depth it fits.',
    ],
    [
      'What do gang and way mean?',
      'Gang is how many switches or outlets share a plate. Way is from how many places one light is worked: one way from one, two way from two; an intermediate goes between two two-way switches for a third.',
    ],
    [
      'Do metal plates need earthing?',
      "Yes. Every metal plate has an earth terminal, to be joined to the circuit's protective conductor, with a tail to the box if the box is metal.",
    ],
    [
      'Will plates of one finish match from range to range?',
      'Within a brand they come from the same plating bath and match closely. Between brands a satin brass may be warmer or paler; order one plate first if they will be seen side by side.',
    ],
    [
      'May I change a switch or socket myself?',
      'Replacing one like for like is allowed, if you are competent to do it safely. Switch off at the consumer unit, prove it dead, and copy the wiring with care; two-way circuits are easily mixed up.',
    ],
  ],
  '/switches-and-sockets/light-switches/': [
    [
      'Can a two way switch be used as a one way?',
      'Yes, by using the common terminal and L1. Nearly all our switches are two way for that reason.',
    ],
    [
      'How do I switch a light from three places?',
      'With two two-way switches at the ends and an intermediate between them. More intermediates may be added, one for each further place.',
    ],
    [
      'What is a retractive switch for?',
      'It springs back, giving a pulse. Smart dimmers, impulse relays and door bells want one. It is not for switching a light directly.',
    ],
  ],
  '/switches-and-sockets/dimmer-switches/': [
    [
      'Which dimmer works with LED bulbs?',
      'A trailing edge dimmer made for LED, with bulbs that say dimmable. Old leading edge dimmers often want 40 W or more before they work evenly, which a few LEDs never reach.',
    ],
    [
      'How do I work out the load?',
      'Add up the watts of the bulbs on each gang and stay inside the range on the page, the lowest figure as well as the highest. Eight lamps of 5 W are 40 W.',
    ],
    [
      'Why do my lights flicker or glow?',
      'Mostly because the load is too small, the bulbs are not dimmable, or makes are mixed. Raise the minimum level with the small screw, use one make of bulb, or fit a minimum load module at the light.',
    ],
    [
      'Can two dimmers work one light?',
      'No. Use one dimmer and an ordinary two way switch at the other door, or a smart dimmer module with retractive switches at every door.',
    ],
  ],
  '/switches-and-sockets/plug-sockets/': [
    [
      'Will a USB socket fit my old box?',
      'It needs 35 mm of depth, better 47 mm. Old sockets often stand on 25 mm boxes; a spacer frame or a surface box makes up the rest.',
    ],
    [
      'How fast do the USB ports charge?',
      'A plus C ports share 20 W: a telephone in about an hour and a half. Two C ports at 45 W charge a tablet and most light laptops. The power is shared when both are used.',
    ],
    [
      'What are round pin sockets for?',
      'Two amp and five amp sockets let table and floor lamps be switched or dimmed from the door. Nothing else can be plugged into them.',
    ],
    [
      'Can a socket go in a bathroom?',
      'Only a shaver socket, except where the room is so large that a socket can stand 2.5 m beyond the edge of zone 1.',
    ],
  ],
  '/switches-and-sockets/shaver-sockets/': [
    [
      'Where in a bathroom may a shaver socket go?',
      'In zone 2 where spray will not reach it, or outside the zones. It must have an isolating transformer to BS EN 61558-2-5, as all ours have.',
    ],
    ['Which back box does it need?', 'Two gang and 47 mm deep, for the transformer behind the plate.'],
    [
      'Can I plug in a hair dryer?',
      'No. The socket gives 20 W, enough for shavers and toothbrushes and nothing hotter.',
    ],
  ],
  '/switches-and-sockets/outdoor-sockets-switches/': [
    [
      'Does an outdoor socket need an RCD?',
      'Yes, 30 mA protection, either at the consumer unit or built into the socket. Test it with its button every few months.',
    ],
    [
      'What does IP66 mean?',
      'No dust gets in, and no water from strong jets from any side. Ours keep it with a plug in and the lid shut.',
    ],
    [
      'How should the cable come in?',
      'From below or behind, through a gland, with the drain hole at the foot left open. A cable from above leads water in.',
    ],
  ],
  '/switches-and-sockets/grid-switches/': [
    [
      'What is a grid switch?',
      'A plate, a steel frame and modules that clip into it. Any place can be a switch, a key switch, a neon or a blank, and can be changed later.',
    ],
    [
      'Do modules of one make fit plates of another?',
      'The two makes of module that we sell fit all the grid plates that we sell. Other makes vary by a millimetre or so.',
    ],
    [
      'Why have one in a kitchen?',
      'So that every hidden appliance has a switch in reach, above the worktop, named on its rocker. A grid of four takes no more wall than a double socket.',
    ],
  ],
  '/lamps-bulbs/lamps-bulbs/': [
    [
      'Which cap do I need?',
      'B22 is the bayonet of most British pendants, E27 the large screw, E14 the small screw of chandeliers, B15 the small bayonet. GU10 twists in at mains voltage; MR16 (GU5.3) has thin pins and runs on 12 V. The old bulb has it printed on the side.',
    ],
    [
      'How many lumens replace my old bulb?',
      '25 W: 250 lm. 40 W: 470 lm. 60 W: 806 lm. 75 W: 1055 lm. 100 W: 1521 lm. For a GU10 of 50 W take about 350 to 400 lm.',
    ],
    [
      'What is the difference between warm white and cool white?',
      'Warm white is 2700 to 3000 K, the light of the old bulb. Cool white is 4000 K, clearer and more alert. Daylight is 6500 K, for workshops. The lower the number, the warmer the light.',
    ],
    [
      'Can every LED be dimmed?',
      'No. Choose one marked Dimmable, and use it with a trailing edge dimmer. One that is not dimmable may flicker, buzz or fail early on a dimmer.',
    ],
    [
      'What does the energy class tell me?',
      'How many lumens a watt gives, from A to G, on the label that came in with 2021. Most good LEDs are now E or F, and the very best are A: the scale leaves room above.',
    ],
    [
      'What do I do with old lamps?',
      'LED and fluorescent lamps are electrical waste. Bring them to a shop that takes them back or to a recycling centre; fluorescent ones contain a little mercury.',
    ],
  ],
  '/lamps-bulbs/lamps-bulbs/led-bulbs/': [
    [
      'B22 or E27?',
      'B22, the bayonet, has two small lugs and pushes and twists. E27, the large Edison screw, is 27 mm across its thread. Most old British pendants are B22, most imported ones E27.',
    ],
    [
      'Clear or frosted?',
      'Frosted where a shade or the eye wants an even glow, clear filament where the bulb is seen or throws a pattern through glass.',
    ],
    [
      'May an LED be used in an enclosed fitting?',
      'Yes, if there is about 2 cm of air round it and the fitting is not hotter than an ordinary room. Very small sealed fittings shorten its life.',
    ],
  ],
  '/lamps-bulbs/lamps-bulbs/spotlight-bulbs/': [
    [
      'Which beam angle should I choose?',
      '24 degrees picks out a picture, 36 degrees suits most ceilings, 60 degrees and more washes a room evenly.',
    ],
    [
      'GU10 or MR16?',
      'GU10 has two stubby pins with heads and runs on 230 V. MR16 has two thin pins, is marked GU5.3, and runs on 12 V from a transformer. They cannot be exchanged.',
    ],
    [
      'Will LED MR16 lamps work with my old transformer?',
      'Often not: many want a minimum of 20 W and flicker below it. Replace it with an LED driver of 12 V, a fifth larger than the lamps together.',
    ],
  ],
  '/lamps-bulbs/lamps-bulbs/decorative-bulbs/': [
    [
      'Are filament bulbs bright enough to light a room?',
      'Amber and smoked ones are not; they are for looking at, at 150 to 250 lm. Clear ones reach 470 lm and more. Use several, or let them keep other lights company.',
    ],
    [
      'Why do they look so warm?',
      'They give 1800 to 2200 K, the colour of candlelight, where an ordinary warm white bulb gives 2700 K.',
    ],
    ['Do they dim?', 'Ours do, on a trailing edge dimmer. Turned low is where they look best.'],
  ],
  '/lamps-bulbs/lamps-bulbs/led-strip/': [
    [
      'How do I choose a driver?',
      'Multiply the watts per metre by the metres, add a fifth, and take the next larger driver of the same voltage. Five metres at 10 W are 50 W: take 60 W.',
    ],
    ['Can the strip be cut?', 'Yes, at the marks, with scissors. The page says how far apart they are.'],
    [
      'Why use an aluminium profile?',
      'It carries the heat away, keeps the strip straight, and its cover blends the dots into a line. Strip lasts about twice as long in one.',
    ],
  ],
};
