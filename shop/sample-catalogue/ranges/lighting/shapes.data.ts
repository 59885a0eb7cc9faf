/** The shape of a collection's lights; with the member it decides the picture. */
export type Shape =
  | 'globe'
  | 'dome'
  | 'cone'
  | 'candle'
  | 'lantern'
  | 'disc'
  | 'spot'
  | 'cylinder'
  | 'fabric'
  | 'arm'
  | 'picture';

/** Height of one shade as a share of its width. */
export const shadeHeights: Record<Shape, number> = {
  globe: 1,
  dome: 0.62,
  cone: 0.85,
  candle: 1.8,
  lantern: 1.7,
  disc: 0.16,
  spot: 1.9,
  cylinder: 2.4,
  fabric: 0.7,
  arm: 1.2,
  picture: 0.2,
};
