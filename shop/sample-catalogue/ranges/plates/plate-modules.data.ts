import type { Drawing } from '../../drawings/drawing.ts';
import type { PictureKey } from '../../pictures/pictures.data.ts';

/** A function of a plate, sold as one product per range. */
export interface PlateModule {
  code: string;
  /** The end of the name, after brand and range. `{lever}` becomes Rocker or Toggle. */
  name: string;
  category: string;
  picture: PictureKey;
  gang: number;
  /** Overrides the width of 86 or 146 mm. */
  wide: boolean;
  price: number;
  /** Minimum depth of the back box, in millimetres. */
  boxDepth: number;
  functions?: readonly (readonly [label: string, code: string, priceFactor: number, shown?: Drawing['options']])[];
  specifications?: readonly (readonly [string, string])[];
  /** Whether it is made for rooms with a bath or shower; templates can then use `{zones}`. */
  forBathrooms?: true;
  openings: readonly string[];
  practical: readonly string[];
  features: readonly string[];
  /** Whether it exists only in ranges with a grid. */
  grid?: true;
}

const SWITCHES = '/switches-and-sockets/light-switches/';
const lightSwitch = (
  gang: number,
  words: { openings: readonly string[]; practical: readonly string[] },
  price: number,
  wide = false,
): PlateModule => ({
  code: `S${gang}`,
  name: `${gang} Gang 2 Way 10A {lever} Switch`,
  category: `${SWITCHES}{lever}-switches/`,
  picture: 'plate-rocker',
  gang,
  wide,
  price,
  boxDepth: 25,
  ...words,
  features: [
    `${gang} gang, each 2 way`,
    '10 A, LED loads to 250 W a gang',
    '{width} × 86 mm, {thickness} mm off the wall',
    'For 25 mm boxes',
    'Made to BS EN 60669',
  ],
});

