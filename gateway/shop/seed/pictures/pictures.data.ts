import type { Drawing } from '../drawings/drawing.ts';
import type { FinishKey } from '../drawings/finishes.data.ts';

/** A kind of product photograph: the drawing it uses, and what its in-use view shows. */
export interface PictureEntry {
  family: string;
  options?: Drawing['options'];
  accent?: FinishKey;
  /** Left out where the product looks the same in use. */
  inUse?: string;
  /** False where the drawing cannot carry the product's own measurements. */
  dimensions?: false;
}

const LIT = 'lit in the evening';
const ON_A_WALL = 'fitted on a painted wall';
const ON_A_DOOR = 'fitted on a painted door';

export const pictures = {
  'pendant-dome': { family: 'pendant-dome', inUse: LIT },
  'pendant-cone': { family: 'pendant-cone', inUse: LIT },
  'pendant-globe': { family: 'pendant-globe', inUse: LIT },
  'pendant-cluster': { family: 'pendant-cluster', inUse: LIT },
  chandelier: { family: 'chandelier', inUse: LIT },
  lantern: { family: 'lantern', inUse: LIT },
  flush: { family: 'flush-ceiling', inUse: LIT },
  'spot-bar': { family: 'spotlight-bar', inUse: LIT },
  'spot-bar-1': { family: 'spotlight-bar', options: { heads: 1 }, inUse: LIT },
  track: { family: 'track-light', inUse: LIT },
  batten: { family: 'batten', inUse: LIT },
  'wall-globe': { family: 'wall-light', options: { shape: 'globe' }, inUse: LIT },
  'wall-up-down': { family: 'wall-light', options: { shape: 'up-down' }, inUse: LIT },
  'wall-shade': { family: 'wall-light', options: { shape: 'shade' }, inUse: LIT },
  'wall-swing': { family: 'wall-light', options: { shape: 'swing-arm' }, inUse: LIT },
  'picture-light': { family: 'picture-light', inUse: 'lighting a picture' },
  downlight: { family: 'downlight', inUse: LIT },
  'downlight-square': { family: 'downlight', options: { shape: 'square' }, inUse: LIT },
  'downlight-tilt': { family: 'downlight', options: { adjustable: true }, inUse: LIT },
  'table-lamp': { family: 'table-lamp', inUse: LIT },
  'floor-lamp': { family: 'floor-lamp', inUse: LIT },
  'led-strip': { family: 'strip-light', inUse: LIT },
  'outdoor-up-down': { family: 'outdoor-wall', options: { shape: 'cylinder' }, inUse: LIT },
  'outdoor-lantern': { family: 'outdoor-wall', options: { shape: 'lantern' }, inUse: LIT },
  bulkhead: { family: 'outdoor-wall', options: { shape: 'bulkhead' }, inUse: LIT },
  brick: { family: 'outdoor-wall', options: { shape: 'brick' }, inUse: LIT },
  bollard: { family: 'bollard', inUse: LIT },
  spike: { family: 'spike-light', inUse: LIT },
  ground: { family: 'downlight', inUse: LIT },
  floodlight: { family: 'floodlight', inUse: LIT },
  'bulb-gls': { family: 'bulb-gls', inUse: 'lit' },
  'bulb-gls-filament': { family: 'bulb-gls', options: { filament: true, glass: 'clear' }, inUse: 'lit' },
  'bulb-candle': { family: 'bulb-candle', inUse: 'lit' },
  'bulb-candle-filament': { family: 'bulb-candle', options: { filament: true, glass: 'clear' }, inUse: 'lit' },
  'bulb-golf': { family: 'bulb-golf', inUse: 'lit' },
  'bulb-golf-filament': { family: 'bulb-golf', options: { filament: true, glass: 'clear' }, inUse: 'lit' },
  'bulb-globe': { family: 'bulb-globe', options: { filament: true, glass: 'clear' }, inUse: 'lit' },
  'bulb-globe-opal': { family: 'bulb-globe', options: { glass: 'opal' }, inUse: 'lit' },
  'bulb-squirrel': { family: 'bulb-squirrel-cage', options: { filament: true, glass: 'amber' }, inUse: 'lit' },
  'bulb-squirrel-opal': { family: 'bulb-squirrel-cage', options: { glass: 'opal' }, inUse: 'lit' },
  'bulb-tubular': { family: 'bulb-gls', options: { width: 30, height: 160, filament: true }, inUse: 'lit' },
  'bulb-tubular-opal': { family: 'bulb-gls', options: { width: 32, height: 160, glass: 'opal' }, inUse: 'lit' },
  'bulb-gu10': { family: 'bulb-gu10', inUse: 'lit' },
  'bulb-mr16': { family: 'bulb-mr16', inUse: 'lit' },
  'bulb-reflector': { family: 'bulb-r63', inUse: 'lit', dimensions: false },
  'bulb-g9': { family: 'bulb-capsule', inUse: 'lit' },
  'bulb-linear': { family: 'bulb-tube', options: { width: 30, length: 300 }, inUse: 'lit' },
  'bulb-tube': { family: 'bulb-tube', inUse: 'lit' },
  'plate-rocker': { family: 'plate-switch', options: { style: 'rocker' }, inUse: ON_A_WALL },
  'plate-rocker-3': { family: 'plate-switch', options: { style: 'rocker', gang: 3 }, inUse: ON_A_WALL },
  'plate-toggle': { family: 'plate-switch', options: { style: 'toggle' }, inUse: ON_A_WALL },
  'plate-dimmer': { family: 'plate-dimmer', inUse: ON_A_WALL },
  'plate-socket': { family: 'plate-socket', options: { gang: 2 }, inUse: ON_A_WALL },
  'plate-socket-1': { family: 'plate-socket', options: { gang: 1 }, inUse: ON_A_WALL },
  'plate-socket-usb': { family: 'plate-socket', options: { gang: 2, usb: true }, inUse: ON_A_WALL },
  'plate-usb': { family: 'plate-usb', inUse: ON_A_WALL },
  'plate-spur': { family: 'plate-fused-spur', inUse: ON_A_WALL },
  'plate-cooker': { family: 'plate-cooker', inUse: ON_A_WALL },
  'plate-tv': { family: 'plate-data', options: { kind: 'tv' }, inUse: ON_A_WALL },
  'plate-data': { family: 'plate-data', options: { kind: 'rj45' }, inUse: ON_A_WALL },
  'plate-blank': { family: 'plate-data', options: { kind: 'blank' }, inUse: ON_A_WALL },
  'lever-rose': { family: 'lever-handle', options: { rose: 'round' }, inUse: ON_A_DOOR },
  'lever-square': { family: 'lever-handle', options: { rose: 'square' }, inUse: ON_A_DOOR },
  'lever-plate': { family: 'lever-handle', options: { rose: 'backplate' }, inUse: ON_A_DOOR },
  'door-knob': { family: 'door-knob', inUse: ON_A_DOOR },
  'door-pull': { family: 'cabinet-pull', options: { shape: 't-bar', centres: 300 }, inUse: ON_A_DOOR },
  'cabinet-knob': { family: 'cabinet-knob', inUse: ON_A_DOOR },
  'cup-handle': { family: 'cabinet-pull', options: { shape: 'cup', centres: 76 }, inUse: ON_A_DOOR },
  'pull-bar': { family: 'cabinet-pull', options: { shape: 'bar' }, inUse: ON_A_DOOR },
  'pull-knurled': { family: 'cabinet-pull', options: { shape: 'knurled' }, inUse: ON_A_DOOR },
  'pull-t-bar': { family: 'cabinet-pull', options: { shape: 't-bar' }, inUse: ON_A_DOOR },
  'pull-d': { family: 'cabinet-pull', options: { shape: 'd-handle' }, inUse: ON_A_DOOR },
  escutcheon: { family: 'escutcheon', inUse: ON_A_DOOR },
  hinge: { family: 'hinge', inUse: ON_A_DOOR },
  bolt: { family: 'door-bolt', inUse: ON_A_DOOR },
  'door-stop': { family: 'door-stop' },
  'coat-hook': { family: 'hook', inUse: ON_A_DOOR },
  'bell-push': { family: 'bell-push', inUse: ON_A_DOOR },
  'back-box': { family: 'junction-box' },
  'junction-box': { family: 'junction-box' },
  'consumer-unit': { family: 'consumer-unit' },
  cable: { family: 'cable-reel', options: { colour: 'grey' } },
  'cable-black': { family: 'cable-reel', options: { colour: 'black' } },
  'cable-gold': { family: 'cable-reel', options: { colour: 'gold' } },
  'cable-green': { family: 'cable-reel', options: { colour: 'green' } },
  driver: { family: 'transformer' },
} as const satisfies Record<string, PictureEntry>;

export type PictureKey = keyof typeof pictures;
