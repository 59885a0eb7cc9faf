/** A maker, how its product codes are written, and what it promises. */
export interface BrandEntry {
  id: number;
  name: string;
  slug: string;
  /** Starts every SKU. */
  skuPrefix: string;
  /** `coded` joins the product's own code; `numbered` counts up from a first number, as makers without speaking codes do. */
  skuStyle: { kind: 'coded' } | { kind: 'numbered'; first: number; step: number };
  guarantee: string;
  madeToOrder?: boolean;
  text: string;
}

const coded = { kind: 'coded' } as const;

export const brands: readonly BrandEntry[] = [
  { id: 101, name: 'Arrow Electrical', slug: 'arrow-electrical', skuPrefix: 'AE', skuStyle: coded, guarantee: '5 years', text: 'Arrow Electrical makes sound, plainly designed wiring accessories and first-fix parts at a price that works for a whole house. Screwless plates, deep terminals and clear markings make them a favourite with electricians.' },
  { id: 102, name: 'Astro', slug: 'astro', skuPrefix: 'AST', skuStyle: { kind: 'numbered', first: 1284001, step: 6 }, guarantee: '3 years', text: 'Astro is known for quiet architectural lighting: bathrooms, reading lights and plaster that disappears into the wall. Proportion and finish come first, and the light source is never left in view.' },
  { id: 103, name: 'Heritage Brass', slug: 'heritage-brass', skuPrefix: 'HB', skuStyle: coded, guarantee: '10 years', text: 'Heritage Brass casts door furniture, cabinet fittings and switch plates in solid brass, then finishes each piece by hand. One finish runs through everything, from the letter plate to the light switch.' },
  { id: 104, name: 'Hamilton', slug: 'hamilton', skuPrefix: 'HAM', skuStyle: coded, guarantee: '10 years', text: 'Hamilton supplies decorative wiring accessories to homes and hotels, in a wide choice of plates and finishes. Every range covers switching, dimming, power, data and audio-visual outlets.' },
  { id: 105, name: 'Endon Lighting', slug: 'endon-lighting', skuPrefix: 'END', skuStyle: { kind: 'numbered', first: 71204, step: 7 }, guarantee: '2 years', text: 'Endon Lighting offers one of the broadest collections of decorative lighting in the country. Expect current shapes and finishes in complete families, from pendant to table lamp.' },
  { id: 106, name: 'Lighting No 1', slug: 'lighting-no-1', skuPrefix: 'LN1', skuStyle: { kind: 'numbered', first: 20140, step: 9 }, guarantee: '2 years', text: 'Lighting No 1 is our value choice for the whole house, indoors and out. Honest materials and standard caps keep the price down and make the lamps easy to replace.' },
  { id: 107, name: 'Calder & Finch', slug: 'calder-and-finch', skuPrefix: 'CF', skuStyle: coded, guarantee: '5 years', text: 'Calder & Finch designs lights in glass, brass and linen in a former hat works in Stockport. Shades are spun and blown in small runs and can be re-ordered singly.' },
  { id: 108, name: 'Halden', slug: 'halden', skuPrefix: 'HAL', skuStyle: coded, guarantee: '5 years', text: 'Halden brings Scandinavian restraint to everyday lights: spun metal, opal glass and oiled wood, in colours that sit together. Everything can be taken apart for repair.' },
  { id: 109, name: 'Orla Blake', slug: 'orla-blake', skuPrefix: 'OB', skuStyle: coded, guarantee: '2 years', text: 'Orla Blake makes lamps and shades for comfortable rooms: turned bases, hand-rolled hems, linen, silk and block print. Shades are sewn in Wiltshire.' },
  { id: 110, name: 'Marlow Forge', slug: 'marlow-forge', skuPrefix: 'MF', skuStyle: coded, guarantee: '10 years', madeToOrder: true, text: 'Marlow Forge makes lanterns and iron lights to order, one at a time. Brass is brazed, iron is waxed, and glass is puttied as it was two centuries ago.' },
  { id: 111, name: 'Penrose Bespoke', slug: 'penrose-bespoke', skuPrefix: 'PB', skuStyle: coded, guarantee: '10 years', madeToOrder: true, text: 'Penrose Bespoke cuts and engraves switch plates to order, in any finish and in combinations no catalogue has. Send a sketch, approve a drawing, and the plate follows within a week.' },
  { id: 112, name: 'Wickham & Reed', slug: 'wickham-and-reed', skuPrefix: 'WR', skuStyle: coded, guarantee: '10 years', text: 'Wickham & Reed makes toggle switches and sockets for period houses, on solid plates with turned dollies. The mechanisms are modern and silent where it matters: inside the wall.' },
  { id: 113, name: 'Northbeam', slug: 'northbeam', skuPrefix: 'NB', skuStyle: coded, guarantee: '7 years', text: 'Northbeam builds downlights, track and technical lighting around interchangeable parts. Cutouts, drivers and bezels are shared between ranges, so a ceiling can be changed without a plasterer.' },
  { id: 114, name: 'Lumivo', slug: 'lumivo', skuPrefix: 'LV', skuStyle: coded, guarantee: '3 years', text: 'Lumivo makes LED lamps in every cap and shape the trade asks for, sorted tightly by colour so that replacements match. Lumens, colour and dimming are printed on the lamp as well as on the box.' },
  { id: 115, name: 'Old Spark', slug: 'old-spark', skuPrefix: 'OS', skuStyle: coded, guarantee: '2 years', text: 'Old Spark makes decorative LED filament lamps after the shapes of the first electric bulbs. Tinted glass and slow dimming give the colour of candlelight for a few watts.' },
  { id: 116, name: 'Denholm', slug: 'denholm', skuPrefix: 'DEN', skuStyle: coded, guarantee: '20 years', text: 'Denholm moulds white wiring accessories, boxes and trunking for contractors. Captive screws, generous terminals and a twenty-year guarantee have made them standard on site.' },
  { id: 117, name: 'Voltmark', slug: 'voltmark', skuPrefix: 'VM', skuStyle: coded, guarantee: '5 years', text: 'Voltmark makes consumer units to the current edition of the Wiring Regulations. Boards come with surge protection fitted and a busbar that needs no cutting.' },
  { id: 118, name: 'Cablewell', slug: 'cablewell', skuPrefix: 'CW', skuStyle: coded, guarantee: '1 year', text: 'Cablewell draws and sheathes cable in Lancashire, from twin and earth to braided lighting flex. Every drum is marked by the metre and traceable to its batch.' },
  { id: 121, name: 'Skylark Controls', slug: 'skylark-controls', skuPrefix: 'SK', skuStyle: coded, guarantee: '5 years', text: 'Skylark Controls makes dimming, switching and wireless modules with proper terminals. Settings can be read, and changed, without a manual.' },
  { id: 122, name: 'Ashdown Ironmongery', slug: 'ashdown-ironmongery', skuPrefix: 'AI', skuStyle: coded, guarantee: '10 years', text: 'Ashdown Ironmongery supplies joiners with handles, hinges and bolts that fit first time. Certified sets for fire doors are kept in stock in all the common finishes.' },
  { id: 123, name: 'Tarn & Thistle', slug: 'tarn-and-thistle', skuPrefix: 'TT', skuStyle: coded, guarantee: '5 years', text: 'Tarn & Thistle turns and knurls cabinet hardware from solid bar. Knobs, pulls and hooks of one range share a profile, so a kitchen can mix them freely.' },
  { id: 124, name: 'Holloway Garden', slug: 'holloway-garden', skuPrefix: 'HG', skuStyle: coded, guarantee: '7 years', text: 'Holloway Garden makes outdoor lights in brass, copper and 316 stainless steel for gardens and coasts. Glands, glass and gaskets are all available as spares.' },
  { id: 125, name: 'Linea Nord', slug: 'linea-nord', skuPrefix: 'LNO', skuStyle: coded, guarantee: '5 years', text: 'Linea Nord designs slim aluminium lights with the LED built in: discs, cylinders and spots. Drivers are separate and replaceable, which keeps a light in use for decades.' },
  { id: 126, name: 'Beacon Yard', slug: 'beacon-yard', skuPrefix: 'BY', skuStyle: coded, guarantee: '3 years', text: 'Beacon Yard makes the hard-working outdoor lights: floods, bulkheads and sensor lights for yards, farms and drives. Clear instructions and long tails make them quick to fit.' },
  { id: 127, name: 'Weathergate', slug: 'weathergate', skuPrefix: 'WG', skuStyle: coded, guarantee: '5 years', text: 'Weathergate makes sockets and switches that live outdoors: behind garages, beside ponds, on jetties. Every enclosure is rated IP66 with a lead plugged in, and its lids, seals and hinges can be bought as spares.' },
  { id: 128, name: 'Airholt', slug: 'airholt', skuPrefix: 'AH', skuStyle: coded, guarantee: '3 years', text: 'Airholt builds quiet extractor fans for bathrooms, kitchens and laundry rooms in Kent. Airflow and noise are measured on the finished fan, at the end of a metre of duct, and printed on the box.' },
  { id: 129, name: 'Wardwell', slug: 'wardwell', skuPrefix: 'WW', skuStyle: coded, guarantee: '10 years', text: 'Wardwell makes smoke, heat and carbon monoxide alarms with cells sealed in for their whole life. One button tests and hushes, and any alarm can be joined to the others by wire or by radio.' },
];
