import type { Series, Step } from '../series/series.ts';

const PROTECTION = '/electrical-accessories/circuit-protection/';
const PART_P = [
  {
    url: 'https://www.gov.uk/government/publications/electrical-safety-approved-document-p',
    text: 'Approved Document P: electrical safety in dwellings',
  },
];
const WARNING =
  '<p>To be fitted, tested and notified by a registered electrician. Fit only devices that the maker of the consumer unit names.</p>';
const USES: Readonly<Record<number, string>> = {
  6: 'lighting circuits',
  10: 'larger lighting circuits',
  16: 'immersion heaters and boilers',
  20: 'radial socket circuits',
  32: 'ring finals and cookers',
  40: 'showers up to 9 kW',
  50: 'showers up to 10.8 kW',
  63: 'sub-mains and car chargers',
};

const ratings = (rows: readonly (readonly [amps: number, price: number])[]): readonly Step[] =>
  rows.map(([amps, price]) => ({
    code: String(amps).padStart(2, '0'),
    price,
    demand: amps === 6 || amps === 32 ? 0.5 : 0,
    values: { amps, use: USES[amps] ?? 'large loads' },
  }));
const curves: readonly Step[] = [
  { code: 'B', values: { curve: 'B', trips: '3 to 5 times its rating', loads: 'ordinary household loads' } },
  {
    code: 'C',
    factor: 1.05,
    demand: -0.2,
    values: { curve: 'C', trips: '5 to 10 times its rating', loads: 'motors, transformers and rows of LED drivers' },
  },
];
const marked = (steps: readonly Step[], curve: Step): readonly Step[] =>
  steps.map((step) => ({
    ...step,
    ...(curve.factor === undefined ? {} : { factor: curve.factor }),
    code: `${String(curve.code)}${String(step.code)}`,
    demand: (step.demand ?? 0) + (curve.demand ?? 0),
    values: { ...step.values, ...curve.values, rating: `${String(curve.values.curve)}${String(step.values.amps)}` },
  }));
const both = (steps: readonly Step[]) => curves.flatMap((curve) => marked(steps, curve));
const base = {
  brand: 'voltmark',
  finishes: ['matt-white'],
  documents: PART_P,
  warning: WARNING,
  shows: ['rating', 'width', 'height'],
} as const;

