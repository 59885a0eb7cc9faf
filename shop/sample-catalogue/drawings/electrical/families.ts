import type { DrawFamily } from '../drawing.ts';
import { backBox } from './boxes.ts';
import { alarm, extractorFan } from './ceiling.ts';
import { breaker, controlModule } from './modules.ts';
import { weatherproof } from './weatherproof.ts';

export const electricalFamilies: Record<string, DrawFamily> = {
  alarm,
  'extractor-fan': extractorFan,
  weatherproof,
  'back-box': backBox,
  breaker,
  'control-module': controlModule,
};
