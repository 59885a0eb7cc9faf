import { SHAVER_STANDARD } from '@storefront/domain/bathroom-zones.rules.ts';
import type { PlateModule } from './plate-modules.data.ts';

const SOCKETS = '/switches-and-sockets/plug-sockets/';

const roundPin = (amps: 2 | 5, price: number, openings: readonly string[]): PlateModule => ({
  code: `RP${amps}`,
  name: `1 Gang ${amps}A Round Pin Socket`,
  category: `${SOCKETS}round-pin-sockets/`,
  picture: `plate-round-pin-${amps}`,
  gang: 1,
  wide: false,
  price,
  boxDepth: 25,
  specifications: [['Current (A)', String(amps)]],
  openings,
  practical: [
    'Put the round-pin sockets of a room on a circuit of their own, worked by a switch or dimmer at the door.',
    'A vacuum cleaner cannot be plugged into it, which is half the point.',
    'Lamps need a round-pin plug to match; the change takes five minutes.',
  ],
  features: [
    `${amps} A, three round pins to BS 546`,
    'Unswitched and shuttered',
    '86 × 86 mm, {thickness} mm off the wall',
    'Insert in {insert}',
    'For 25 mm boxes',
  ],
});

/** Functions that are rare in a house. */
export const specialModules: readonly PlateModule[] = [
  {
    code: '13U1',
    name: '1 Gang 13A Unswitched Socket',
    category: `${SOCKETS}single-sockets/`,
    picture: 'plate-socket-1',
    gang: 1,
    wide: false,
    price: 15,
    boxDepth: 25,
    specifications: [['Current (A)', '13']],
    openings: [
      'A socket with no switch to be knocked off: for the fridge, the freezer and the router.',
      'One 13 A outlet on {an plate}, always live.',
      'Behind an appliance nobody can reach a switch, so this {range} single has none.',
    ],
    practical: [
      'Give appliances that it feeds a switch of their own where they can be reached.',
      'A 35 mm box makes wiring easier, though 25 mm will do.',
    ],
    features: [
      '13 A, unswitched',
      'Shuttered, to BS 1363',
      '86 × 86 mm, {thickness} mm off the wall',
      'Insert in {insert}',
      'Two earth terminals',
    ],
  },
  roundPin(2, 15.5, [
    'For table lamps switched from the door: two amps and three small round pins.',
    'The {range} lamp socket, small enough to go unnoticed on {an plate}.',
    'One switch at the door, every lamp in the room: that is what two-amp sockets are for.',
    'A two-amp outlet on {an plate}, for the lamp at each end of the sofa.',
  ]),
  roundPin(5, 16, [
    'Five amps and round pins, for floor lamps and chandelier sockets switched from the door.',
    'The larger of the two lamp sockets, on {an plate}.',
    'For lamps worked from a wall switch, where two amps would be tight.',
    'The {range} five-amp outlet keeps standard lamps and hoovers apart.',
  ]),
  {
    code: 'SHV',
    name: 'Dual Voltage Shaver Socket',
    category: '/switches-and-sockets/shaver-sockets/',
    picture: 'plate-shaver',
    gang: 2,
    wide: true,
    price: 42,
    boxDepth: 47,
    forBathrooms: true,
    specifications: [
      ['Standard', SHAVER_STANDARD],
      ['Wattage (W)', '20'],
    ],
    openings: [
      'The socket for the basin: isolated, and good for 115 and 230 volts.',
      'For shavers and toothbrushes, on {an plate} that matches the room outside.',
      'An isolating transformer sits behind {an plate}, so nothing at the basin is tied to the mains.',
      'Charge a toothbrush by the basin without an adaptor on the landing: the {range} shaver socket.',
    ],
    practical: [
      'In a bathroom it may go in {zones} where shower spray will not reach it, and anywhere beyond.',
      'The transformer fills the box: allow 47 mm, and two gangs.',
      'It is for shavers and toothbrushes of up to 20 W, and for nothing else.',
    ],
    features: [
      '115 V and 230 V outlets, 20 VA',
      `Isolating transformer to ${SHAVER_STANDARD}`,
      '146 × 86 mm',
      'Insert in {insert}',
      'For 47 mm boxes',
    ],
  },
  {
    code: 'KCS',
    name: 'Key Card Switch',
    category: '/switches-and-sockets/key-card-switches/',
    picture: 'plate-key-card',
    gang: 1,
    wide: false,
    price: 52,
    boxDepth: 35,
    specifications: [['Current (A)', '16']],
    functions: [
      ['With Timer', 'TM', 1],
      ['Without Timer', 'NT', 0.88],
    ],
    openings: [
      'The card goes in and the room comes on; take it out and everything goes off behind you.',
      'For guest rooms, holiday lets and anyone tired of turning lights off after others.',
      'A pocket for the key card, on {an plate}.',
      "The {range} card switch saves a hotel about a third of a room's electricity.",
    ],
    practical: [
      'The timer leaves thirty seconds of light to find the door by.',
      'It switches 16 A itself and a whole room through a contactor.',
      'Any card of the usual size works it.',
    ],
    features: [
      '16 A, worked by a card of 54 mm',
      "Thirty seconds' delay, or none",
      '86 × 86 mm',
      'Blue light to find it in the dark',
      'For 35 mm boxes',
    ],
  },
  ...[1, 2, 3, 4].map((gang): PlateModule => ({
    code: `GP${gang}`,
    name: `${gang} Gang Grid Plate`,
    category: '/switches-and-sockets/grid-switches/grid-plates/',
    picture: 'plate-grid',
    gang,
    wide: gang > 2,
    price: [11, 13, 17.5, 21][gang - 1] ?? 11,
    boxDepth: 35,
    grid: true,
    openings: [
      `Plate and steel frame for ${['one module', 'two modules', 'three modules', 'four modules'][gang - 1] ?? ''} of your own choosing.`,
      'The empty plate: fill it with switches, fuses, keys and neons as the kitchen asks.',
      'Choose the {range} plate here and its modules one by one.',
    ],
    practical: [
      'Modules clip in from behind and are held by the frame.',
      'Print a label for each before the plate goes on.',
      'Use a 35 mm box.',
    ],
    features: [
      `Takes ${['one grid module', 'two grid modules', 'three grid modules', 'four grid modules'][gang - 1] ?? ''} (not included)`,
      'Steel frame included',
      '{width} × 86 mm, {thickness} mm off the wall',
      'For 35 mm boxes',
    ],
  })),
];
