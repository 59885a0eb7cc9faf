import type { Option, Specification } from '../../draft.ts';
import type { PictureKey } from '../../pictures/pictures.data.ts';

/** One piece of a hardware range. */
interface HardwareMember {
  code: string;
  name: string;
  category: string;
  alsoIn?: readonly string[];
  picture: PictureKey;
  /** Pounds inc VAT at a price factor of 1. */
  price: number;
  option?: Option;
  specifications: readonly Specification[];
  openings: readonly string[];
  practical: readonly string[];
  features: readonly string[];
  box: readonly string[];
  addOns?: readonly { displayName: string; offer: string }[];
}

const DOOR = '/hardware/door-handles/';
const CABINET = '/hardware/cabinet-hardware/';
const centres = (...sizes: readonly number[]): Option => ({ name: 'Size', choices: sizes.map((size, index) => ({ label: `${size} mm`, code: String(size), priceFactor: 1 + index * 0.28, options: { centres: size } })) });
const BOLTS = ['Bolts for 18 to 22 mm doors'];
const HINGES = [{ displayName: 'Hinges', offer: 'hinges-102' }];

export const hardwareMembers = {
  leverRose: { code: 'LR', name: 'Lever Door Handle on Round Rose', category: `${DOOR}lever-on-rose/`, picture: 'lever-rose', price: 48, specifications: [['Width (mm)', 136], ['Height (mm)', 52], ['Projection (mm)', 58]], box: ['1 pair of handles', 'Bolt-through fixings and wood screws', '8 mm spindle', 'Allen key'], addOns: HINGES,
    openings: ['{an profile} on a 52 mm round rose, for inside doors of any pattern.', 'The {range} lever, by the pair, on a rose small enough for a narrow stile.', 'Hands meet this before they meet the room: {an profile}, cool and solid.', 'For a new door without old screw holes to hide, the round rose is the neatest way to hang {an profile}.', '{range} on round rose is the version most houses take throughout.', 'A pair of {range} levers with covered roses and nothing visible but the grip.'],
    practical: ['It works with any sprung tubular latch with an 8 mm follower.', 'Bolts pass through the door, so drill the two small holes with the template.', 'For doors 35 to 54 mm thick.'], features: ['Sold as a pair', '52 mm round rose, concealed fixings', 'Lever 136 mm long, 58 mm off the door', 'Sprung, for latches with an 8 mm follower', 'For doors 35 to 54 mm thick'] },
  leverSquare: { code: 'LS', name: 'Lever Door Handle on Square Rose', category: `${DOOR}lever-on-rose/`, picture: 'lever-square', price: 50, specifications: [['Width (mm)', 136], ['Height (mm)', 52], ['Projection (mm)', 58]], box: ['1 pair of handles', 'Bolt-through fixings and wood screws', '8 mm spindle', 'Allen key'], addOns: HINGES,
    openings: ['The {range} on a square rose, for flush doors and straight-lined rooms.', '{an profile} with a 52 mm square behind it.', 'Square where the others are round, and otherwise the same {range} lever.', 'Set against a flat-panel door, the square rose draws one crisp shape.', 'A square rose wants setting level, and comes with a template that makes sure of it.'],
    practical: ['Each rose locks with a grub screw so that it cannot turn.', 'It works with any sprung tubular latch with an 8 mm follower.', 'For doors 35 to 54 mm thick.'], features: ['Sold as a pair', '52 mm square rose, concealed fixings', 'Lever 136 mm long, 58 mm off the door', 'For doors 35 to 54 mm thick'] },
  leverPlate: { code: 'LP', name: 'Lever Door Handle on Backplate', category: `${DOOR}lever-on-backplate/`, picture: 'lever-plate', price: 44,
    option: { name: 'Function', choices: [{ label: 'Latch', code: 'LT' }, { label: 'Lock', code: 'LK', priceFactor: 1.02 }, { label: 'Bathroom', code: 'BT', priceFactor: 1.18 }, { label: 'Euro Lock', code: 'EU', priceFactor: 1.05 }] },
    specifications: [['Height (mm)', 150], ['Width (mm)', 115], ['Projection (mm)', 60], ['CTC (mm)', 57]], box: ['1 pair of handles', 'Wood screws and spindle', 'Thumb turn and release with bathroom sets'], addOns: HINGES,
    openings: ['Lever and plate in one, 150 mm tall, to cover whatever the last handle left behind.', 'Latch, lock, bathroom or euro: one plate for every door in the house.', 'The {range} on a backplate, quick to fit and forgiving of old doors.', 'Where paint shows the ghost of an earlier plate, this one covers it.', 'Choose the function by the door: latch for rooms, lock for keys, bathroom for a bolt.'],
    practical: ['Lock sets have 57 mm centres, euro sets 48 mm.', 'Four screws a side; a through bolt is supplied for heavy doors.', 'Bathroom sets include turn, release and 5 mm follower.'], features: ['Sold as a pair', 'Backplate 150 × 40 mm', 'Latch, lock, bathroom or euro', 'Face fixed with matching screws'] },
  escutcheon: { code: 'ES', name: 'Escutcheon', category: '/hardware/escutcheons/', picture: 'escutcheon', price: 9.5,
    option: { name: 'Function', choices: [{ label: 'Key', code: 'KY' }, { label: 'Covered Key', code: 'CK', priceFactor: 1.35 }, { label: 'Euro Profile', code: 'EU', priceFactor: 1.1 }] },
    specifications: [['Width (mm)', 52], ['Height (mm)', 52]], box: ['1 escutcheon', 'Matching screws'],
    openings: ['The keyhole cover that goes with {range} handles.', 'A neat round for a keyhole, in the {range} finishes.', 'Covered, it keeps a draught and an eye out of the keyhole.', 'For key locks, covered keyholes or euro cylinders, 52 mm across.'],
    practical: ['Buy two for a door with a keyhole on both sides.', 'Centre it on the key before you mark the screws.'], features: ['52 mm across, 6 mm deep', 'Key, covered key or euro profile', 'Sold singly'] },
  morticeKnob: { code: 'MK', name: 'Mortice Door Knob 52mm', category: `${DOOR}door-knobs/`, picture: 'door-knob', price: 46, specifications: [['Width (mm)', 52], ['Projection (mm)', 64]], box: ['1 pair of knobs', 'Roses, spindle and screws'], addOns: HINGES,
    openings: ['{an profile} by the pair, sprung, for mortice latches.', '{an profile} fills the palm as no lever does.', 'For four-panel doors and anything older, the {range} {profile} at 52 mm.', 'Knobs belong on period doors; this one turns a modern latch.'],
    practical: ['Use a latch with a 57 mm backset at least, or knuckles will meet the frame.', 'The spindle is threaded and cut to the door.', 'A heavy sprung latch makes any knob pleasanter to use.'], features: ['Sold as a pair', '52 mm across, 64 mm off the door', 'Sprung rose, concealed fixing', 'For doors 35 to 50 mm thick'] },
  morticeKnobLarge: { code: 'MKL', name: 'Mortice Door Knob 60mm', category: `${DOOR}door-knobs/`, picture: 'door-knob', price: 58, specifications: [['Width (mm)', 60], ['Projection (mm)', 70]], box: ['1 pair of knobs', 'Roses, spindle and screws'], addOns: HINGES,
    openings: ['The larger {profile}, 60 mm, for front rooms and tall doors.', 'At 60 mm the {range} knob suits doors of 2.1 m and more.', '{an profile} on a generous scale, by the pair.'],
    practical: ['Allow a backset of 70 mm or more.', 'A heavy sprung latch makes any knob pleasanter to use.'], features: ['Sold as a pair', '60 mm across, 70 mm off the door', 'Sprung rose, concealed fixing', 'For doors 35 to 50 mm thick'] },
  doorPull: { code: 'PH', name: 'Pull Handle', category: `${DOOR}pull-handles/`, picture: 'door-pull', price: 38, option: centres(300, 450, 600),
    specifications: [['Projection (mm)', 65]], box: ['1 pull handle', 'Bolt-through fixings'],
    openings: ['A full-length pull for sliding, front and shop doors.', 'The {range} as a door pull, from 300 to 600 mm between fixings.', 'For doors that swing both ways, or slide, or weigh a good deal.', 'Tall doors want tall handles: the {range} pull comes in three lengths.'],
    practical: ['Fix singly with the bolts through the door, or back to back in pairs.', 'Set the middle at about one metre from the floor.'], features: ['300, 450 or 600 mm centres', '65 mm off the door', 'Bolt through, single or back to back'] },
  robeHook: { code: 'RH', name: 'Robe Hook', category: '/hardware/hooks/', picture: 'coat-hook', price: 14, specifications: [['Height (mm)', 60], ['Projection (mm)', 42]], box: ['1 hook', 'Screws and wall plugs'],
    openings: ['For the back of the bathroom door, in the finish of its handle.', 'A small double hook that holds a dressing gown and a towel.', 'The {range} robe hook finishes a room off for very little.', 'Put two by the shower and one behind the door.'],
    practical: ['Into plasterboard use a metal anchor.', 'Two countersunk screws fix it.'], features: ['60 mm tall, 42 mm off the wall', 'Holds 8 kg in timber', 'Sold singly'] },
  coatHook: { code: 'CH', name: 'Hat & Coat Hook', category: '/hardware/hooks/', picture: 'coat-hook', price: 19, specifications: [['Height (mm)', 95], ['Projection (mm)', 78]], box: ['1 hook', 'Screws and wall plugs'],
    openings: ['A long arm for the hat, a short one for the coat, and the scarf over both.', 'Hang these at 1.6 m for adults and add a row at 1 m for school bags.', 'The {range} hat and coat hook, rounded at the tips so collars come to no harm.'],
    practical: ['Fix to a rail or into timber: a wet coat weighs three kilos.', 'Space hooks 150 mm apart.'], features: ['95 mm tall, 78 mm off the wall', 'Holds 15 kg in timber', 'Sold singly'] },
  doorStop: { code: 'DS', name: 'Floor Door Stop', category: '/hardware/door-stops/', picture: 'door-stop', price: 12.5, specifications: [['Height (mm)', 66], ['Width (mm)', 45]], box: ['1 door stop', 'Screw and floor plug'],
    openings: ['A turned pillar with a rubber collar, to keep the {range} handle out of the plaster.', 'It costs less than filling the dent it prevents.', 'The floor stop of the {range} range, heavy and low.'],
    practical: ['Fix it a hand\'s width from the leading edge of the door.', 'Check for pipes and heating cables before drilling.'], features: ['66 mm tall, 45 mm across', 'Replaceable rubber', 'For timber and screed'] },
  bellPush: { code: 'BP', name: 'Bell Push', category: '/hardware/bell-pushes/', picture: 'bell-push', price: 22, specifications: [['Width (mm)', 70], ['Voltage (V)', 12], ['Projection (mm)', 18]], box: ['1 bell push', 'Screws and wiring leaflet'],
    openings: ['The word PRESS on a china button, in a 70 mm {range} surround.', 'A bell push to match the knob on the door.', 'Callers press it for forty years and it clicks the same.'],
    practical: ['It needs two bell wires and a low-voltage bell.', 'The contact is silvered and can be cleaned.'], features: ['70 mm across', 'For wired bells to 24 V', 'Ceramic button'] },
  cup: { code: 'CP', name: 'Cup Handle 76mm', category: `${CABINET}cup-handles/`, picture: 'cup-handle', price: 11, specifications: [['CTC (mm)', 76], ['Width (mm)', 92], ['Height (mm)', 44], ['Projection (mm)', 25]], box: ['1 handle', ...BOLTS],
    openings: ['A cup pull at 76 mm centres, for drawers of ordinary width.', 'Fingers go in from below and the drawer comes forward.', 'The {range} cup, {material}, right for painted drawers.', 'Nothing to catch a pocket on, and nothing to collect crumbs.'],
    practical: ['Fix it at the middle of the drawer front, a little above centre.', 'Two bolts from inside hold it.'], features: ['76 mm centres', '92 × 44 mm, 25 mm deep', 'Sold singly with bolts'] },
  cupLarge: { code: 'CPL', name: 'Cup Handle 96mm', category: `${CABINET}cup-handles/`, picture: 'cup-handle', price: 13.5, specifications: [['CTC (mm)', 96], ['Width (mm)', 116], ['Height (mm)', 48], ['Projection (mm)', 28]], box: ['1 handle', ...BOLTS],
    openings: ['The larger cup, 96 mm between centres, for pan drawers.', 'Room for a whole hand, and the strength for a full drawer of plates.', 'The {range} cup for drawers of 800 mm and over.'],
    practical: ['Use two on a drawer wider than a metre.', 'Two bolts from inside hold it.'], features: ['96 mm centres', '116 × 48 mm, 28 mm deep', 'Sold singly with bolts'] },
  knobSmall: { code: 'K30', name: 'Cabinet Knob 30mm', category: `${CABINET}cabinet-knobs/`, picture: 'cabinet-knob', price: 7.5, specifications: [['Width (mm)', 30], ['Projection (mm)', 28]], box: ['1 knob', ...BOLTS],
    openings: ['A 30 mm knob for cupboard doors of any size.', 'The {range} knob in the size most kitchens take.', 'One hole, one bolt, and the door is finished.', 'Small, {form} and solid, with a base that will not mark the paint.'],
    practical: ['Fix it 50 mm in from the corner of the door.', 'A longer bolt is supplied for drawers with a false front.'], features: ['30 mm across, 28 mm off the door', 'M4 bolt', 'Sold singly'] },
  knob: { code: 'K38', name: 'Cabinet Knob 38mm', category: `${CABINET}cabinet-knobs/`, picture: 'cabinet-knob', price: 9.5, specifications: [['Width (mm)', 38], ['Projection (mm)', 32]], box: ['1 knob', ...BOLTS],
    openings: ['At 38 mm, the {range} knob suits wardrobes, dressers and deep drawers.', 'A knob with a bit more to hold.', 'For tall doors and heavy drawers, the {form} knob in its middle size.', '{material} through and through, 38 mm across.'],
    practical: ['Drill 4.5 mm, and put tape on the face so the paint does not chip.', 'Use one on drawers to 500 mm, two beyond.'], features: ['38 mm across, 32 mm off the door', 'M4 bolt', 'Sold singly'] },
  knobLarge: { code: 'K50', name: 'Cabinet Knob 50mm', category: `${CABINET}cabinet-knobs/`, picture: 'cabinet-knob', price: 13, specifications: [['Width (mm)', 50], ['Projection (mm)', 38]], box: ['1 knob', ...BOLTS],
    openings: ['Large enough for a larder door or a boot-room cupboard.', 'The 50 mm {range} knob makes a feature of a plain door.', 'Big, {form} and easy to find in the dark.'],
    practical: ['On narrow stiles check that 50 mm fits between the mouldings.'], features: ['50 mm across, 38 mm off the door', 'M4 bolt', 'Sold singly'] },
  bar: { code: 'BR', name: 'Bar Handle', category: `${CABINET}bar-handles/`, picture: 'pull-bar', price: 10.5, option: centres(96, 128, 160), specifications: [['Projection (mm)', 32]], box: ['1 handle', ...BOLTS],
    openings: ['A straight {range} bar on two posts, from 96 to 160 mm centres.', 'The plainest handle there is, and so the one that tires last.', 'For drawers and doors alike, and for hands of any size.', 'Measure the old holes, choose the centres, and the job takes a screwdriver.'],
    practical: ['Centres are from screw hole to screw hole.', 'Upright on doors, level on drawers.'], features: ['96, 128 or 160 mm centres', '32 mm off the door', 'Sold singly with bolts'] },
  barLong: { code: 'BRL', name: 'Long Bar Handle', category: `${CABINET}bar-handles/`, picture: 'pull-bar', price: 19, option: centres(192, 256, 320), specifications: [['Projection (mm)', 35]], box: ['1 handle', ...BOLTS],
    openings: ['The {range} bar at length, for pan drawers and tall larders.', 'A handle about a third as wide as the drawer looks right, and these are the lengths for it.', 'Long lines across a bank of drawers, 192 to 320 mm between centres.'],
    practical: ['Hang all the long ones from one level line.', 'Centres are from screw hole to screw hole.'], features: ['192, 256 or 320 mm centres', '35 mm off the door', 'Sold singly with bolts'] },
  knurledBar: { code: 'KB', name: 'Knurled Bar Handle', category: `${CABINET}bar-handles/`, picture: 'pull-knurled', price: 14, option: centres(96, 128, 160), specifications: [['Projection (mm)', 34]], box: ['1 handle', ...BOLTS],
    openings: ['Knurled where the fingers go and plain where they do not.', 'A bar that catches the light in a thousand small points.', 'The {range} bar, knurled by lathe, for drawers that are opened with wet hands.'],
    practical: ['Brush the knurl with warm soapy water now and then.', 'Centres are from screw hole to screw hole.'], features: ['96, 128 or 160 mm centres', '34 mm off the door', 'Sold singly with bolts'] },
  knurledBarLong: { code: 'KBL', name: 'Long Knurled Bar Handle', category: `${CABINET}bar-handles/`, picture: 'pull-knurled', price: 25, option: centres(192, 256, 320), specifications: [['Projection (mm)', 36]], box: ['1 handle', ...BOLTS],
    openings: ['The long knurled bar, for wide drawers and built-in fridges.', 'At 192 mm and more the knurl becomes a line across the room.', '{range}, long enough for two hands.'],
    practical: ['Appliance doors take the 320 mm.', 'Brush the knurl with warm soapy water now and then.'], features: ['192, 256 or 320 mm centres', '36 mm off the door', 'Sold singly with bolts'] },
  tBar: { code: 'TB', name: 'T Bar Handle', category: `${CABINET}t-bar-handles/`, picture: 'pull-t-bar', price: 8.5, option: centres(96, 128, 160), specifications: [['Projection (mm)', 35]], box: ['1 handle', ...BOLTS],
    openings: ['A bar that runs on past its posts, easy to grip anywhere along it.', 'The T bar in {material}, at 96 to 160 mm centres.', 'Hang a tea towel on one end and open the drawer with the other.'],
    practical: ['The bar is 60 mm longer than its centres.', 'Keep ends 30 mm clear of a return.'], features: ['96, 128 or 160 mm centres', '60 mm longer overall', '35 mm off the door', 'Sold singly with bolts'] },
  tBarLong: { code: 'TBL', name: 'Long T Bar Handle', category: `${CABINET}t-bar-handles/`, picture: 'pull-t-bar', price: 14.5, option: centres(192, 256, 320), specifications: [['Projection (mm)', 35]], box: ['1 handle', ...BOLTS],
    openings: ['The long T bar, for drawer packs and integrated fridges.', 'From 192 to 320 mm between posts, and 60 mm longer overall.', '{range} at full length, straight as a rule.'],
    practical: ['Integrated appliance doors take the 320 mm.', 'Keep ends 30 mm clear of a return.'], features: ['192, 256 or 320 mm centres', '60 mm longer overall', '35 mm off the door', 'Sold singly with bolts'] },
  bow: { code: 'DH', name: 'D Handle', category: `${CABINET}d-handles/`, picture: 'pull-d', price: 8, option: centres(96, 128, 160), specifications: [['Projection (mm)', 30]], box: ['1 handle', ...BOLTS],
    openings: ['A bowed D that hooks easily over two fingers.', 'Nothing to snag: the {range} D runs smoothly from foot to foot.', 'The handle for family kitchens, rounded everywhere.'],
    practical: ['Centres are from screw hole to screw hole.', 'It fits the 32 mm drilling of flat-pack units.'], features: ['96, 128 or 160 mm centres', '30 mm off the door', 'Sold singly with bolts'] },
  bowLong: { code: 'DHL', name: 'Long D Handle', category: `${CABINET}d-handles/`, picture: 'pull-d', price: 13, option: centres(192, 224, 320), specifications: [['Projection (mm)', 33]], box: ['1 handle', ...BOLTS],
    openings: ['A longer, flatter bow for wide drawers.', 'The {range} D at 192 mm and over, for pan drawers and tall doors.', 'Long enough to pull from either end.'],
    practical: ['On drawers wider than a metre use two shorter ones.', 'Centres are from screw hole to screw hole.'], features: ['192, 224 or 320 mm centres', '33 mm off the door', 'Sold singly with bolts'] },
} as const satisfies Record<string, HardwareMember>;

export type HardwareKey = keyof typeof hardwareMembers;
export type HardwarePiece = HardwareMember;
