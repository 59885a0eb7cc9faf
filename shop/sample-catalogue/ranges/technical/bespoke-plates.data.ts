import type { Series, Step } from '../series/series.ts';

const METALS = ['antique-brass', 'polished-brass', 'satin-nickel', 'polished-chrome', 'bronze', 'matt-black'] as const;
const PAINTS = ['racing-green', 'navy-blue', 'sage-green', 'warm-grey', 'matt-white'] as const;
const base = {
  brand: 'penrose-bespoke',
  category: '/switches-and-sockets/bespoke-plates/',
  useful:
    'We send a drawing for your approval before anything is cut. Plates made to your order cannot be returned unless faulty.',
  warning:
    '<p>For fixed wiring. Switch off at the consumer unit and test before touching any conductor. Metal plates must be earthed.</p>',
  documents: [
    {
      url: 'https://www.gov.uk/government/publications/electrical-safety-approved-document-p',
      text: 'Approved Document P: electrical safety in dwellings',
    },
  ],
} as const;
const specifications = [
  ['Number of Gangs', '{gang}'],
  ['Material', '{material}'],
  ['Box Depth (mm)', '{depth}'],
  ['Width (mm)', '{width}'],
  ['Height (mm)', 86],
  ['Projection (mm)', 3],
] as const;
const gangs: readonly Step[] = [
  { code: '1', price: 58, values: { gang: 1, width: 86, names: 'a name' } },
  { code: '2', price: 72, values: { gang: 2, width: 86, names: 'two names' } },
  { code: '3', price: 94, values: { gang: 3, width: 146, names: 'three names' } },
  { code: '4', price: 112, values: { gang: 4, width: 146, names: 'four names' } },
];

export const bespokeSeries: readonly Series[] = [
  {
    ...base,
    name: 'Engraved {gang} Gang Toggle Plate',
    code: 'ENT',
    picture: 'plate-toggle',
    finishes: METALS,
    shows: ['gang'],
    range: 'Engraved',
    axes: [gangs, [{ values: { material: 'Brass', depth: 35 } }]],
    specifications,
    openings: [
      'Toggles with {names} engraved beneath, in your words and your choice of letter.',
      'So that guests find the right switch: {names}, cut and filled by hand.',
      '{an gang} gang toggle plate that says what it does.',
      'HALL, STAIRS, GARDEN: engraved, filled and finished when you order.',
    ],
    details: ['Letters are 3.5 mm high, in a Roman or a sans.', 'The fill may be black, white, red or none.'],
    practical: [
      'Tell us the wording in the order notes, or by email with your order number.',
      'Made in three to seven working days.',
    ],
    features: ['{gang} gang, 2 way toggles', 'Engraved to order', 'Solid brass plate, {width} × 86 mm'],
    box: ['1 × engraved plate with switches', 'Matching screws'],
  },
  {
    ...base,
    name: 'Engraved {gang} Gang Rocker Plate',
    code: 'ENR',
    picture: 'plate-rocker',
    finishes: METALS,
    shows: ['gang'],
    range: 'Engraved',
    axes: [gangs, [{ factor: 0.9, values: { material: 'Brass', depth: 35 } }]],
    specifications,
    openings: [
      'Rockers that carry {names}, cut to order.',
      'A kitchen plate where every rocker is labelled, {gang} gang.',
      'For holiday houses and hotels, with {names} under the rockers.',
    ],
    details: ['Engraving is 0.3 mm deep and does not wear off.', 'Appliance symbols can be cut as well as words.'],
    practical: ['Tell us the wording in the order notes.', 'Made in three to seven working days.'],
    features: ['{gang} gang, 2 way rockers', 'Engraved to order', '{width} × 86 mm'],
    box: ['1 × engraved plate with switches', 'Matching screws'],
  },
  {
    ...base,
    name: 'Colour Matched {gang} Gang Toggle Plate',
    code: 'CMT',
    picture: 'plate-toggle',
    finishes: PAINTS,
    shows: ['gang'],
    range: 'Colour Matched',
    axes: [gangs, [{ factor: 1.1, values: { material: 'Steel', depth: 35 } }]],
    specifications,
    openings: [
      'A plate in the paint of your wall, or in the colour that sets it off.',
      'Send a paint name or a painted card and the plate comes back to match.',
      'Toggles on a painted plate, {gang} gang, in one of our colours or one of yours.',
    ],
    details: ['Stove enamel in three coats, eggshell finish.', 'A small pot for touching up is included.'],
    practical: ['Name the paint in the order notes.', 'Made in three to seven working days.'],
    features: ['{gang} gang, 2 way toggles', 'Painted to order', '{width} × 86 mm'],
    box: ['1 × painted plate with switches', 'Touch-up pot'],
  },
  {
    ...base,
    name: 'Made to Measure {gang} Gang Dimmer Plate',
    code: 'BDM',
    picture: 'plate-dimmer',
    finishes: METALS,
    shows: ['gang'],
    range: 'Made to Measure',
    axes: [gangs, [{ factor: 1.25, values: { material: 'Brass', depth: 35 } }]],
    specifications: [...specifications, ['Dimmable', 'Yes'], ['Wattage (W)', 250]],
    openings: [
      'Turned knobs on a plate cut for them, {gang} gang.',
      'Dimmers with {names} engraved round the knob, if you like.',
      'For drawing rooms, where the knob is the only thing to touch.',
    ],
    details: [
      'Knobs are turned to a profile of your choice: plain, reeded or knurled.',
      'The modules are trailing edge, 5 to 150 W LED a gang.',
    ],
    practical: ['Made in three to seven working days.', 'It needs a 35 mm box.'],
    features: ['{gang} gang dimmer', 'Knob profile to order', '{width} × 86 mm'],
    box: ['1 × plate with dimmers', 'Matching screws'],
  },
  {
    ...base,
    name: 'Made to Measure Double Socket {kind}',
    code: 'BSK',
    picture: 'plate-socket',
    finishes: METALS,
    range: 'Made to Measure',
    axes: [
      [
        { code: 'P', price: 78, values: { kind: 'Plain', extra: 'nothing on it but the sockets' } },
        { code: 'E', price: 92, values: { kind: 'Engraved', extra: 'a line of engraving' } },
        {
          code: 'U',
          price: 118,
          picture: 'plate-socket-usb',
          values: { kind: 'with USB-C', extra: 'a pair of 45 W USB-C ports' },
        },
      ],
      [{ values: { gang: 2, width: 146, material: 'Brass', depth: 35 } }],
    ],
    specifications,
    openings: [
      'A double socket on a plate made to match your switches, with {extra}.',
      'Hand-finished brass round two 13 A outlets.',
      'Cut to order, with {extra}.',
    ],
    details: ['Inserts may be black, white or brown.', 'The plate is finished with the switches it will sit beside.'],
    practical: ['Made in three to seven working days.'],
    features: ['2 × 13 A switched', 'To BS 1363', '146 × 86 mm, with {extra}'],
    box: ['1 × double socket', 'Matching screws'],
  },
];
