/** By facet name. */
export const explanations: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'Colour Temperature (K)':
      'How warm the light looks. 2700 K is warm white, like an old filament bulb; 4000 K is a neutral white for kitchens and workrooms; 6500 K is daylight.',
    'Lumens (lm)': 'How much light it gives. An old 60 W bulb gave about 800 lm.',
    'IP Rating':
      'How well it keeps out dust and water. IP44 is splash-proof, for zone 2 of a bathroom and sheltered outdoor walls; IP65 stands up to jets of water.',
    'Fire Rated':
      'Keeps a ceiling’s resistance to fire where it has been cut for the fitting, for the stated number of minutes.',
    'CTC (mm)':
      'Centre to centre: the distance between the two screw holes. Match it to replace a handle without drilling.',
  }),
);
