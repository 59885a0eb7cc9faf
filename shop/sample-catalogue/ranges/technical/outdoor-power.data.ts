import type { Series, Step } from '../series/series.ts';

const OUTDOOR = '/switches-and-sockets/outdoor-sockets-switches/';
const GRID = '/switches-and-sockets/grid-switches/grid-modules/';
const PART_P = [
  {
    url: 'https://www.gov.uk/government/publications/electrical-safety-approved-document-p',
    text: 'Approved Document P: electrical safety in dwellings',
  },
];
const WARNING =
  '<p>For fixed wiring, on a circuit with 30 mA RCD protection. A new outdoor circuit is notifiable under Part P: have it put in by a registered electrician.</p>';
const gangs: readonly Step[] = [
  { code: '1', values: { gang: 1, form: 'Single', width: 92, height: 108 } },
  { code: '2', factor: 1.32, demand: 0.3, values: { gang: 2, form: 'Double', width: 158, height: 108 } },
];
const outdoor = {
  brand: 'weathergate',
  finishes: ['warm-grey', 'matt-black', 'gloss-white'],
  shows: ['gang', 'width', 'height'],
  documents: PART_P,
  warning: WARNING,
  range: 'Storm',
  box: ['1 × enclosure with lids', 'Glands, blanks and drain plug', 'Screws and wall plugs', 'Wiring leaflet'],
  useful: 'Wipe the seal each spring and see that the lid still shuts on a lead. Replace a lid that no longer latches.',
} as const;
const rows = [
  ['IP Rating', 'IP66'],
  ['Number of Gangs', '{gang}'],
  ['Current (A)', '{amps}'],
  ['Voltage (V)', 230],
  ['Width (mm)', '{width}'],
  ['Height (mm)', '{height}'],
  ['Material', 'Polycarbonate'],
] as const;
const inserts: readonly Step[] = [
  { code: 'WH', finish: 'gloss-white', values: { colour: 'White', insert: 'white' } },
  { code: 'BK', finish: 'matt-black', factor: 1.04, values: { colour: 'Black', insert: 'black' } },
];
const modules: readonly Step[] = [
  {
    code: 'DP',
    price: 5.5,
    demand: 0.4,
    values: {
      kind: 'double',
      what: '20A Double Pole Switch Module',
      amps: 20,
      job: 'isolates an appliance on both poles',
      print: 'a red flash shows that it is on',
    },
  },
  {
    code: '2W',
    price: 4.2,
    values: {
      kind: 'switch',
      what: '20A 2 Way Switch Module',
      amps: 20,
      job: 'switches a light from one place or two',
      print: 'it may be wired one way',
    },
  },
  {
    code: 'RET',
    price: 4.6,
    values: {
      kind: 'retractive',
      what: '10A Retractive Switch Module',
      amps: 10,
      job: 'gives a pulse and springs back, for smart dimmers and bells',
      print: 'the symbol marks it as a push',
    },
  },
  {
    code: 'FAN',
    price: 9.8,
    values: {
      kind: 'fan',
      what: '10A Fan Isolator Module',
      amps: 10,
      job: 'cuts live, neutral and timer feed of an extractor fan',
      print: 'three poles work together',
    },
  },
  {
    code: 'KEY',
    price: 14.5,
    values: {
      kind: 'key',
      what: '20A Key Switch Module',
      amps: 20,
      job: "is worked by a key, for cleaners' sockets, emergency lights and shop fronts",
      print: 'two keys come with it',
    },
  },
  {
    code: 'NEO',
    price: 5.9,
    values: {
      kind: 'neon',
      what: 'Neon Indicator Module',
      job: 'shows from across a room that a circuit is live',
      print: 'the lens is red',
    },
  },
  {
    code: 'BLK',
    price: 1.6,
    values: {
      kind: 'blank',
      what: 'Blank Module',
      job: 'closes an opening that is not wanted yet',
      print: 'it clips out again later',
    },
  },
];

