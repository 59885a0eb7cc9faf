import type { CategoryEntry } from './categories.data.ts';

export const hardwareCategories: CategoryEntry = {
  id: 22, slug: 'hardware', name: 'Hardware', picture: ['lever-rose', 'satin-brass'],
  keywords: 'door furniture, ironmongery, cabinet handles',
  text: 'Handles, knobs, hinges and bolts in finishes that match our switches and lights. The trade measures to centres: from screw hole to screw hole on a cabinet handle, from keyhole to spindle on a door handle.',
  children: [
    {
      id: 120, slug: 'door-handles', name: 'Door Handles', picture: ['lever-rose', 'polished-chrome'], keywords: 'lever handles, door knobs, handles on rose',
      text: 'Levers and knobs for inside doors, sold in pairs with fixings and spindle. Any sprung tubular latch with an 8 mm follower will do, so the one in the door can usually stay.',
      children: [
        { id: 121, slug: 'lever-on-rose', name: 'Levers on Rose', picture: ['lever-rose', 'satin-nickel'], keywords: 'round rose handle, lever door handle', text: 'A lever on a small round or square rose, for doors without an old plate to cover. Bolt-through fixings stop them working loose.' },
        { id: 122, slug: 'lever-on-backplate', name: 'Levers on Backplate', picture: ['lever-plate', 'polished-brass'], keywords: 'latch handle, lock handle, bathroom handle', text: 'Lever and plate in one, as lock, latch or bathroom set. A plate is the quickest way to hide the scars of earlier handles.' },
        { id: 123, slug: 'door-knobs', name: 'Mortice Door Knobs', picture: ['door-knob', 'antique-brass'], keywords: 'mortice knob, beehive knob, bun knob', text: 'Sprung knobs that turn a mortice latch. Allow a 60 mm backset or your knuckles will meet the frame.' },
        { id: 124, slug: 'pull-handles', name: 'Pull Handles', picture: ['door-pull', 'stainless-steel'], keywords: 'door pull, front door pull, back to back', text: 'Long bars for front doors, sliding doors and shop fronts. Choose back-to-back fixing where one goes on each side of the door.' },
      ],
    },
    {
      id: 125, slug: 'cabinet-hardware', name: 'Cabinet Hardware', picture: ['pull-knurled', 'satin-brass'], keywords: 'kitchen handles, cupboard knobs, drawer pulls',
      text: 'The cheapest way to a new kitchen. If you are drilling fresh holes, take knobs for doors and pulls for drawers; if you are replacing, measure the centres first.',
      children: [
        { id: 126, slug: 'cabinet-knobs', name: 'Cabinet Knobs', picture: ['cabinet-knob', 'satin-brass'], keywords: 'cupboard knob, kitchen knob', text: 'One hole, one bolt. Thirty millimetres suits most kitchen doors, and the larger sizes a wardrobe or a deep drawer.' },
        { id: 127, slug: 'cup-handles', name: 'Cup Handles', picture: ['cup-handle', 'antique-brass'], keywords: 'cup pull, bin pull, shell handle', text: 'The half-shell pull of painted kitchens and haberdashers\' drawers. Fingers go in from below, so they stay clean and never snag a pocket.' },
        { id: 128, slug: 'bar-handles', name: 'Bar Handles', picture: ['pull-bar', 'matt-black'], keywords: 'bar pull, knurled handle, square bar', text: 'Straight bars on two posts, plain or knurled, from 96 mm to 320 mm centres. On wide drawers a handle about a third of the width looks right.' },
        { id: 129, slug: 't-bar-handles', name: 'T Bar Handles', picture: ['pull-t-bar', 'stainless-steel'], keywords: 'T bar, boss bar, kitchen bar handle', text: 'The bar runs on past its posts at both ends. An honest kitchen handle for thirty years, and easy to hook a tea towel over.' },
        { id: 130, slug: 'd-handles', name: 'D & Bow Handles', picture: ['pull-d', 'satin-brass'], keywords: 'D handle, bow handle, bridge handle', text: 'A single bowed grip from foot to foot, with nothing to catch a pocket. Kind to small hands and stiff fingers.' },
      ],
    },
    { id: 175, slug: 'door-knockers', name: 'Door Knockers', picture: ['door-knocker', 'polished-brass'], keywords: 'brass door knocker, ring knocker, urn knocker, doctor knocker', text: 'Rings, urns and the tapering doctor\'s knocker of Georgian terraces, in finishes to match the letter plate below. Bolts go through the door, so measure its thickness; about 1.45 m from the step is the usual height.' },
    { id: 176, slug: 'letter-plates', name: 'Letter Plates', picture: ['letter-plate-engraved', 'polished-brass'], keywords: 'letterbox, letter box plate, brass letter plate', text: 'Sprung letter plates from 254 to 330 mm, plain, reeded or engraved. Measure between the old bolts (CTC) to reuse the holes, and put a brush inside: most of the draught comes through the slot.' },
    { id: 177, slug: 'house-numerals', name: 'House Numerals', picture: ['numeral', 'satin-nickel'], keywords: 'house numbers, door numbers, brass numerals, letters', text: 'Numerals 0 to 9 and the letters A to C, in cast brass and slim steel. Seventy-six millimetres is for the door itself; from the gate, 100 mm or more can be read.' },
    { id: 134, slug: 'bell-pushes', name: 'Bell Pushes', picture: ['bell-push', 'polished-brass'], keywords: 'doorbell, brass bell push', text: 'Low-voltage pushes for wired bells and chimes, in metals to match the door. Two wires, two screws, decades of callers.' },
    { id: 138, slug: 'door-bolts', name: 'Door Bolts', picture: ['bolt', 'satin-brass'], keywords: 'barrel bolt, straight bolt, necked bolt', text: 'Barrel bolts for cloakrooms, cupboards and back doors, from 75 mm to 250 mm. On an outside door fit two, a hand\'s length from top and bottom.' },
    { id: 139, slug: 'escutcheons', name: 'Escutcheons', picture: ['escutcheon', 'satin-nickel'], keywords: 'keyhole cover, key escutcheon, covered escutcheon', text: 'Keyhole covers to go with handles on rose, in each handle\'s finishes. Take a covered one where the keyhole lets in light or a draught.' },
    { id: 140, slug: 'hinges', name: 'Hinges', picture: ['hinge', 'stainless-steel'], keywords: 'butt hinge, ball bearing hinge, fire door hinge', text: 'Three to a door, always, if the door is solid. Ball-bearing hinges carry the weight quietly; grade 11 and above are passed for fire doors.' },
    { id: 141, slug: 'door-stops', name: 'Door Stops', picture: ['door-stop', 'satin-brass'], keywords: 'floor stop, skirting stop, pedestal stop', text: 'A two-pound stop saves a two-hundred-pound wall. Fix it where the door would touch, a hand\'s width in from the edge, so it does not strain the hinge.' },
    { id: 142, slug: 'hooks', name: 'Coat & Robe Hooks', picture: ['coat-hook', 'matt-black'], keywords: 'hat and coat hook, robe hook', text: 'Hat and coat hooks and robe hooks. Into plasterboard use a proper anchor: a wet winter coat weighs three kilos.' },
  ],
};
