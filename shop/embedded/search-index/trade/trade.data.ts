import type { LabelOptions, NumberOptions, UseOptions } from '@storefront/search/options.ts';

/** The specification's boosts, but 3 instead of 1.3 for names: at 1.3 a long description outranks a name. It sets none for categories and fields. */
export const BOOSTS = { name: 3, sku: 3, brand: 1.1, description: 1, categories: 1.3, fields: 1.5 };

export const SPELLINGS = { matte: 'matt' };

export const NUMBERS: NumberOptions = {
  units: {
    w: ['watt', 'watts'],
    v: ['volt', 'volts'],
    a: ['amp', 'amps'],
    lm: ['lumen', 'lumens'],
    k: ['kelvin'],
    // Conductors are measured in mm², and the trade says "2.5mm cable".
    mm: ['mm2', 'sq mm', 'sqmm'],
    gang: ['gangs', 'g'],
    way: ['ways'],
    pin: [],
    pole: [],
    module: ['modules'],
  },
  counted: ['gang', 'way', 'pin', 'pole', 'module', 'light'],
  // Lamps are rated to a tenth of a watt.
  rounded: ['w'],
  near: ['lm', 'k'],
  codes: ['ip', 'gu', 'gx', 'mr', 'par', 'rj', 'cat', 'b', 'e', 't', 'g', 'r'],
};

export const LABELS: LabelOptions = {
  // "13a", "5w", "2.5mm²"; "gu10", "ip65", "cat6".
  word: /^(?:\d+(?:\.\d+)?(?:mm²?|cm|m|ft|w|a|v|lm|k|l)|[a-z]{1,4}\d{1,3})$/,
  counted: ['gang', 'way', 'module', 'pole', 'light', 'core', 'amp', 'watt', 'volt'],
  // Lamp caps, and protection beyond the IP20 of most products.
  field: /^(?:ip[4-6x]\d|gu?\d{1,2}(?:\.\d)?|[eb]\d\d|mr\d\d)$/i,
  between: 'led',
};

/** Rooms and places that shoppers search for. Products name few of them; descriptions do. */
export const ROOMS: UseOptions = {
  kind: 'lights',
  names: [
    ['hall', 'hallway'],
    ['hallway', 'hall'],
    ['landing', 'stairs', 'hall'],
    ['stairs', 'staircase', 'landing', 'hall'],
    ['kitchen'],
    ['bathroom'],
    ['ensuite', 'bathroom'],
    ['shower room', 'bathroom'],
    ['toilet', 'cloakroom', 'bathroom'],
    ['cloakroom', 'bathroom'],
    ['bedroom'],
    ['nursery', 'bedroom'],
    ['lounge', 'living room', 'sitting room'],
    ['living room', 'lounge', 'sitting room'],
    ['sitting room', 'living room', 'lounge'],
    ['dining room', 'dining table'],
    ['office', 'study', 'desk'],
    ['study', 'office', 'desk'],
    ['utility room', 'garage'],
    ['garage', 'workshop'],
    ['loft', 'garage'],
    ['conservatory', 'living room'],
    ['garden', 'outdoor'],
    ['patio', 'terrace', 'garden'],
    ['driveway', 'garden'],
    ['porch'],
    ['outside', 'outdoor'],
    ['outdoor', 'outside'],
  ],
};