export const outdoorPowerSeries: readonly Series[] = [
  {
    ...outdoor,
    category: `${OUTDOOR}outdoor-sockets/`,
    name: 'Storm IP66 {gang} Gang 13A {kind} Socket',
    code: 'OSK',
    picture: 'outdoor-socket',
    axes: [
      [
        {
          code: 'SW',
          price: 15.5,
          demand: 0.5,
          values: { kind: 'Switched Outdoor', amps: 13, extra: 'The switches are under the lids, out of the rain' },
        },
        {
          code: 'US',
          price: 13.5,
          values: {
            kind: 'Unswitched Outdoor',
            amps: 13,
            extra: 'No switch, for pumps and lights on a controller indoors',
          },
        },
        {
          code: 'RC',
          price: 48,
          values: {
            kind: 'RCD Outdoor',
            amps: 13,
            extra: 'A 30 mA RCD is built in, with its test button under the lid',
          },
        },
        {
          code: 'WF',
          price: 39,
          values: { kind: 'Smart Wi-Fi Outdoor', amps: 13, extra: 'Each outlet can be timed and switched by phone' },
        },
      ],
      gangs,
    ],
    specifications: rows,
    openings: [
      'Power in the garden, dry with a plug in it: IP66, {gang} gang.',
      'For mowers, heaters and Christmas lights. {extra}.',
      'The lid shuts over a plugged-in lead and keeps its rating.',
      'On the wall by the back door, where everything outdoors begins.',
    ],
    details: ['Lids are hinged in steel and lock with a padlock.', 'Entries are moulded on all four sides.'],
    practical: [
      'Fix it at least 300 mm above ground, under the eaves if you can.',
      'Leave the drain hole at the foot open.',
    ],
    features: [
      '{form} socket, 13 A, to BS 1363',
      '{extra}',
      'IP66 with a plug in',
      '{width} × {height} mm',
      '20 mm cable entries',
    ],
  },
  {
    ...outdoor,
    category: `${OUTDOOR}outdoor-switches/`,
    name: 'Storm IP66 {gang} Gang {kind} Switch',
    code: 'OSW',
    picture: 'outdoor-switch',
    axes: [
      [
        { code: '2W', price: 9.5, values: { kind: '10A 2 Way Outdoor', amps: 10, extra: 'Wire it one way or two' } },
        {
          code: 'RT',
          price: 11,
          values: {
            kind: '10A Retractive Outdoor',
            amps: 10,
            extra: 'It springs back, for gates, bells and smart relays',
          },
        },
        {
          code: 'DP',
          price: 14.5,
          values: {
            kind: '20A Double Pole Outdoor',
            amps: 20,
            extra: 'Both poles are broken, as hot tubs and pumps ask for',
          },
        },
      ],
      gangs,
    ],
    specifications: rows,
    openings: [
      'A switch that works in the rain: the rocker lies under a rubber membrane.',
      'For garages, stables and garden rooms. {extra}.',
      'IP66 and {amps} A, beside the back door or by the pond.',
    ],
    details: ['The membrane can be worked with gloves on.'],
    practical: ['Bring the cable in from below.', 'Fix it where it can be seen from what it switches.'],
    features: ['{form} switch, {amps} A', '{extra}', 'IP66', '{width} × {height} mm', '20 mm cable entries'],
  },
  {
    brand: 'denholm',
    category: GRID,
    name: 'Lattice {what} {colour}',
    code: 'LAT',
    picture: 'grid-module',
    finishes: [],
    shows: ['kind', 'insert'],
    range: 'Lattice',
    documents: PART_P,
    axes: [modules, inserts],
    warning: '<p>For fixed wiring. Switch off at the consumer unit and test before touching any conductor.</p>',
    specifications: [
      ['Current (A)', '{amps}'],
      ['Voltage (V)', 230],
      ['Width (mm)', 24],
      ['Height (mm)', 50],
      ['Material', 'Polycarbonate'],
    ],
    openings: [
      'A grid module that {job}.',
      'One place in a grid plate: this one {job}.',
      'It clips into the frame from behind, and {print}.',
    ],
    details: [
      'Terminals are backed out and take two 4 mm² conductors.',
      'It fits the frames of all the grid plates we sell.',
    ],
    practical: [
      'Press it home until both clips sound.',
      'Printed rockers for ovens, hobs and fridges can be swapped in.',
    ],
    features: ['{what}', '24 × 50 mm, one grid place', 'In {insert}'],
    box: ['1 × grid module'],
    useful: 'Pull it with a flat driver under the top clip.',
    offers: [{ offer: 'grid-module-{insert}', label: '{what}, {insert}' }],
  },
  {
    brand: 'arrow-electrical',
    category: GRID,
    name: 'Metro {what} {colour}',
    code: 'MGM',
    picture: 'grid-module',
    finishes: [],
    shows: ['kind', 'insert'],
    range: 'Metro Grid',
    documents: PART_P,
    axes: [modules.map((step) => ({ ...step, price: (step.price ?? 1) * 1.25 })), inserts],
    warning: '<p>For fixed wiring. Switch off at the consumer unit and test before touching any conductor.</p>',
    specifications: [
      ['Current (A)', '{amps}'],
      ['Voltage (V)', 230],
      ['Width (mm)', 24],
      ['Height (mm)', 50],
      ['Material', 'Polycarbonate'],
    ],
    openings: [
      'For Metro grid plates: a module that {job}.',
      'It {job}, and {print}.',
      'The Metro module in {insert}, one grid place wide.',
    ],
    details: [
      'Large screws and clear markings make second fix quick.',
      'The rocker is matt, so it does not show fingers.',
    ],
    practical: ['Clip modules into the frame before wiring.', 'Leave the widest loads at the outer ends of the plate.'],
    features: ['{what}', '24 × 50 mm, one grid place', 'In {insert}'],
    box: ['1 × grid module'],
    useful: 'Pull it with a flat driver under the top clip.',
  },
];
