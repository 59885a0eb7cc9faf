import type { FinishKey } from '../../drawings/finishes.data.ts';
import type { HardwareKey } from './hardware-members.data.ts';

/** A range of door or cabinet hardware: one profile in several pieces. */
export interface HardwareRange {
  brand: string;
  name: string;
  code: string;
  finishes: readonly FinishKey[];
  material: string;
  /** Multiplies the pieces' prices. */
  price: number;
  /** How the drawing shows it. */
  style: Readonly<Record<string, string>>;
  /** Noun phrase without article for the profile. */
  profile: string;
  about: readonly [string, string, string];
  pieces: readonly HardwareKey[];
}

const BRASS_FINISHES = ['polished-brass', 'satin-brass', 'antique-brass', 'polished-chrome', 'satin-nickel'] as const;
const DOOR: readonly HardwareKey[] = ['leverRose', 'leverSquare', 'leverPlate', 'escutcheon', 'robeHook', 'doorStop'];
const KNOBS: readonly HardwareKey[] = ['morticeKnob', 'morticeKnobLarge', 'escutcheon', 'coatHook', 'bellPush'];
const CUPS: readonly HardwareKey[] = ['cup', 'cupLarge', 'knobSmall', 'knob', 'knobLarge'];
const BARS: readonly HardwareKey[] = ['bar', 'barLong', 'doorPull', 'knobSmall', 'knob', 'robeHook'];
const KNURLED: readonly HardwareKey[] = ['knurledBar', 'knurledBarLong', 'knobSmall', 'knob', 'robeHook'];