export const plateModules: readonly PlateModule[] = [
  {
    code: 'S1',
    name: '1 Gang 10A {lever} Switch',
    category: `${SWITCHES}{lever}-switches/`,
    picture: 'plate-rocker',
    gang: 1,
    wide: false,
    price: 14.5,
    boxDepth: 25,
    functions: [
      ['1 Way', '1W', 1],
      ['2 Way', '2W', 1.03],
      ['Intermediate', 'INT', 1.45],
    ],
    openings: [
      'The switch by the door, on {an plate}.',
      'One {leverWord}, one light, and {an plate} to set it in.',
      'A single {leverWord} switch for one light from one, two or three places, depending on the function you choose.',
      'The {range} single switch comes one way, two way or intermediate.',
      'Pick the function for the circuit: one way for a single door, two way for both ends of a landing, intermediate for the switch between.',
      'You will touch this more often than anything else in the room, so it may as well be {an plate}.',
      'One gang, on {an plate}, for halls, bedrooms and everywhere else.',
    ],
    practical: [
      'A two way switch can be wired one way, so it is the safe choice if you are not sure.',
      'Intermediates go between two two-way switches, on landings and long halls.',
      'It fits a 25 mm box with room for the cables.',
    ],
    features: [
      '1 gang: 1 way, 2 way or intermediate',
      '10 A, LED loads to 250 W',
      '{width} × 86 mm, {thickness} mm off the wall',
      'For 25 mm boxes',
      'Made to BS EN 60669',
    ],
  },
  lightSwitch(
    2,
    {
      openings: [
        'Two lights from one plate: the ceiling on the left, the lamps on the right.',
        'Two {leverWord}s side by side on {an plate}.',
        'For a hall with a landing light, or a room with wall lights as well as a pendant.',
        'The {range} double switch, both gangs two way.',
        'A pair of switches no wider than a single one.',
        'Wired one way or two, this {range} pair does most rooms in a house.',
      ],
      practical: [
        'Both gangs are two way and may be wired one way.',
        'Gangs are separate, so they may be on different circuits if the box is labelled so.',
        'It fits a 25 mm box.',
      ],
    },
    19.5,
  ),
  lightSwitch(
    3,
    {
      openings: [
        'Three lights at one door, on a double plate.',
        'Kitchens need three: worktop, table and ceiling.',
        'Three {leverWord}s in a row, evenly spaced on {an plate}.',
        'The {range} triple switch, for rooms lit in layers.',
      ],
      practical: [
        'It takes a double box, 25 mm deep.',
        'All three are two way.',
        'Write the circuits inside the box lid before you close it.',
      ],
    },
    29,
    true,
  ),
  lightSwitch(
    4,
    {
      openings: [
        'Four circuits under one hand.',
        'By the back door: kitchen, passage, porch and garden.',
        'Four {leverWord}s on a double plate, for open-plan rooms.',
        'The {range} four gang keeps a busy wall tidy.',
      ],
      practical: [
        'It takes a double box; 35 mm gives the cables more room.',
        'All four are two way.',
        'Label the gangs underneath with our engraved plates if guests are to find their way.',
      ],
    },
    36,
    true,
  ),
  {
    code: 'RT1',
    name: '1 Gang 10A Retractive {lever} Switch',
    category: `${SWITCHES}retractive-switches/`,
    picture: 'plate-rocker',
    gang: 1,
    wide: false,
    price: 17.5,
    boxDepth: 25,
    openings: [
      'It springs back when you let go, as smart dimmers and door bells expect.',
      'A push, not a switch: the {range} retractive gives a pulse and returns.',
      'For dimming modules, garage doors and anything run by a momentary contact.',
      'Looks like the light switches beside it and works like a bell push.',
    ],
    practical: [
      'Several may be wired in parallel to work one module from many doors.',
      'Do not use it to switch a light directly.',
    ],
    features: ['1 gang, push to make', '10 A', '{width} × 86 mm', 'For 25 mm boxes'],
  },
  {
    code: 'RT2',
    name: '2 Gang 10A Retractive {lever} Switch',
    category: `${SWITCHES}retractive-switches/`,
    picture: 'plate-rocker',
    gang: 2,
    wide: false,
    price: 23.5,
    boxDepth: 25,
    openings: [
      'Two momentary contacts on one plate: up and down for a blind, or two dimmed circuits.',
      'Pulse switching for two modules, on {an plate}.',
      'The {range} pair for smart homes, with a proper {leverWord} to press.',
    ],
    practical: ['Gangs are independent.', 'Do not use it to switch a light directly.'],
    features: ['2 gang, push to make', '10 A', '{width} × 86 mm', 'For 25 mm boxes'],
  },
  ...dimmers(),
  {
    code: '13S1',
    name: '1 Gang 13A Switched Socket',
    category: '/switches-and-sockets/plug-sockets/single-sockets/',
    picture: 'plate-socket-1',
    gang: 1,
    wide: false,
    price: 17,
    boxDepth: 25,
    openings: [
      'One 13 A outlet for a bedside, a landing or the side of a cupboard.',
      'The {range} single socket, switched, on {an plate}.',
      'Where a double will not fit, or would only be half used.',
      'For the lamp by the chair: a single switched socket on {an plate}.',
    ],
    practical: [
      'The switch breaks both poles.',
      'Two earth terminals are fitted for high-integrity circuits.',
      'A 35 mm box makes wiring easier, though 25 mm will do.',
    ],
    features: [
      '13 A, double pole switched',
      'Shuttered, to BS 1363',
      '86 × 86 mm, {thickness} mm off the wall',
      'Inserts in {insert}',
      'Two earth terminals',
    ],
  },
  {
    code: '13S2',
    name: '2 Gang 13A DP Switched Socket',
    category: '/switches-and-sockets/plug-sockets/double-sockets/',
    picture: 'plate-socket',
    gang: 2,
    wide: true,
    price: 23,
    boxDepth: 25,
    openings: [
      'The double socket of the {range} range, switched on both poles.',
      'Two 13 A outlets on {an plate}, for every wall of every room.',
      'A house needs thirty or forty of these, which is reason enough to choose one you like.',
      'Two outlets, with their switches in the middle of {an plate} where a hand finds them first.',
      'For skirting, worktop and desk: the {range} twin socket in {insert} inserts.',
      '{an plate}, two outlets and rockers in {insert}.',
    ],
    practical: [
      'Twin earth terminals suit circuits that feed computers.',
      'A 35 mm box makes wiring easier, though 25 mm will do.',
      'Over a worktop keep it at least 300 mm from the sink.',
    ],
    features: [
      '2 × 13 A, double pole switched',
      'Shuttered, to BS 1363',
      '146 × 86 mm, {thickness} mm off the wall',
      'Inserts in {insert}',
      'Two earth terminals',
    ],
  },
  {
    code: '13SU',
    name: '2 Gang 13A Switched Socket with USB',
    category: '/switches-and-sockets/plug-sockets/usb-sockets/',
    picture: 'plate-socket-usb',
    gang: 2,
    wide: true,
    price: 39,
    boxDepth: 35,
    functions: [
      ['USB A+C 20W', 'AC', 1],
      ['USB C+C 45W', 'CC', 1.25],
    ],
    openings: [
      'Two sockets and two chargers in the space of a double.',
      'Leave the chargers in the drawer: this {range} double has USB built in.',
      'For a bedside or a worktop, with USB between two 13 A outlets.',
      'Charge a telephone and a tablet and still have both sockets free.',
      'The {range} USB double, with A and C together or two fast C ports.',
    ],
    practical: [
      'The ports share their power when both are in use.',
      'It needs a 35 mm box, and 47 mm where several cables meet.',
      'With nothing plugged in the electronics draw less than 0.1 W.',
    ],
    features: [
      '2 × 13 A switched',
      'USB A+C at 20 W, or C+C at 45 W',
      'Shuttered, to BS 1363',
      '146 × 86 mm',
      'For 35 mm boxes',
    ],
  },
  {
    code: 'FCU',
    name: '13A Fused Spur',
    category: '/switches-and-sockets/fused-spurs/',
    picture: 'plate-spur',
    gang: 1,
    wide: false,
    price: 20,
    boxDepth: 25,
    functions: [
      ['Switched', 'SW', 1],
      ['Switched with Neon', 'SN', 1.12],
      ['Unswitched', 'US', 0.9],
    ],
    openings: [
      'For a boiler, a towel rail or an extractor fan that is wired and not plugged in.',
      'A fuse you can reach for an appliance you cannot.',
      'The {range} connection unit comes switched, with a neon, or plain.',
      'Fused at 3 or 13 amps, on {an plate}.',
      'Every towel rail ends at one of these; this one matches the {range} switches beside it.',
    ],
    practical: [
      'A 13 A fuse is fitted; change it for the rating the appliance asks for.',
      'The fuse carrier slides out and can be padlocked open.',
      'Flex leaves through the base.',
    ],
    features: [
      '13 A, double pole',
      'Switched, switched with neon, or unswitched',
      '86 × 86 mm',
      'Made to BS 1363-4',
      'Inserts in {insert}',
    ],
  },
  {
    code: 'DP20',
    name: '20A Double Pole Switch',
    category: '/switches-and-sockets/cooker-high-load-switches/',
    picture: 'plate-rocker',
    gang: 1,
    wide: false,
    price: 17.5,
    boxDepth: 35,
    functions: [
      ['Without Neon', 'N0', 1],
      ['With Neon', 'N1', 1.15],
    ],
    openings: [
      'For immersion heaters, storage heaters and water softeners up to 20 amps.',
      'A switch that breaks both poles, on {an plate}.',
      'The local isolator for a fixed appliance, in the finish of the room.',
    ],
    practical: ['Terminals take two 4 mm² cables.', 'Use a 35 mm box at least.'],
    features: ['20 A, double pole', 'With or without neon', '86 × 86 mm', 'For 35 mm boxes'],
  },
  {
    code: 'CK45',
    name: '45A Cooker Switch',
    category: '/switches-and-sockets/cooker-high-load-switches/',
    picture: 'plate-cooker',
    gang: 1,
    wide: false,
    price: 24,
    boxDepth: 47,
    functions: [
      ['With Neon', 'N1', 1],
      ['Without Neon', 'N0', 0.94],
    ],
    openings: [
      'The big red rocker for a cooker, hob or shower.',
      'Forty-five amps through {an plate}, with a neon to say that it is live.',
      'Put it within two metres of the cooker and not above it.',
      'The {range} cooker switch keeps the kitchen to one finish.',
    ],
    practical: ['Terminals take 16 mm² cable.', 'It wants a 47 mm box for the cable alone.'],
    features: ['45 A, double pole', 'With or without neon', '86 × 86 mm', 'For 47 mm boxes', 'Made to BS EN 60669'],
  },
  {
    code: 'TV1',
    name: '1 Gang TV Socket',
    category: '/switches-and-sockets/tv-data-sockets/tv-sockets/',
    picture: 'plate-tv',
    gang: 1,
    wide: false,
    price: 16,
    boxDepth: 25,
    functions: [
      ['Coaxial', 'CX', 1],
      ['Coaxial Isolated', 'CI', 1.2],
      ['Satellite', 'SAT', 1.1, { kind: 'satellite' }],
    ],
    openings: [
      'An aerial outlet to match the sockets beside it.',
      'For the wall behind the screen: coaxial, isolated or satellite.',
      'The {range} TV outlet on {an plate}.',
    ],
    practical: [
      'Choose isolated in flats with a shared aerial.',
      'Satellite outlets take an F plug and pass power to the dish.',
    ],
    features: ['1 gang', 'Coaxial, isolated or satellite', '86 × 86 mm', 'For 25 mm boxes'],
  },
  {
    code: 'RJ1',
    name: '1 Gang RJ45 Data Socket',
    category: '/switches-and-sockets/tv-data-sockets/data-sockets/',
    picture: 'plate-data',
    gang: 1,
    wide: false,
    price: 18,
    boxDepth: 35,
    functions: [
      ['Cat 5e', 'C5', 1],
      ['Cat 6', 'C6', 1.1],
    ],
    openings: [
      'Wired network where it matters: the desk, the screen, the access point.',
      'One RJ45 on {an plate}.',
      'A cable beats Wi-Fi through three brick walls, and this is where it ends.',
    ],
    practical: [
      'Terminals are tool-free and colour coded.',
      'Keep data cable 200 mm from mains where they run side by side.',
      'Cat 6 cable bends wide, so use a 35 mm box.',
    ],
    features: ['1 gang, RJ45', 'Cat 5e or Cat 6', '86 × 86 mm', 'For 35 mm boxes'],
  },
  {
    code: 'TEL',
    name: '1 Gang Telephone Socket',
    category: '/switches-and-sockets/tv-data-sockets/data-sockets/',
    picture: 'plate-telephone',
    gang: 1,
    wide: false,
    price: 16.5,
    boxDepth: 25,
    functions: [
      ['Secondary', 'SEC', 1],
      ['Master', 'MAS', 1.12],
    ],
    openings: [
      'A telephone outlet in the {range} finish, for the line that remains.',
      'Broadband still arrives here in many houses; let it arrive neatly.',
      'The {range} telephone socket, master or extension.',
    ],
    practical: ['The master carries the bell capacitor; extensions do not.', 'Screw terminals take three pairs.'],
    features: ['1 gang', 'Master or secondary', '86 × 86 mm', 'For 25 mm boxes'],
  },
  {
    code: 'USB1',
    name: '1 Gang USB Charging Outlet',
    category: '/switches-and-sockets/tv-data-sockets/usb-chargers/',
    picture: 'plate-usb',
    gang: 1,
    wide: false,
    price: 31,
    boxDepth: 35,
    functions: [
      ['USB A+C 20W', 'AC', 1],
      ['USB C+C 45W', 'CC', 1.25],
    ],
    openings: [
      'Charging and nothing else, on {an plate}.',
      'By the bed, in the hall, on the kitchen island: two ports and no adaptor.',
      'A single-plate charger in the {range} finish.',
    ],
    practical: ['It connects to the lighting or the socket circuit through a spur.', 'Allow a 35 mm box.'],
    features: ['2 ports: A+C at 20 W, or C+C at 45 W', '86 × 86 mm', 'For 35 mm boxes', 'Under 0.1 W at rest'],
  },
  {
    code: 'BL1',
    name: '1 Gang Blank Plate',
    category: '/switches-and-sockets/blank-plates/',
    picture: 'plate-blank',
    gang: 1,
    wide: false,
    price: 9.5,
    boxDepth: 16,
    openings: [
      'For the box no longer used, or not used yet.',
      'A quiet {plate} with nothing on it.',
      'Cover an old fitting and keep the option of a new one.',
    ],
    practical: ['Leave the cables safely terminated behind it.', 'It fits any single box, however shallow.'],
    features: ['1 gang, 86 × 86 mm', '{thickness} mm off the wall', 'Matching screws'],
  },
  {
    code: 'BL2',
    name: '2 Gang Blank Plate',
    category: '/switches-and-sockets/blank-plates/',
    picture: 'plate-blank',
    gang: 2,
    wide: true,
    price: 13,
    boxDepth: 16,
    openings: [
      'A double blank for an abandoned twin socket.',
      'The {range} {plate}, 146 mm wide and entirely plain.',
      'It covers a double box and matches the plates around it.',
    ],
    practical: ['It fits any double box.', 'Leave the cables safely terminated behind it.'],
    features: ['2 gang, 146 × 86 mm', '{thickness} mm off the wall', 'Matching screws'],
  },
  ...grids(),
];

