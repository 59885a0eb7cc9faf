import type { Series, Step } from '../series/series.ts';

const ELECTRICAL = '/electrical-accessories/';
const ALARMS = `${ELECTRICAL}smoke-heat-alarms/`;
const PART_P = [
  {
    url: 'https://www.gov.uk/government/publications/electrical-safety-approved-document-p',
    text: 'Approved Document P: electrical safety in dwellings',
  },
];
const PART_F = [
  {
    url: 'https://www.gov.uk/government/publications/ventilation-approved-document-f',
    text: 'Approved Document F: ventilation',
  },
];
const PART_B = [
  {
    url: 'https://www.gov.uk/government/publications/fire-safety-approved-document-b',
    text: 'Approved Document B: fire safety',
  },
];

const powers: readonly Step[] = [
  {
    code: 'M',
    factor: 1.35,
    demand: 0.3,
    values: {
      power: 'Mains',
      supply: 'Mains with battery backup',
      grade: 'D1',
      life: 'A sealed lithium cell carries it through a power cut',
    },
  },
  {
    code: 'B',
    values: {
      power: 'Battery',
      supply: 'Sealed 10 year battery',
      grade: 'F1',
      life: 'The cell is sealed in for ten years, so it cannot be borrowed for a toy',
    },
  },
];
const links: readonly Step[] = [
  { values: { link: '', joined: '' } },
  {
    code: 'RF',
    factor: 1.6,
    values: { link: 'Wireless ', joined: 'Up to fifteen speak to one another by radio and sound together' },
  },
];
const alarm = {
  brand: 'wardwell',
  finishes: ['matt-white'],
  shows: ['width', 'height'],
  documents: PART_B,
  range: 'Guardhouse',
  useful: 'Press the button once a week. Vacuum the vents twice a year, and replace the alarm at the date on its side.',
  box: ['1 × alarm', 'Base plate, screws and plugs', 'Leaflet'],
} as const;
const alarmRows = [
  ['Power', '{supply}'],
  ['Grade', '{grade}'],
  ['Sound (dB)', 85],
  ['Width (mm)', '{width}'],
  ['Height (mm)', '{height}'],
  ['Material', 'Polycarbonate'],
] as const;

const controls: readonly Step[] = [
  { code: 'S', values: { control: 'Standard', works: 'comes on with the light or a switch of its own' } },
  {
    code: 'T',
    factor: 1.22,
    demand: 0.5,
    values: { control: 'Timer', works: 'runs on after the light goes off, for 1 to 30 minutes' },
  },
  {
    code: 'H',
    factor: 1.6,
    demand: 0.2,
    values: { control: 'Humidistat', works: 'starts by itself when the air grows damp' },
  },
  { code: 'P', factor: 1.2, demand: -0.2, values: { control: 'Pull Cord', works: 'has a cord of its own' } },
];
const fanSizes: readonly Step[] = [
  {
    code: '100',
    price: 24,
    demand: 0.2,
    values: { duct: 100, width: 160, height: 160, watts: 8, flow: 95, sound: 28, room: 'bathrooms and cloakrooms' },
  },
  {
    code: '150',
    price: 46,
    values: { duct: 150, width: 205, height: 205, watts: 18, flow: 245, sound: 36, room: 'kitchens and utility rooms' },
  },
];
const fan = {
  brand: 'airholt',
  category: `${ELECTRICAL}extractor-fans/`,
  shows: ['width', 'height'],
  documents: [...PART_F, ...PART_P],
  warning:
    '<p>In a bathroom, for {zones} and outside the zones. Isolate the supply with a 3 A fused three-pole switch outside the room.</p>',
  forBathrooms: true,
  specifications: [
    ['IP Rating', '{ip}'],
    ['Duct (mm)', '{duct}'],
    ['Airflow (m³/h)', '{flow}'],
    ['Control', '{control}'],
    ['Wattage (W)', '{watts}'],
    ['Sound (dB)', '{sound}'],
    ['Voltage (V)', 230],
    ['Width (mm)', '{width}'],
    ['Height (mm)', '{height}'],
    ['Material', '{material}'],
  ],
  features: [
    '{flow} m³ an hour from {watts} W',
    '{duct} mm duct',
    '{sound} dB at three metres',
    '{ip}, for bathroom {zones}',
    '{control} model',
  ],
  box: ['1 × fan', 'Screws, plugs and cable grommet', 'Leaflet'],
  useful: 'Twice a year switch it off at the isolator, take the front off and brush the blades.',
} as const;

