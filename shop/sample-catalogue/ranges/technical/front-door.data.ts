import type { Series, Step } from '../series/series.ts';

const HARDWARE = '/hardware/';
const BRASS = ['polished-brass', 'satin-brass', 'antique-brass', 'polished-chrome', 'satin-nickel'] as const;
const PLAIN = ['matt-black', 'polished-chrome', 'satin-nickel', 'polished-brass'] as const;

const numerals: readonly Step[] = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'].map((glyph) => ({
  code: glyph,
  demand: Number(glyph) < 4 && glyph !== '0' ? 0.4 : 0,
  values: {
    glyph,
    kind: 'Numeral',
    word: `a ${['nought', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'][Number(glyph)] ?? glyph}`,
  },
}));
const letters: readonly Step[] = ['A', 'B', 'C'].map((glyph) => ({
  code: glyph,
  demand: -0.3,
  values: { glyph, kind: 'Letter', word: `the letter ${glyph}` },
}));

const knocker = {
  category: `${HARDWARE}door-knockers/`,
  picture: 'door-knocker',
  shows: ['shape', 'width', 'height'],
  useful: 'Wipe with a dry cloth. Outdoors, wax lacquered brass twice a year; it keeps the salt and the rain off.',
  box: ['1 × knocker', '1 × striker plate', 'Bolt-through fixings for doors 40 to 60 mm'],
} as const;
const knockerRows = [
  ['Width (mm)', '{width}'],
  ['Height (mm)', '{height}'],
  ['CTC (mm)', '{centres}'],
  ['Material', '{material}'],
] as const;

const plate = {
  category: `${HARDWARE}letter-plates/`,
  picture: 'letter-plate',
  useful: 'Wipe with a dry cloth. A drop of oil on the spring in autumn keeps the flap from sticking.',
  box: ['1 × letter plate', 'Bolts for doors 40 to 60 mm'],
} as const;
const plateSizes: readonly Step[] = [
  { code: '254', values: { width: 254, height: 79, opening: '203 × 43', centres: 222 } },
  { code: '305', factor: 1.35, demand: 0.3, values: { width: 305, height: 83, opening: '250 × 45', centres: 274 } },
  { code: '330', factor: 1.6, values: { width: 330, height: 110, opening: '270 × 50', centres: 298 } },
];
const plateRows = [
  ['Width (mm)', '{width}'],
  ['Height (mm)', '{height}'],
  ['CTC (mm)', '{centres}'],
  ['Material', '{material}'],
] as const;

const numeral = {
  category: `${HARDWARE}house-numerals/`,
  picture: 'numeral',
  shows: ['glyph', 'weight', 'width', 'height'],
  useful: 'Wipe with a dry cloth. By the sea, rinse salt off with fresh water.',
} as const;
const numeralRows = [
  ['Height (mm)', '{height}'],
  ['Width (mm)', '{width}'],
  ['Material', '{material}'],
] as const;

