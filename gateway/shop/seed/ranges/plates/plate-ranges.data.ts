import type { FinishKey } from '../../drawings/finishes.data.ts';

/** A range of wiring accessories: one plate, in its finishes, with every function. */
export interface PlateRange {
  brand: string;
  name: string;
  code: string;
  /** What its light switches are worked by. */
  lever: 'rocker' | 'toggle';
  finishes: readonly FinishKey[];
  /** Colour of plastic parts: sockets, and rockers where they are not metal. */
  insert: 'black' | 'white';
  plate: string;
  material: string;
  /** Millimetres the plate stands off the wall. */
  thickness: number;
  /** Multiplies the modules' prices. */
  price: number;
  about: readonly [string, string, string];
  /** Left out of ranges that are for houses and not for kitchens. */
  grid: boolean;
}

export const plateRanges: readonly PlateRange[] = [
  { brand: 'heritage-brass', name: 'Vintage', code: 'VTG', lever: 'rocker', finishes: ['polished-brass', 'antique-brass', 'satin-brass', 'polished-chrome', 'satin-nickel', 'black-nickel'], insert: 'black', plate: 'flat plate with a softened edge', material: 'Brass', thickness: 4.5, price: 1.35, grid: true,
    about: ['The plate is pressed from solid brass, heavy in the hand and quiet under it.', 'Edges are eased by hand before plating, so nothing catches a sleeve.', 'Screws are slotted, and finished with the plate they belong to.'] },
  { brand: 'heritage-brass', name: 'Belgrave', code: 'BEL', lever: 'toggle', finishes: ['polished-brass', 'antique-brass', 'satin-nickel', 'polished-chrome', 'bronze'], insert: 'black', plate: 'bevelled plate', material: 'Brass', thickness: 5, price: 1.6, grid: false,
    about: ['A narrow bevel runs round the plate and catches the light along one side.', 'Dollies are turned from bar and move with a firm, even click.', 'The pattern is one that houses of the 1920s would have had.'] },
  { brand: 'heritage-brass', name: 'Pimlico', code: 'PIM', lever: 'rocker', finishes: ['satin-brass', 'antique-brass', 'polished-chrome', 'matt-black', 'bronze'], insert: 'black', plate: 'slim flat plate', material: 'Brass', thickness: 2.5, price: 1.45, grid: true,
    about: ['At 2.5 mm the plate lies so close to the wall that it seems inlaid.', 'Rockers are metal, in the finish of the plate.', 'It matches Heritage Brass door furniture from the same plating bath.'] },
  { brand: 'hamilton', name: 'Linden', code: 'LND', lever: 'rocker', finishes: ['brushed-chrome', 'polished-chrome', 'satin-brass', 'matt-black', 'black-nickel', 'copper'], insert: 'black', plate: 'flat plate', material: 'Stainless steel', thickness: 3.5, price: 1.15, grid: true,
    about: ['A plain flat plate with radiused corners, made to be noticed only when you look for it.', 'The front clips over a frame, so it goes on last, after the decorator.', 'Terminals are backed out and captive, which saves time on every point.'] },
  { brand: 'hamilton', name: 'Arlington', code: 'ARL', lever: 'rocker', finishes: ['polished-brass', 'antique-brass', 'polished-chrome', 'satin-nickel'], insert: 'white', plate: 'Georgian plate with a rope edge', material: 'Brass', thickness: 6, price: 1.3, grid: false,
    about: ['A fine rope moulding is struck into the edge, after Georgian door furniture.', 'It suits panelled rooms and looks at home beside a cast brass knob.', 'Lacquer keeps the brass bright; ask for it unlacquered if you like it to age.'] },
  { brand: 'hamilton', name: 'Cubist', code: 'CUB', lever: 'rocker', finishes: ['matt-black', 'matt-white', 'warm-grey', 'navy-blue', 'sage-green'], insert: 'black', plate: 'square-cornered plate', material: 'Steel', thickness: 4, price: 1.2, grid: true,
    about: ['Corners are true right angles, which is harder to make than it looks.', 'The paint is a fine-textured powder coat that hides fingerprints.', 'Colours were picked to go with the wall or to stand away from it on purpose.'] },
  { brand: 'hamilton', name: 'Chevening', code: 'CHV', lever: 'toggle', finishes: ['antique-brass', 'bronze', 'polished-brass', 'satin-nickel', 'black-nickel'], insert: 'black', plate: 'stepped plate', material: 'Brass', thickness: 5.5, price: 1.5, grid: false,
    about: ['Two shallow steps lift the middle of the plate from its rim.', 'It was drawn for country-house hotels and stands up to being used by strangers.', 'Dollies are interchangeable, so a worn one is a spare part and not a new switch.'] },
  { brand: 'wickham-and-reed', name: 'Regent', code: 'REG', lever: 'toggle', finishes: ['antique-brass', 'polished-brass', 'satin-nickel', 'polished-chrome', 'bronze'], insert: 'black', plate: 'hand-finished plate', material: 'Brass', thickness: 3, price: 1.9, grid: false,
    about: ['Each plate is lapped flat, then finished along its length by one pair of hands.', 'Fixing screws sit dead level because the threads are timed.', 'Our favourite for period houses, and the one architects ask for by name.'] },
  { brand: 'wickham-and-reed', name: 'Portobello', code: 'PTB', lever: 'toggle', finishes: ['racing-green', 'navy-blue', 'matt-black', 'matt-white', 'warm-grey'], insert: 'black', plate: 'painted plate', material: 'Steel', thickness: 3, price: 1.75, grid: false,
    about: ['Enamelled plates in the colours of shop fronts, with dollies to match.', 'The enamel is stoved in three coats and can be touched up from a small pot.', 'A cheerful way to mark out a door in a dark hall.'] },
  { brand: 'wickham-and-reed', name: 'Camden', code: 'CMD', lever: 'rocker', finishes: ['copper', 'rose-gold', 'black-nickel', 'satin-brass'], insert: 'black', plate: 'satin-edged plate', material: 'Steel', thickness: 4, price: 1.4, grid: false,
    about: ['Warm metals that few ranges offer, clear-coated so that they stay as they are.', 'The rocker is broad enough to work with an elbow.', 'It goes with copper pans as readily as with a rose gold tap.'] },
  { brand: 'heritage-brass', name: 'Dulwich', code: 'DUL', lever: 'toggle', finishes: ['antique-brass', 'satin-brass', 'polished-chrome', 'matt-black', 'copper'], insert: 'black', plate: 'flat plate with a knurled dolly', material: 'Brass', thickness: 4, price: 1.7, grid: false,
    about: ['The tips are knurled like the handles of the Foundry range, and meant to be seen together.', 'Each dolly is turned, knurled and plated before it meets the plate.', 'The movement is short and positive, with a spring you can hear.'] },
  { brand: 'wickham-and-reed', name: 'Chelsea', code: 'CHE', lever: 'rocker', finishes: ['sage-green', 'navy-blue', 'racing-green', 'warm-grey', 'matt-white'], insert: 'white', plate: 'painted plate with a fine edge line', material: 'Steel', thickness: 3.5, price: 1.5, grid: false,
    about: ['A fine line pressed round the edge gives a plain colour something to end on.', 'Paints were mixed to sit beside the ones people use on panelling.', 'Rockers are painted too, and wear without showing white.'] },
  { brand: 'hamilton', name: 'Ashcombe', code: 'ASC', lever: 'rocker', finishes: ['polished-chrome', 'satin-nickel', 'polished-brass', 'black-nickel'], insert: 'white', plate: 'curved plate', material: 'Stainless steel', thickness: 7, price: 1.05, grid: true,
    about: ['The face is very slightly domed, so it meets the wall in a soft curve.', 'It covers old boxes generously, and forgives a hole cut too wide.', 'White inserts keep it bright in a dark passage.'] },
  { brand: 'arrow-electrical', name: 'Loft', code: 'LFT', lever: 'toggle', finishes: ['stainless-steel', 'matt-black', 'black-nickel'], insert: 'black', plate: 'brushed industrial plate', material: 'Stainless steel', thickness: 2, price: 1, grid: true,
    about: ['Two millimetres of brushed steel with the corners just broken.', 'Screws are left on show and socket-headed.', 'It was made for workshops and has moved into kitchens.'] },
  { brand: 'arrow-electrical', name: 'Metro', code: 'MET', lever: 'rocker', finishes: ['brushed-chrome', 'polished-chrome', 'satin-brass', 'matt-black', 'stainless-steel'], insert: 'black', plate: 'flat metal plate', material: 'Steel', thickness: 4, price: 0.8, grid: true,
    about: ['Metal plates for the price of good plastic ones.', 'Terminals are upward facing and marked large enough to read in a dim cupboard.', 'A foam gasket seals the plate to uneven plaster.'] },
  { brand: 'arrow-electrical', name: 'Element', code: 'ELM', lever: 'rocker', finishes: ['matt-black', 'gloss-white', 'warm-grey'], insert: 'white', plate: 'soft-cornered plate', material: 'Polycarbonate', thickness: 6, price: 0.55, grid: false,
    about: ['Moulded right through in colour, so a scratch does not show white.', 'It will not fade or yellow by a window.', 'A quick, tidy range for flats and rentals.'] },
  { brand: 'arrow-electrical', name: 'Foundation', code: 'FND', lever: 'toggle', finishes: ['brushed-chrome', 'antique-brass', 'matt-black', 'polished-chrome'], insert: 'black', plate: 'flat plate', material: 'Steel', thickness: 4, price: 0.95, grid: false,
    about: ['Toggle switches for people who had thought they were out of reach.', 'Dollies are solid and not capped, so there is nothing to work loose.', 'Fixing lugs allow two degrees of turn, to put a plate level on a crooked box.'] },
  { brand: 'heritage-brass', name: 'Kensal', code: 'KSL', lever: 'rocker', finishes: ['antique-brass', 'satin-brass', 'satin-nickel', 'matt-black', 'copper'], insert: 'black', plate: 'raised plate with a soft shoulder', material: 'Brass', thickness: 6, price: 1.25, grid: true,
    about: ['The shoulder is deep enough to cover a ragged hole and shallow enough to look slim.', 'One pressing makes the plate, with no joins to trap polish.', 'A sound choice where the plaster is old and the box stands proud.'] },
  { brand: 'hamilton', name: 'Harcourt', code: 'HRC', lever: 'rocker', finishes: ['satin-brass', 'bronze', 'brushed-chrome', 'polished-chrome', 'matt-black'], insert: 'black', plate: 'screwless plate', material: 'Stainless steel', thickness: 4.5, price: 1.28, grid: true,
    about: ['The plate clips to a frame by magnets and shows no screws.', 'It lifts off for decorating and goes back without a tool.', 'The frame is steel, so the front stays flat however hard the box screws are turned.'] },
  { brand: 'denholm', name: 'Pure', code: 'PUR', lever: 'rocker', finishes: ['gloss-white'], insert: 'white', plate: 'white moulded plate', material: 'Urea formaldehyde', thickness: 9, price: 0.3, grid: true,
    about: ['The white that every British house knows, moulded in urea that stays white.', 'Captive screws and backed-out terminals make second fix quick.', 'It carries a twenty-year guarantee, and mostly outlives it.'] },
  { brand: 'denholm', name: 'Softedge', code: 'SFT', lever: 'rocker', finishes: ['gloss-white'], insert: 'white', plate: 'slim white plate with rounded edges', material: 'Polycarbonate', thickness: 6, price: 0.42, grid: false,
    about: ['Rounded edges gather no dust and wipe clean in one stroke.', 'Screw covers clip on after decorating.', 'An antimicrobial additive is moulded in, for kitchens and surgeries.'] },
];
