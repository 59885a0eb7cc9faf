/** A query's expected results: the words of each of the first five in name, brand or values, words that none has, and the answer's notes. */
export interface TradeQuery {
  query: string;
  all?: RegExp;
  none?: RegExp;
  /** The replacements of words that nobody sells. */
  instead?: string;
  /** The words that the query rules out. */
  without?: string;
}

/** Queries that the ranking was not tuned to. They say what is meant: a change of ranking leaves them as they are. */
export const TRADE_QUERIES: readonly TradeQuery[] = [
  // Values are phrases.
  { query: 'black nickel toggle switch', all: /Toggle.*Black Nickel/ },
  { query: 'black nickel double socket', all: /Socket.*Black Nickel/ },
  { query: 'polished brass light switch', all: /Switch.*Polished Brass/ },
  { query: 'satin nickel door handle', all: /Handle.*Satin Nickel/ },
  { query: 'matte black dimmer', all: /Dimmer.*Matt Black/ },
  { query: 'rose gold dimmer switch', all: /Dimmer.*Rose Gold/ },
  { query: 'brushed chrome usb socket', all: /USB.*Brushed Chrome/ },
  { query: 'stainless steel socket', all: /Socket.*Stainless Steel/ },
  { query: 'antique brass cup handle', all: /Cup Handle.*Antique Brass/ },
  { query: 'navy blue switch', all: /Switch.*Navy Blue/ },
  { query: 'racing green socket', all: /Socket.*Racing Green/ },
  // A finish that nobody sells offers its neighbour.
  { query: 'polished nickel dimmer', all: /Dimmer.*Polished Chrome/, instead: 'polished chrome' },
  { query: 'brushed brass light switch', all: /Switch.*Satin Brass/, instead: 'satin brass' },
  { query: 'brushed nickel cabinet knob', all: /Knob.*Satin Nickel/, instead: 'satin nickel' },
  { query: 'gunmetal socket', all: /Socket.*Black Nickel/, instead: 'black nickel' },
  { query: 'gunmetal grey dimmer switch', all: /Dimmer.*Black Nickel/, instead: 'black nickel' },
  { query: 'gold light switch', all: /Switch.*(?:Polished Brass|Gold)/, instead: 'polished brass' },
  { query: 'brushed gold cup handle', all: /Cup Handle.*Satin Brass/, instead: 'satin brass' },
  { query: 'satin chrome socket', all: /Socket.*Brushed Chrome/, instead: 'brushed chrome' },
  { query: 'aged brass pull handle', all: /Pull Handle.*Antique Brass/, instead: 'antique brass' },
  { query: 'anthracite outdoor wall light', all: /Outdoor.*Matt Black/, instead: 'matt black' },
  { query: 'gunmetl toggle switch', all: /Toggle.*Black Nickel/, instead: 'black nickel' },
  // Products that are ruled out are not shown.
  { query: 'extractor fan without pull cord', all: /Extractor Fan/, none: /Pull Cord/, without: 'pull cord' },
  { query: 'double socket without switch', all: /Socket/, none: /13A (?:DP )?Switched/, without: 'switch' },
  { query: 'extractor fan no timer', all: /Extractor Fan/, none: /Timer/, without: 'timer' },
  { query: 'double socket no usb', all: /Socket/, none: /USB/, without: 'usb' },
  { query: 'double socket without usb in satin brass', all: /Socket.*Satin Brass/, none: /USB/, without: 'usb' },
  { query: 'non-dimmable gu10', all: /GU10/, none: /Dimmable/, without: 'dimmable' },
  { query: 'e27 bulb not dimmable', all: /E27/, none: /Dimmable/, without: 'dimmable' },
  { query: 'non smart bulb', all: /Bulb/, none: /Smart/, without: 'smart' },
  { query: 'fused spur no neon', all: /Fused Spur/, without: 'neon' },
  { query: 'downlight excluding fire rated', all: /Downlight/, none: /Fire Rated/, without: 'fire rated' },
  { query: 'pendant light without glass', all: /Pendant/, none: /Glass/, without: 'glass' },
  // Numbers, the nearest first.
  { query: '60w equivalent e27', all: /E27.*\b(?:7\d\d|8\d\d|9[0-2]\d)lm/ },
  { query: '40 watt equivalent candle bulb', all: /Candle.*\b4[0-9]\dlm/ },
  { query: 'gu10 equivalent to 50w', all: /GU10.*\b3[0-9]\dlm/ },
  { query: '470 lumen bulb', all: /Bulb.*\b4[67]\dlm/ },
  { query: '800 lumens led bulb', all: /Bulb.*\b(?:7[5-9]|8[0-5])\dlm/ },
  { query: '4000 kelvin gu10', all: /GU10.*4000K/ },
  { query: '3000k downlight', all: /(?:Downlight|Panel).*3000K/ },
  { query: '3500k bulb', all: /Bulb.*[34]000K/ },
  // Compounds in either spelling and any order, and the subject of a query.
  { query: 'shade for a table lamp', all: /Lamp Shade/ },
  { query: 'down lights fire rated', all: /Downlight/ },
  { query: 'light for under cabinet', all: /Cabinet.*Light/ },
  { query: 'backplate lever handles', all: /Lever.*Backplate/ },
  { query: 'bulb for outdoor wall light', all: /Bulb/ },
  { query: 'bulbs for wall lights', all: /Bulb/ },
  { query: 'shade for wall light', all: /Lamp Shade/ },
  { query: 'cat5 socket', all: /RJ45 Data Socket/ },
  { query: 'cat6 data socket', all: /RJ45 Data Socket/ },
  { query: 'cat 6 data socket', all: /RJ45 Data Socket/ },
];