export const hardwareRanges: readonly HardwareRange[] = [
  { brand: 'heritage-brass', name: 'Kingsway', code: 'KNG', finishes: [...BRASS_FINISHES, 'bronze'], material: 'Brass', price: 1.3, style: { lever: 'curved' }, profile: 'curved lever', pieces: [...DOOR, 'bellPush'],
    about: ['The grip swells in the middle and falls away to a scroll, as hands like it to.', 'Cast solid, then linished and polished by hand.', 'One plating bath finishes the whole range, so pieces bought years apart match.'] },
  { brand: 'heritage-brass', name: 'Sloane', code: 'SLN', finishes: ['satin-brass', 'polished-chrome', 'satin-nickel', 'matt-black', 'antique-brass'], material: 'Brass', price: 1.25, style: { lever: 'straight' }, profile: 'straight round-bar lever', pieces: [...DOOR, 'doorPull'],
    about: ['A 19 mm bar, a mitred return and no ornament at all.', 'The spring is in the rose and not in the latch, so the lever never droops.', 'Fixings pass through the door and pull the two sides together.'] },
  { brand: 'heritage-brass', name: 'Foundry', code: 'FDY', finishes: ['satin-brass', 'matt-black', 'antique-brass', 'bronze'], material: 'Brass', price: 1.5, style: { lever: 'knurled' }, profile: 'knurled lever', pieces: [...DOOR, 'knurledBar', 'knurledBarLong', 'knob'],
    about: ['Diamond knurling is cut on a lathe and gives the fingers something to hold.', 'Plain collars frame the knurl and keep it from looking like a tool.', 'It wears in rather than out: the high points brighten where hands go.'] },
  { brand: 'heritage-brass', name: 'Buckler', code: 'BKL', finishes: [...BRASS_FINISHES], material: 'Brass', price: 1.2, style: { shape: 'beehive' }, profile: 'beehive knob', pieces: KNOBS,
    about: ['Turned rings step in towards the middle, in the beehive pattern of the 1820s.', 'The rose is concealed under a screwed cover.', 'It turns either way and is sprung to return.'] },
  { brand: 'heritage-brass', name: 'Ellis', code: 'ELL', finishes: ['polished-brass', 'antique-brass', 'polished-chrome', 'matt-black'], material: 'Brass', price: 1.15, style: { shape: 'oval' }, profile: 'oval knob', pieces: KNOBS,
    about: ['An oval gives more leverage than a ball and is kinder to stiff wrists.', 'The neck is long, to keep knuckles off the frame.', 'Simple enough for a cottage, heavy enough for a rectory.'] },
  { brand: 'heritage-brass', name: 'Stepney', code: 'STP', finishes: [...BRASS_FINISHES, 'matt-black'], material: 'Brass', price: 1.3, style: { shape: 'round' }, profile: 'rounded', pieces: CUPS,
    about: ['Cast cups with a rolled lip that is comfortable from below.', 'Knobs and cups share one radius, so they sit together on one run of units.', 'Bolts are supplied in two lengths, for doors and for drawer fronts.'] },
  { brand: 'heritage-brass', name: 'Hoxton', code: 'HOX', finishes: ['satin-brass', 'antique-brass', 'matt-black', 'satin-nickel'], material: 'Brass', price: 1.45, style: { shape: 'knurled' }, profile: 'knurled', pieces: KNURLED,
    about: ['Knurled between two plain ends, so the grip is where the fingers are.', 'Bars are solid, 12 mm through, and do not flex.', 'It is the handle to choose for a kitchen with few other patterns.'] },
  { brand: 'heritage-brass', name: 'Wharf', code: 'WHF', finishes: ['satin-brass', 'polished-chrome', 'bronze', 'antique-brass'], material: 'Brass', price: 1.2, style: { shape: 'hex' }, profile: 'hexagonal', pieces: ['bar', 'barLong', 'knobSmall', 'knob', 'knobLarge', 'doorStop'],
    about: ['Six flats, each with a fine bright edge.', 'Light falls differently on every face as you pass.', 'Flats make knobs easy to turn with wet hands.'] },
  { brand: 'ashdown-ironmongery', name: 'Petworth', code: 'PET', finishes: ['polished-chrome', 'satin-nickel', 'matt-black', 'satin-brass'], material: 'Zinc alloy', price: 0.62, style: { lever: 'straight' }, profile: 'straight lever', pieces: [...DOOR, 'doorPull'],
    about: ['The contract favourite: plain, strong and quick to hang.', 'A steel core carries the load and the plated skin the looks.', 'Certified for FD30 and FD60 doors with the intumescent kit.'] },
  { brand: 'ashdown-ironmongery', name: 'Arundel', code: 'ARU', finishes: ['polished-brass', 'polished-chrome', 'antique-brass', 'satin-nickel'], material: 'Zinc alloy', price: 0.58, style: { lever: 'curved' }, profile: 'scrolled lever', pieces: DOOR,
    about: ['A Victorian scroll that a whole house can afford.', 'Plates are deep enough to cover most earlier screw holes.', 'Springs are rated for a hundred thousand turns.'] },
  { brand: 'ashdown-ironmongery', name: 'Firle', code: 'FIR', finishes: ['stainless-steel', 'matt-black'], material: 'Stainless steel', price: 0.72, style: { lever: 'straight' }, profile: 'return-to-door lever', pieces: [...DOOR, 'doorPull', 'coatHook'],
    about: ['The end turns back to the door, so a sleeve or a bag strap slides past.', 'Grade 304 steel needs nothing but a wipe.', 'It is what schools and surgeries fit, and flats should.'] },
  { brand: 'ashdown-ironmongery', name: 'Steyning', code: 'STY', finishes: ['matt-black', 'satin-nickel', 'satin-brass'], material: 'Zinc alloy', price: 0.68, style: { lever: 'straight' }, profile: 'slim flat lever', pieces: ['leverSquare', 'leverRose', 'leverPlate', 'escutcheon', 'doorPull'],
    about: ['A flat bar 9 mm thick, with edges broken just enough to be pleasant.', 'The rose is only 7 mm deep.', 'A grub screw underneath is all that shows.'] },
  { brand: 'ashdown-ironmongery', name: 'Bramley', code: 'BRM', finishes: ['polished-brass', 'polished-chrome', 'satin-nickel', 'antique-brass'], material: 'Brass', price: 0.85, style: { shape: 'mortice-round' }, profile: 'bun knob', pieces: KNOBS,
    about: ['A plain bun, turned from bar and pleasant to hold.', 'Rim or mortice, the same knob serves both.', 'Grub screws lock it to the spindle without play.'] },
  { brand: 'ashdown-ironmongery', name: 'Storrington', code: 'STR', finishes: ['polished-chrome', 'antique-brass', 'matt-black', 'satin-nickel'], material: 'Zinc alloy', price: 0.5, style: { shape: 'round' }, profile: 'rounded', pieces: CUPS,
    about: ['Shaker kitchens were fitted with these before they were called that.', 'The plating is chosen to match the common taps and sinks.', 'Die-cast, and therefore light, with no sharp edge anywhere.'] },
  { brand: 'ashdown-ironmongery', name: 'Findon', code: 'FIN', finishes: ['stainless-steel', 'matt-black', 'brushed-chrome'], material: 'Stainless steel', price: 0.55, style: { shape: 'round' }, profile: 'T bar', pieces: ['tBar', 'tBarLong', 'doorPull', 'knobSmall', 'coatHook'],
    about: ['Twelve-millimetre tube with welded posts and capped ends.', 'The overhang hides old holes when you change centres.', 'Grade 304 stands up to steam, bleach and children.'] },
  { brand: 'ashdown-ironmongery', name: 'Lancing', code: 'LAN', finishes: ['polished-chrome', 'brushed-chrome', 'matt-black', 'satin-brass'], material: 'Zinc alloy', price: 0.48, style: { shape: 'round' }, profile: 'bow', pieces: ['bow', 'bowLong', 'knobSmall', 'knob'],
    about: ['A single sweep from foot to foot with no joint to trap dirt.', 'Centres follow the 32 mm system, so it fits flat-pack drilling.', 'A good handle for whoever has trouble with knobs.'] },
  { brand: 'tarn-and-thistle', name: 'Borrowdale', code: 'BOR', finishes: ['satin-brass', 'antique-brass', 'black-nickel', 'matt-black', 'satin-nickel'], material: 'Brass', price: 1.1, style: { shape: 'knurled' }, profile: 'knurled', pieces: KNURLED,
    about: ['A fine, close knurl that feels like the crown of a good watch.', 'Everything is turned from solid bar in one setting.', 'The lacquer is matt and does not look like varnish.'] },
  { brand: 'tarn-and-thistle', name: 'Langdale', code: 'LNG', finishes: ['satin-brass', 'polished-chrome', 'matt-black', 'copper'], material: 'Brass', price: 0.95, style: { shape: 'round' }, profile: 'plain bar', pieces: BARS,
    about: ['A round bar on two square posts: the contrast is the whole design.', 'Posts are 32 mm deep, room for any knuckle.', 'Long sizes are drilled for a third post, so they never bow.'] },
  { brand: 'tarn-and-thistle', name: 'Buttermere', code: 'BUT', finishes: ['antique-brass', 'satin-nickel', 'polished-brass', 'bronze'], material: 'Brass', price: 1, style: { shape: 'round' }, profile: 'rounded', pieces: CUPS,
    about: ['Sand-cast cups with the slight unevenness that gives them away.', 'A hidden lip inside makes a heavy drawer easy.', 'Finishes are patinated, not painted, and go on ageing.'] },
  { brand: 'tarn-and-thistle', name: 'Wasdale', code: 'WAS', finishes: ['satin-brass', 'matt-black', 'satin-nickel', 'black-nickel'], material: 'Brass', price: 1.05, style: { shape: 'round' }, profile: 'T bar', pieces: ['tBar', 'tBarLong', 'doorPull', 'knobSmall', 'knob', 'robeHook'],
    about: ['The bar tapers very slightly to its ends, which you notice without seeing.', 'Solid brass makes a T bar with some weight in it.', 'Posts screw in from behind, with a washer that grips.'] },
  { brand: 'tarn-and-thistle', name: 'Eskdale', code: 'ESK', finishes: ['antique-brass', 'polished-chrome', 'satin-brass', 'matt-black'], material: 'Brass', price: 0.92, style: { shape: 'round' }, profile: 'bow', pieces: ['bow', 'bowLong', 'knobSmall', 'knob', 'knobLarge'],
    about: ['An easy bow with flattened feet, drawn from old pantry drawers.', 'It is thickest where the fingers pull.', 'The knobs repeat the bow in section.'] },
  { brand: 'tarn-and-thistle', name: 'Coniston', code: 'CON', finishes: ['satin-brass', 'antique-brass', 'polished-chrome', 'rose-gold'], material: 'Brass', price: 1.08, style: { shape: 'hex' }, profile: 'hexagonal', pieces: ['bar', 'barLong', 'knobSmall', 'knob', 'coatHook'],
    about: ['Hexagon bar straight from the rack, cut, crowned and polished.', 'Each flat is brushed along its length.', 'Knobs sit on a round stem, so they may be set flat or point upward.'] },
  { brand: 'tarn-and-thistle', name: 'Kentdale', code: 'KTD', finishes: ['matt-black', 'warm-grey', 'sage-green', 'navy-blue'], material: 'Aluminium', price: 0.7, style: { shape: 'round' }, profile: 'painted', pieces: ['bow', 'bowLong', 'knobSmall', 'knob', 'robeHook', 'coatHook'],
    about: ['Colour where one expects metal, in four shades to set against painted units.', 'The powder coat is matt and hard, and tested with keys.', 'Aluminium keeps even the long bows light.'] },
  { brand: 'heritage-brass', name: 'Aldwych', code: 'ALD', finishes: ['polished-brass', 'satin-brass', 'polished-chrome', 'satin-nickel', 'antique-brass'], material: 'Brass', price: 1.4, style: { lever: 'straight' }, profile: 'hexagonal lever', pieces: [...DOOR, 'doorPull'],
    about: ['Six flats run the length of the grip, crisp but not sharp.', 'A period shape at home in modern rooms, from the offices of the 1930s.', 'The end is domed and polished brighter than the sides.'] },
  { brand: 'heritage-brass', name: 'Cobham', code: 'COB', finishes: ['polished-brass', 'antique-brass', 'polished-chrome', 'satin-nickel', 'bronze'], material: 'Brass', price: 1.25, style: { shape: 'mortice-round' }, profile: 'round knob', pieces: KNOBS,
    about: ['A ball on a waisted neck, on a reeded rose.', 'Heavy enough to open a door by leaning on it.', 'It was the standard knob of London terraces for sixty years.'] },
  { brand: 'heritage-brass', name: 'Whitechapel', code: 'WHC', finishes: ['antique-brass', 'satin-brass', 'polished-chrome', 'matt-black'], material: 'Brass', price: 1.15, style: { shape: 'round' }, profile: 'rounded', pieces: CUPS,
    about: ['Pressed brass with an inward curl at the lip.', 'Thin, strong and light, as apothecaries\' drawers had them.', 'The screws go in from the front, for fronts that cannot be drilled from behind.'] },
  { brand: 'heritage-brass', name: 'Deptford', code: 'DEP', finishes: ['satin-brass', 'antique-brass', 'matt-black', 'satin-nickel'], material: 'Brass', price: 1.25, style: { shape: 'round' }, profile: 'T bar', pieces: ['tBar', 'tBarLong', 'doorPull', 'knobSmall', 'knob', 'coatHook'],
    about: ['Solid 10 mm bar with crowned ends.', 'Posts are stepped, like the stem of a chess piece.', 'The whole is turned, polished and only then assembled.'] },
  { brand: 'heritage-brass', name: 'Limehouse', code: 'LIM', finishes: ['polished-brass', 'satin-brass', 'polished-chrome', 'bronze'], material: 'Brass', price: 1.15, style: { shape: 'round' }, profile: 'bow', pieces: ['bow', 'bowLong', 'knobSmall', 'knob', 'knobLarge'],
    about: ['A slender bow with flat feet, thickest at the middle.', 'Made for dressers and now for kitchens.', 'It is cast in sand and filed by hand.'] },
  { brand: 'ashdown-ironmongery', name: 'Alfriston', code: 'ALF', finishes: ['antique-brass', 'polished-brass', 'satin-nickel'], material: 'Brass', price: 0.8, style: { shape: 'beehive' }, profile: 'beehive knob', pieces: KNOBS,
    about: ['Five rings and a button, cut on a capstan lathe.', 'It gives a period door its due without the period price.', 'Sprung on both sides, so it always rests true.'] },
  { brand: 'ashdown-ironmongery', name: 'Cuckfield', code: 'CKF', finishes: ['satin-nickel', 'polished-chrome', 'matt-black', 'antique-brass'], material: 'Zinc alloy', price: 0.6, style: { lever: 'curved' }, profile: 'gently curved lever', pieces: DOOR,
    about: ['A slight curve, up and then down, that fits most hands.', 'The plate and the rose share screw centres with older makes.', 'Tested to a hundred thousand turns.'] },
  { brand: 'ashdown-ironmongery', name: 'Hove', code: 'HOV', finishes: ['matt-black', 'satin-brass', 'stainless-steel'], material: 'Stainless steel', price: 0.85, style: { lever: 'knurled' }, profile: 'knurled lever', pieces: [...DOOR, 'knurledBar', 'knurledBarLong', 'knob'],
    about: ['Knurled for grip, with smooth collars at both ends.', 'Steel inside and out, so it can be used by the sea.', 'It goes with knurled switches and taps.'] },
  { brand: 'ashdown-ironmongery', name: 'Ditchling', code: 'DIT', finishes: ['brushed-chrome', 'matt-black', 'satin-brass'], material: 'Aluminium', price: 0.5, style: { shape: 'round' }, profile: 'square bar', pieces: ['bar', 'barLong', 'knobSmall', 'knob', 'doorStop'],
    about: ['A square bar 10 mm across, with mitred ends.', 'Anodised rather than plated, so there is nothing to flake.', 'Light enough for thin panels.'] },
  { brand: 'tarn-and-thistle', name: 'Grizedale', code: 'GRZ', finishes: ['bronze', 'antique-brass', 'satin-nickel', 'matt-black'], material: 'Brass', price: 1.02, style: { shape: 'round' }, profile: 'rounded', pieces: CUPS,
    about: ['Wide, shallow cups with a bead along the edge.', 'The casting is fettled by hand and left a little uneven.', 'Bronze is a true patina and goes on changing.'] },
  { brand: 'tarn-and-thistle', name: 'Honister', code: 'HON', finishes: ['satin-brass', 'matt-black', 'black-nickel', 'satin-nickel'], material: 'Brass', price: 1.08, style: { shape: 'knurled' }, profile: 'knurled', pieces: KNURLED,
    about: ['A straight knurl, along the bar and not across it.', 'It looks quieter than a diamond and grips as well.', 'Ends are cut at an angle and polished.'] },
  { brand: 'tarn-and-thistle', name: 'Patterdale', code: 'PAT', finishes: ['polished-chrome', 'satin-nickel', 'antique-brass', 'warm-grey'], material: 'Brass', price: 0.9, style: { shape: 'hex' }, profile: 'hexagonal', pieces: ['bar', 'barLong', 'knobSmall', 'knob', 'knobLarge', 'robeHook', 'coatHook'],
    about: ['Hexagon posts carry a round bar, or the other way about on the knobs.', 'It catches light in facets as you pass.', 'The fixings are long enough for doubled drawer fronts.'] },
];