function dimmers(): PlateModule[] {
  const words = ['one light', 'two lights', 'three lights', 'four lights'];
  return [24, 38, 62, 79].map((price, index): PlateModule => ({
    code: `D${index + 1}`,
    name: `${index + 1} Gang 2 Way Dimmer Switch`,
    category: '/switches-and-sockets/dimmer-switches/',
    picture: 'plate-dimmer',
    gang: index + 1,
    wide: index > 1,
    price,
    boxDepth: 35,
    functions: [
      ['Trailing Edge LED', 'TE', 1],
      ['Leading Edge Rotary', 'LE', 0.9],
    ],
    specifications: [
      ['Dimmable', 'Yes'],
      ['Wattage (W)', index === 0 ? '400' : '250'],
    ],
    openings: [
      `Turn down ${words[index]} from {an plate}.`,
      `A knob for each of ${words[index]}, knurled so that it turns easily in wet hands.`,
      `Push for on and off, turn for mood: the {range} dimmer for ${words[index]}.`,
      `Evenings need less light than mornings, and the {range} gives both to ${words[index]}.`,
      `Dimming for ${words[index]} that matches the switches in the next room.`,
    ].map((sentence) =>
      index === 0 ? sentence.replace('each of one light', 'the one light that makes the room') : sentence,
    ),
    practical: [
      'Trailing edge is for LED, 5 to 150 W a gang; leading edge is for halogen and older transformers.',
      'Set the lowest level with the small screw behind the knob.',
      'It works two way with an ordinary two-way switch at the other door.',
      'Needs a 35 mm box, and no other dimmer tight beside it.',
    ],
    features: [
      `${index + 1} gang, push on and off, 2 way`,
      'Trailing edge 5 to 150 W LED a gang, or leading edge 40 to 400 W',
      '{width} × 86 mm',
      'Minimum brightness can be set',
      'For 35 mm boxes',
    ],
  }));
}

function grids(): PlateModule[] {
  return [21, 34, 52, 66].map((price, index): PlateModule => ({
    code: `GR${index + 1}`,
    name: `${index + 1} Gang 20A DP Grid Switch`,
    category: '/switches-and-sockets/grid-switches/grid-switch-sets/',
    picture: 'plate-rocker',
    gang: index + 1,
    wide: index > 1,
    price,
    boxDepth: 35,
    grid: true,
    openings: [
      `${['One appliance', 'Two appliances', 'Three appliances', 'Four appliances'][index]} isolated from one plate above the worktop.`,
      'Plate, frame and double-pole modules in one set, ready for the box.',
      `A kitchen switch plate of ${index + 1} gang, on {an plate}.`,
    ],
    practical: [
      'Modules pull out of the frame and can be changed for printed, neon or key ones.',
      'Label each module on the back before fixing the plate.',
      'Use a 35 mm box.',
    ],
    features: [`${index + 1} × 20 A double pole module`, 'Frame included', '{width} × 86 mm', 'For 35 mm boxes'],
  }));
}