export const frontDoorSeries: readonly Series[] = [
  {
    ...knocker,
    brand: 'heritage-brass',
    name: '{shapeName} Door Knocker {height}mm',
    code: 'KNK',
    finishes: BRASS,
    range: 'Door Knocker',
    specifications: knockerRows,
    demand: 0.4,
    axes: [
      [
        {
          code: 'RG',
          price: 48,
          values: {
            shape: 'ring',
            shapeName: 'Ring',
            width: 105,
            height: 158,
            centres: 116,
            line: 'A heavy ring on a turned boss',
          },
        },
        {
          code: 'RGL',
          price: 62,
          values: {
            shape: 'ring',
            shapeName: 'Large Ring',
            width: 128,
            height: 195,
            centres: 142,
            line: 'The ring at its largest, for a tall front door',
          },
        },
        {
          code: 'DR',
          price: 56,
          values: {
            shape: 'doctor',
            shapeName: 'Doctor',
            width: 48,
            height: 180,
            centres: 133,
            line: 'The slender tapering knocker of Georgian terraces',
          },
        },
        {
          code: 'DRS',
          price: 46,
          values: {
            shape: 'doctor',
            shapeName: 'Small Doctor',
            width: 40,
            height: 148,
            centres: 109,
            line: 'The same taper drawn smaller, for cottage doors',
          },
        },
        {
          code: 'UR',
          price: 64,
          values: {
            shape: 'urn',
            shapeName: 'Victorian Urn',
            width: 100,
            height: 162,
            centres: 114,
            line: 'Two scrolled arms round an urn, as Victorian joiners liked them',
          },
        },
        {
          code: 'URL',
          price: 78,
          values: {
            shape: 'urn',
            shapeName: 'Large Victorian Urn',
            width: 122,
            height: 196,
            centres: 138,
            line: 'The urn on the scale of a double-fronted house',
          },
        },
      ],
      [{ values: { material: 'Brass' } }],
    ],
    openings: [
      '{line}, in solid brass.',
      '{line}. You hear it in the kitchen.',
      'It closes with a knock that belongs to an old house: {height} mm tall.',
      'Cast, fettled and finished by hand, {height} mm from boss to striker.',
    ],
    details: [
      'The hinge pin is steel, so it does not wear loose.',
      'It matches our letter plates, numerals and bell pushes in every finish.',
      'The striker is threaded and can be set to the thickness of the door.',
    ],
    practical: [
      'Fix it at about 1.45 m, on the middle rail or the muntin above.',
      'Bolts go through the door; cut them to length with the nut on.',
    ],
    features: [
      '{height} mm tall, {width} mm wide',
      '{centres} mm between fixing centres (CTC)',
      'Solid brass',
      'Fixed by bolts through the door',
    ],
  },
  {
    ...knocker,
    brand: 'ashdown-ironmongery',
    name: '{shapeName} Door Knocker',
    code: 'DKN',
    finishes: PLAIN,
    range: 'Door Knocker',
    specifications: knockerRows,
    axes: [
      [
        {
          code: 'RG',
          price: 19.5,
          values: { shape: 'ring', shapeName: 'Ring', width: 100, height: 150, centres: 110 },
        },
        {
          code: 'DR',
          price: 22.5,
          values: { shape: 'doctor', shapeName: 'Doctor', width: 46, height: 172, centres: 127 },
        },
        { code: 'UR', price: 24, values: { shape: 'urn', shapeName: 'Urn', width: 98, height: 158, centres: 111 } },
      ],
      [{ values: { material: 'Zinc alloy' } }],
    ],
    openings: [
      "A proper knocker at a builder's price, {height} mm tall.",
      'For new doors that want an old sound.',
      'Cast in zinc, plated three times over, and ready for weather.',
    ],
    details: ['Plating is tested for 240 hours in salt spray.', 'The hinge is pinned in steel.'],
    practical: ['Fix it at about 1.45 m.', 'Drill 8 mm for the bolts.'],
    features: [
      '{height} mm tall, {width} mm wide',
      '{centres} mm between fixing centres (CTC)',
      'Fixed by bolts through the door',
    ],
  },
  {
    ...plate,
    brand: 'heritage-brass',
    name: '{style} Letter Plate {width}mm',
    code: 'LTP',
    finishes: BRASS,
    shows: ['width', 'height'],
    range: 'Letter Plate',
    specifications: plateRows,
    demand: 0.3,
    axes: [
      [
        { code: 'PL', price: 36, values: { style: 'Plain', line: 'A plain plate with a sprung flap' } },
        {
          code: 'EN',
          price: 42,
          picture: 'letter-plate-engraved',
          values: { style: 'Engraved', line: 'The word LETTERS cut into the flap, so that nobody is in doubt' },
        },
        {
          code: 'RD',
          price: 45,
          picture: 'letter-plate-reeded',
          values: { style: 'Reeded', line: 'Three reeds run round the frame, after Edwardian door furniture' },
        },
      ],
      plateSizes,
      [{ values: { material: 'Brass' } }],
    ],
    openings: [
      '{line}.',
      '{line}, {width} mm wide, in solid brass.',
      'The opening is {opening} mm, which takes a magazine without folding it.',
      'Heavy enough to close by itself, and sprung to stay closed in a gale.',
    ],
    details: [
      'The flap hangs on a steel pin with a spring at each end.',
      'It matches Heritage Brass knockers and numerals.',
      'The frame covers the edge of an old cut-out.',
    ],
    practical: [
      'Cut the slot {opening} mm; the middle of it should stand between 700 and 1700 mm from the floor.',
      'Fit a draught brush inside: most heat is lost through the slot, not the metal.',
    ],
    features: [
      '{style} letter plate, {width} × {height} mm',
      'Opening {opening} mm',
      '{centres} mm between bolts (CTC)',
      'Sprung flap',
    ],
  },
  {
    ...plate,
    brand: 'ashdown-ironmongery',
    name: 'Letter Plate {width}mm',
    code: 'LPL',
    finishes: [...PLAIN, 'stainless-steel'],
    shows: ['width', 'height'],
    range: 'Letter Plate',
    specifications: plateRows,
    axes: [
      plateSizes.map((step, index) => ({ ...step, price: [13.5, 17.5, 21][index] ?? 13.5, factor: 1 })),
      [{ values: { material: 'Stainless steel' } }],
    ],
    openings: [
      'A plain sprung plate for flats and new doors, {width} mm wide.',
      'Grade 304 steel under every finish, so it stays as it was fitted.',
      'Meets the size that postal standards ask for, with an opening of {opening} mm.',
    ],
    details: ['The spring closes it from any angle.', 'A rubber bumper quietens the flap.'],
    practical: ['Cut the slot {opening} mm.', 'Add an inside flap or a brush against draughts.'],
    features: ['{width} × {height} mm', 'Opening {opening} mm', '{centres} mm between bolts (CTC)', 'Sprung flap'],
  },
  {
    ...numeral,
    brand: 'heritage-brass',
    name: 'House {kind} {glyph} {height}mm',
    code: 'HNB',
    finishes: BRASS,
    range: 'House Numerals',
    specifications: numeralRows,
    box: ['1 × numeral', '2 × fixing studs', 'Paper template'],
    axes: [
      [
        { code: '76', price: 8.5, values: { height: 76, width: 48, reading: 10 } },
        { code: '102', price: 11.5, demand: 0.3, values: { height: 102, width: 64, reading: 15 } },
      ],
      [...numerals, ...letters],
      [{ values: { weight: 'bold', material: 'Brass' } }],
    ],
    openings: [
      'Cut from 5 mm brass and finished by hand: {word}, {height} mm tall.',
      '{word} for the front door, in the finish of its knocker.',
      'Bold enough to be read from {reading} m, which the postman and the ambulance both need.',
    ],
    details: [
      'It stands 6 mm off the door on hidden studs and throws a shadow.',
      'Edges are broken and the face brushed in one direction.',
    ],
    practical: [
      'Use the template: numbers look best with a gap of a third of their width.',
      'Studs go into 5 mm holes with a dab of resin.',
    ],
    features: ['{kind} {glyph}, {height} mm tall, 5 mm thick', 'Solid brass', 'Hidden fixing', 'Sold singly'],
  },
  {
    ...numeral,
    brand: 'ashdown-ironmongery',
    name: 'Slim House {kind} {glyph} {height}mm',
    code: 'HNS',
    finishes: ['matt-black', 'stainless-steel', 'satin-brass'],
    range: 'House Numerals',
    specifications: numeralRows,
    box: ['1 × numeral', '2 × fixing studs and spacers', 'Paper template'],
    axes: [
      [
        { code: '100', price: 6.99, values: { height: 100, width: 62 } },
        { code: '150', price: 9.99, values: { height: 150, width: 92 } },
      ],
      [...numerals, ...letters],
      [{ values: { weight: 'slim', material: 'Stainless steel' } }],
    ],
    openings: [
      'A thin, even line of steel: {word}, {height} mm tall.',
      'Modern numerals that float off brick or render.',
      '{word} in 316 steel, for houses by the sea.',
    ],
    details: ['Spacers hold it 10 mm off the wall.', 'The finish is the same on the edges as on the face.'],
    practical: [
      'Set the row level with the top of the door, or with the light beside it.',
      'Into brick, drill 5 mm and use resin.',
    ],
    features: [
      '{kind} {glyph}, {height} mm tall, 3 mm thick',
      'Grade 316 stainless steel',
      'Hidden fixing on spacers',
      'Sold singly',
    ],
  },
];