export const protectionSeries: readonly Series[] = [
  {
    ...base,
    category: `${PROTECTION}mcbs/`,
    name: 'Citadel {amps}A Type {curve} MCB',
    code: 'MCB',
    picture: 'breaker',
    range: 'Citadel',
    axes: [
      both(
        ratings([
          [6, 4.5],
          [10, 4.5],
          [16, 4.5],
          [20, 4.5],
          [32, 4.5],
          [40, 5.5],
          [50, 6.5],
          [63, 7.5],
        ]),
      ),
      [{ values: { width: 18, height: 85 } }],
    ],
    specifications: [
      ['Current (A)', '{amps}'],
      ['Curve', 'Type {curve}'],
      ['Poles', '1'],
      ['Breaking Capacity (kA)', 6],
      ['Voltage (V)', 230],
      ['Width (mm)', '{width}'],
      ['Height (mm)', '{height}'],
      ['Material', 'Polycarbonate'],
    ],
    openings: [
      'A {amps} A breaker for {use}.',
      'Type {curve}, for {loads}, rated {amps} A.',
      'It trips at {trips}, and stays cool below it.',
      'One module of a Citadel board, for {use}.',
    ],
    details: [
      'The toggle shows green when off and red when on.',
      'Terminals take 16 mm² and do not bite the conductor.',
    ],
    practical: [
      'Match the breaker to the cable and not to the appliance.',
      'If it trips twice, find out why before you put it on again.',
    ],
    features: [
      '{amps} A, type {curve}, single pole',
      '6 kA breaking capacity',
      'One module, 18 mm wide',
      'Made to BS EN 60898',
    ],
    box: ['1 × MCB'],
    useful: 'Work the toggle once a year, so that it does not stick.',
  },
  {
    ...base,
    category: `${PROTECTION}rcbos/`,
    name: 'Citadel {amps}A 30mA Type {curve} RCBO',
    code: 'RCBO',
    picture: 'rcbo',
    range: 'Citadel',
    axes: [
      both(
        ratings([
          [6, 22],
          [10, 22],
          [16, 22],
          [20, 22],
          [32, 22],
          [40, 24],
          [50, 27],
        ]),
      ),
      [{ values: { width: 18, height: 95 } }],
    ],
    specifications: [
      ['Current (A)', '{amps}'],
      ['Curve', 'Type {curve}'],
      ['Residual Current (mA)', 30],
      ['Poles', '1'],
      ['Breaking Capacity (kA)', 6],
      ['Voltage (V)', 230],
      ['Width (mm)', '{width}'],
      ['Height (mm)', '{height}'],
      ['Material', 'Polycarbonate'],
    ],
    openings: [
      'Overload and earth fault protection in one module, for {use}.',
      'With an RCBO to each circuit a fault in one leaves the rest of the house alight.',
      "{amps} A and 30 mA, type A for today's electronics.",
      'Type {curve} for {loads}, with 30 mA protection for people.',
    ],
    details: [
      'It switches both poles, so a neutral fault is cleared as well.',
      'The neutral lead is bonded in and cannot be forgotten.',
    ],
    practical: ['Press the test button twice a year.', 'It wants a board with room above for the taller body.'],
    features: [
      '{amps} A, type {curve}',
      '30 mA, type A',
      '6 kA breaking capacity',
      'One module, 95 mm tall',
      'Made to BS EN 61009',
    ],
    box: ['1 × RCBO'],
    useful: 'Press the test button twice a year.',
    demand: 0.2,
  },
  {
    ...base,
    category: `${PROTECTION}rcds/`,
    name: 'Citadel {amps}A {milliamps}mA RCD',
    code: 'RCD',
    picture: 'rcd',
    range: 'Citadel',
    axes: [
      [
        { code: '40', price: 26, values: { amps: 40, rating: '40A' } },
        { code: '63', price: 29, values: { amps: 63, rating: '63A' } },
        { code: '80', price: 33, values: { amps: 80, rating: '80A' } },
        { code: '100', price: 39, values: { amps: 100, rating: '100A' } },
      ],
      [
        { code: '30', values: { milliamps: 30, guards: 'people', place: 'sockets, bathrooms and anything outdoors' } },
        {
          code: '100',
          factor: 1.12,
          values: { milliamps: 100, guards: 'buildings, against fire', place: 'the head of a sub-main' },
        },
      ],
      [{ values: { width: 36, height: 95 } }],
    ],
    specifications: [
      ['Current (A)', '{amps}'],
      ['Residual Current (mA)', '{milliamps}'],
      ['Poles', '2'],
      ['Voltage (V)', 230],
      ['Width (mm)', '{width}'],
      ['Height (mm)', '{height}'],
      ['Material', 'Polycarbonate'],
    ],
    openings: [
      'An RCD of {milliamps} mA, which protects {guards}.',
      'For {place}: {amps} A, two pole, type A.',
      'It compares what goes out with what comes back, and disconnects when {milliamps} mA is missing.',
    ],
    details: [
      'Type A sees the faults of LED drivers, washing machines and chargers.',
      'It trips within 40 thousandths of a second.',
    ],
    practical: [
      'Put no more on it than the rating allows, and split circuits over two.',
      'Press the test button twice a year.',
    ],
    features: ['{amps} A, two pole', '{milliamps} mA, type A', 'Two modules, 36 mm wide', 'Made to BS EN 61008'],
    box: ['1 × RCD'],
    useful: 'Press the test button twice a year.',
  },
];