export const safetyAndAirSeries: readonly Series[] = [
  {
    ...alarm,
    category: `${ALARMS}smoke-alarms/`,
    name: 'Guardhouse {link}{power} Smoke Alarm',
    code: 'SMK',
    picture: 'alarm-smoke',
    axes: [[{ price: 24, values: { width: 120, height: 45 } }], powers, links],
    specifications: alarmRows,
    demand: 0.4,
    openings: [
      'An optical alarm for halls and landings, quick to smouldering fires and slow to toast.',
      'The smoke alarm that every floor of a house must have. {life}.',
      'Eighty-five decibels on the landing will wake a household.',
    ],
    details: [
      'Its date of replacement is printed where it can be read from the floor.',
      'The big button tests it and hushes it.',
      'Insects are kept out by a mesh finer than a gnat.',
    ],
    practical: [
      'Fit it on the ceiling, 300 mm from walls and lights, and within 7.5 m of every habitable room.',
      'Keep it out of kitchens, bathrooms and garages: use a heat alarm there.',
    ],
    features: ['Optical sensor, to BS EN 14604', '{supply}', '{joined}', 'Grade {grade}', '{width} mm across'],
  },
  {
    ...alarm,
    category: `${ALARMS}heat-alarms/`,
    name: 'Guardhouse {link}{power} Heat Alarm',
    code: 'HEA',
    picture: 'alarm-heat',
    axes: [[{ price: 28, values: { width: 120, height: 48 } }], powers, links],
    specifications: alarmRows,
    openings: [
      'For the kitchen and the garage, where smoke is no news: it sounds at 58 degrees.',
      'A heat alarm takes no notice of toast. {life}.',
      'Put it over the kitchen and link it to the smoke alarms on the landing.',
    ],
    details: [
      'The dome is smooth, so that grease wipes off it.',
      'A thermistor in an open cage feels the heat at once.',
    ],
    practical: [
      'Fit it on the ceiling, within 5.3 m of any point where a fire could start.',
      'It does the job of a smoke alarm nowhere but in kitchens and garages.',
    ],
    features: ['Sounds at 58 °C, to BS 5446-2', '{supply}', '{joined}', 'Grade {grade}', '{width} mm across'],
  },
  {
    ...alarm,
    category: `${ALARMS}carbon-monoxide-alarms/`,
    name: 'Guardhouse {link}{kind} Carbon Monoxide Alarm',
    code: 'CO',
    picture: 'alarm-co',
    axes: [
      [
        {
          code: 'S',
          price: 19.5,
          values: {
            kind: 'Compact',
            face: 'three lamps',
            supply: 'Sealed 10 year battery',
            reads: 'A lamp tells it all: green for well, red for out',
            width: 120,
            height: 100,
          },
        },
        {
          code: 'D',
          price: 26,
          demand: 0.4,
          values: {
            kind: 'Digital',
            face: 'display in parts per million',
            supply: 'Sealed 10 year battery',
            reads: 'The display gives parts per million and remembers the worst it has seen',
            width: 120,
            height: 100,
          },
        },
      ],
      links,
    ],
    specifications: alarmRows,
    openings: [
      'Carbon monoxide has no smell and no colour, so something must notice it for you.',
      'For every room with a boiler, a stove or a fire. {reads}.',
      'Ten years of watching over a boiler, without a battery to change.',
    ],
    details: ['One button tests it and hushes it.', 'An electrochemical cell tells carbon monoxide from hairspray.'],
    practical: [
      'Fit it 1 to 3 m from the appliance: on the ceiling, or on a shelf at breathing height.',
      'If it sounds: open the windows, turn the gas off, go out, and call 0800 111 999.',
    ],
    features: [
      '{kind} model: {face}',
      'Electrochemical sensor, to BS EN 50291',
      '{supply}',
      '{joined}',
      '{width} × {height} mm',
    ],
  },
  {
    ...fan,
    name: 'Breeze {duct}mm {control} Extractor Fan',
    code: 'BRZ',
    picture: 'fan-grille',
    finishes: ['matt-white'],
    range: 'Breeze',
    axes: [fanSizes, controls, [{ values: { ip: 'IPX4', material: 'ABS plastic' } }]],
    openings: [
      'For {room}: {flow} m³ an hour, and it {works}.',
      'Steam out, quietly: {sound} dB at three metres.',
      'The fan that every landlord fits twice, because it goes on working.',
    ],
    details: [
      'Ball bearings are rated for 30,000 hours, upside down or not.',
      'A backdraught shutter closes when it stops.',
    ],
    practical: [
      'Fit it as far from the door as the room allows, so that air is drawn across.',
      'Keep the duct short, straight and insulated where it crosses a loft.',
    ],
    demand: 0.3,
  },
  {
    ...fan,
    name: 'Hush {duct}mm {control} Panel Fan',
    code: 'HSH',
    picture: 'fan-panel',
    finishes: ['matt-white', 'brushed-chrome', 'matt-black'],
    range: 'Hush',
    axes: [
      fanSizes.map((step) => ({
        ...step,
        price: (step.price ?? 24) * 2.1,
        values: { ...step.values, sound: Number(step.values.sound) - 4 },
      })),
      controls.slice(0, 3),
      [{ values: { ip: 'IP45', material: 'Steel and ABS plastic' } }],
    ],
    openings: [
      'A flat panel and a shadow line: the fan goes on, and nobody looks up. It {works}.',
      'At {sound} dB it is quieter than the shower.',
      'Air goes in round the edge and the works stay out of sight, for {room}.',
    ],
    details: ['The panel drops on two clips for cleaning.', 'The motor runs slowly all day and faster on demand.'],
    practical: ['Leave the gap round the panel clear.', 'Duct it with rigid pipe: flexible duct halves the airflow.'],
  },
];
