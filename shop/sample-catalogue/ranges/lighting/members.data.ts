/** The group that decides a member's copy, categories and picture. */
export type MemberGroup =
  | 'pendant'
  | 'multi'
  | 'chandelier'
  | 'lantern'
  | 'flush'
  | 'spot'
  | 'wall'
  | 'reading'
  | 'picture'
  | 'table'
  | 'floor'
  | 'bath';

interface MemberEntry {
  /** The end of the name, after brand and collection. */
  label: string;
  code: string;
  group: MemberGroup;
  lamps: number;
  /** Overall width as a multiple of the collection's size. */
  width: number;
  /** Multiplies the collection's price. */
  price: number;
  /** Overall height in millimetres, where it is not derived from the shade. */
  height?: number;
  /** Projection from the wall: a share of the size when below 10, else millimetres. */
  projection?: number;
  /** Watts of the built-in LED, in collections that have one. */
  led: number;
}

export const members = {
  small: { label: 'Small Pendant Light', code: 'PS', group: 'pendant', lamps: 1, width: 0.68, price: 0.8, led: 9 },
  pendant: { label: 'Pendant Light', code: 'P1', group: 'pendant', lamps: 1, width: 1, price: 1, led: 12 },
  large: { label: 'Large Pendant Light', code: 'PL', group: 'pendant', lamps: 1, width: 1.36, price: 1.42, led: 18 },
  cluster: { label: '3 Light Cluster Pendant', code: 'C3', group: 'multi', lamps: 3, width: 2.3, price: 2.6, led: 27 },
  chandelier5: {
    label: '5 Light Chandelier',
    code: 'H5',
    group: 'chandelier',
    lamps: 5,
    width: 4.6,
    price: 3.4,
    height: 480,
    led: 30,
  },
  chandelier8: {
    label: '8 Light Chandelier',
    code: 'H8',
    group: 'chandelier',
    lamps: 8,
    width: 5.8,
    price: 5.2,
    height: 560,
    led: 44,
  },
  chandelier12: {
    label: '12 Light Chandelier',
    code: 'H12',
    group: 'chandelier',
    lamps: 12,
    width: 7.2,
    price: 7.9,
    height: 780,
    led: 60,
  },
  lanternSmall: {
    label: 'Small Hanging Lantern',
    code: 'LS',
    group: 'lantern',
    lamps: 1,
    width: 0.7,
    price: 0.68,
    led: 8,
  },
  lantern: { label: 'Hanging Lantern', code: 'LM', group: 'lantern', lamps: 3, width: 1, price: 1, led: 12 },
  lanternLarge: {
    label: 'Large Hanging Lantern',
    code: 'LL',
    group: 'lantern',
    lamps: 4,
    width: 1.4,
    price: 1.6,
    led: 18,
  },
  wallLantern: {
    label: 'Wall Lantern',
    code: 'LW',
    group: 'wall',
    lamps: 1,
    width: 0.72,
    price: 0.62,
    height: 390,
    projection: 0.75,
    led: 8,
  },
  flush: {
    label: 'Flush Ceiling Light',
    code: 'FL',
    group: 'flush',
    lamps: 1,
    width: 1,
    price: 1,
    height: 60,
    led: 18,
  },
  flushLarge: {
    label: 'Large Flush Ceiling Light',
    code: 'FLL',
    group: 'flush',
    lamps: 1,
    width: 1.35,
    price: 1.4,
    height: 65,
    led: 28,
  },
  spot1: { label: 'Single Spotlight', code: 'S1', group: 'spot', lamps: 1, width: 1.7, price: 1, height: 140, led: 6 },
  spot2: {
    label: 'Twin Spotlight Bar',
    code: 'S2',
    group: 'spot',
    lamps: 2,
    width: 5,
    price: 1.75,
    height: 145,
    led: 12,
  },
  spot3: {
    label: '3 Light Spotlight Bar',
    code: 'S3',
    group: 'spot',
    lamps: 3,
    width: 8.5,
    price: 2.4,
    height: 145,
    led: 18,
  },
  spot4: {
    label: '4 Light Spotlight Bar',
    code: 'S4',
    group: 'spot',
    lamps: 4,
    width: 12,
    price: 2.95,
    height: 145,
    led: 24,
  },
  wall: {
    label: 'Wall Light',
    code: 'W1',
    group: 'wall',
    lamps: 1,
    width: 0.85,
    price: 0.82,
    projection: 1.05,
    led: 8,
  },
  wallLarge: {
    label: 'Large Wall Light',
    code: 'WL',
    group: 'wall',
    lamps: 2,
    width: 1.1,
    price: 1.35,
    height: 320,
    projection: 1.15,
    led: 13,
  },
  swing: {
    label: 'Swing Arm Wall Light',
    code: 'SW',
    group: 'reading',
    lamps: 1,
    width: 0.7,
    price: 1.15,
    height: 260,
    projection: 460,
    led: 8,
  },
  reading: {
    label: 'Reading Light',
    code: 'RD',
    group: 'reading',
    lamps: 1,
    width: 0.5,
    price: 0.95,
    height: 170,
    projection: 280,
    led: 4,
  },
  pictureSmall: {
    label: 'Picture Light 300',
    code: 'PC3',
    group: 'picture',
    lamps: 1,
    width: 1,
    price: 0.86,
    height: 90,
    projection: 180,
    led: 4,
  },
  picture: {
    label: 'Picture Light 500',
    code: 'PC5',
    group: 'picture',
    lamps: 1,
    width: 1.6,
    price: 1.1,
    height: 90,
    projection: 195,
    led: 6,
  },
  pictureLarge: {
    label: 'Picture Light 800',
    code: 'PC8',
    group: 'picture',
    lamps: 1,
    width: 2.5,
    price: 1.55,
    height: 95,
    projection: 220,
    led: 9,
  },
  tableSmall: {
    label: 'Bedside Lamp',
    code: 'TS',
    group: 'table',
    lamps: 1,
    width: 0.75,
    price: 0.72,
    height: 340,
    led: 6,
  },
  table: { label: 'Table Lamp', code: 'T1', group: 'table', lamps: 1, width: 1, price: 0.98, height: 480, led: 8 },
  tableLarge: {
    label: 'Large Table Lamp',
    code: 'TL',
    group: 'table',
    lamps: 1,
    width: 1.25,
    price: 1.35,
    height: 620,
    led: 10,
  },
  floor: { label: 'Floor Lamp', code: 'FR', group: 'floor', lamps: 1, width: 1.3, price: 1.85, height: 1540, led: 18 },
  bathWall: {
    label: 'Bathroom Wall Light',
    code: 'BW1',
    group: 'bath',
    lamps: 1,
    width: 1,
    price: 1,
    projection: 1.15,
    led: 6,
  },
  bathCeiling: {
    label: 'Bathroom Ceiling Light',
    code: 'BC',
    group: 'bath',
    lamps: 1,
    width: 1.25,
    price: 1.08,
    height: 85,
    led: 12,
  },
} as const satisfies Record<string, MemberEntry>;

export type MemberKey = keyof typeof members;
export type Member = MemberEntry;
