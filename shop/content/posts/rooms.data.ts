import { zoneRules } from '@storefront/domain/bathroom-zones.rules.ts';
import type { BlogPost } from '../content.ts';

export const layeredLight: BlogPost = {
  id: 1,
  url: 'three-layers-of-light',
  title: 'Three layers of light, and why one is never enough',
  summary:
    'A ceiling light alone makes a room flat. Add two more kinds of light at two more heights and the same room has corners, depth and an evening.',
  scene: 'layered-light',
  imageDescription: 'A green panelled room in the evening with a brass pendant, a picture light and a table lamp',
  publishedOn: '2026-10-19',
  author: 'Ruth Hallam',
  products: [
    '/endon-lighting-brindle-large-pendant-light/',
    '/endon-lighting-garrick-picture-light-500/',
    '/lighting-no-1-corby-table-lamp/',
    '/calder-and-finch-tatton-floor-lamp/',
  ],
  body: `<p>Stand in your sitting room tonight with only the ceiling light on. Everything is visible and nothing is inviting: the light comes from one place, faces are shaded from above, and the corners stop where the walls do. Now switch it off and put on one lamp. The room is better and you cannot find the remote control. The answer is neither lamp, it is both, and a third.</p>
<h2>The first layer: to see by</h2>
<p>General light lets you cross a room without falling over the dog. A pendant or a few flush fittings do it well. Aim for about 150 lumens for each square metre in a sitting room, twice that in a kitchen, and put it on a dimmer: general light is the layer you turn down first.</p>
<h2>The second layer: to do things by</h2>
<p>Task light belongs close to the task. A reading lamp stands a little behind the shoulder, with the bottom of its shade at eye level when you sit, so that the page is lit and the bulb is not in your eyes. Under wall cabinets, beside a mirror, above a desk: short distance, modest power. Five watts at an arm’s length beats fifty on the ceiling.</p>
<h2>The third layer: to look at</h2>
<p>Accent light makes somewhere else in the room brighter than where you are. A picture light, a lamp on a windowsill, an up-light behind a plant. The eye travels to it, and the distance it travels is what makes a room feel large. As a rule of thumb it should be three times as bright as what surrounds it, which after dark is not much.</p>
<h2>Three heights, three switches</h2>
<ul><li>Put light at three heights: above the head, at the eye, and below the knee or on a low table.</li><li>Give each layer a switch of its own. A 5 A round-pin socket lets lamps be switched at the door.</li><li>Keep to one colour of light in one room. 2700 K is right for evenings.</li></ul>
<p>Then go round at dusk and switch things off until it looks right. Most people leave two layers on, and rarely the same two.</p>`,
};

export const kitchenIsland: BlogPost = {
  id: 2,
  url: 'pendants-over-an-island',
  title: 'How high, how many: pendants over a kitchen island',
  summary:
    'Three measurements decide whether pendants over an island look meant: their height, their spacing and their width. Here they are, with the sums done.',
  scene: 'kitchen-island',
  imageDescription: 'Three racing green dome pendants above an oak island with a bowl of lemons',
  publishedOn: '2026-08-24',
  author: 'Tom Ashworth',
  products: [
    '/endon-lighting-brindle-pendant-light/',
    '/endon-lighting-amberley-pendant-light/',
    '/endon-lighting-amberley-3-light-cluster-pendant/',
    '/northbeam-sill-500mm-led-under-cabinet-light/',
  ],
  body: `<p>Most pendants over islands hang too high. It is understandable: in the shop they are above your head, and the electrician’s ladder is in the way. Here is how we work it out at the counter.</p>
<h2>How high</h2>
<p>The bottom of the shade should be 70 to 80 cm above the worktop, which for a standard 91 cm top is 161 to 171 cm from the floor. Sit on one side and look across: you should see the face of whoever stands opposite, and not the bulb. If anyone in the house is over 185 cm, add 5 cm.</p>
<h2>How many</h2>
<p>Divide the length of the island by 70 cm and round down. 160 cm has room for two, 210 cm for three. An odd number looks settled and an even one looks formal. If the sum says four, two large ones usually look better.</p>
<h2>How far apart</h2>
<p>Divide the island into as many equal parts as there are pendants and hang one over the middle of each part. For three over 210 cm that is 35, 105 and 175 cm from the end. Leave at least 15 cm from the outer edge of a shade to the end of the worktop.</p>
<h2>How wide</h2>
<p>A shade between a quarter and a third of the island’s depth looks right: 25 to 30 cm for a top of 90 cm. Metal domes throw their light down in a pool and leave the ceiling dark; glass lights the room as well but shows the bulb, so choose one that is pleasant to look at.</p>
<h2>And do not forget</h2>
<p>Pendants light the island and throw your own shadow on the worktop behind you. Put light under the wall cabinets too, at the front edge, so that it falls where you cut.</p>`,
};

export const bathroomZones: BlogPost = {
  id: 3,
  url: 'bathroom-zones-explained',
  title: 'Bathroom zones explained, without the jargon',
  summary:
    'Where water can reach decides which light may go where. Three zones, three numbers, and the mirror light that flatters nobody and how to replace it.',
  scene: 'bathroom-zones',
  imageDescription: 'A round lit mirror between two brass wall lights on white metro tiles',
  publishedOn: '2026-07-06',
  author: 'Ruth Hallam',
  products: [
    '/astro-imola-round-illuminated-mirror-600mm/',
    '/astro-solano-bathroom-wall-light/',
    '/lighting-no-1-padstow-300mm-ip65-led-ceiling-light/',
    '/airholt-breeze-100mm-humidistat-extractor-fan/',
  ],
  body: `<p>Bathroom lighting is divided into zones by how likely it is to meet water. The zones are in BS 7671, the wiring rules, and every fitting we sell for bathrooms says which it is for. IPX5 in zone 1 is our own rule, and stricter than the regulations.</p>
<h2>The zones</h2>
<table><thead><tr><th scope="col">Zone</th><th scope="col">Where it is</th><th scope="col">What we ask for</th></tr></thead><tbody>
${zoneRules.map(({ zone, place, needs }) => `<tr><th scope="row">${zone}</th><td>${place}</td><td>${needs}</td></tr>`).join('\n')}
<tr><th scope="row">Outside</th><td>The rest of the room</td><td>No rating needed, though IP44 outlasts steam</td></tr>
</tbody></table>
<p>The two figures of a rating are separate: the first is dust, the second water. An X means that it was not tested for that one, not that it failed.</p>
<h2>Light for a face</h2>
<p>A downlight over a basin puts shadows under eyes, nose and chin. Two lights at either side of the mirror, their middles about 165 cm from the floor and 70 to 90 cm apart, take them away again. A mirror lit around its edge does the same in one. Choose a colour rendering index of 90 or more if make-up goes on there, and 3000 K so that skin looks like skin.</p>
<h2>Switches</h2>
<p>Ordinary switches stay outside the room, or at least well outside the zones; pull cords may be inside. Shaver sockets have an isolating transformer of their own and may go in zone 2, where spray will not reach them, and beyond. All of it must be protected by a 30 mA RCD.</p>
<h2>Who fits it</h2>
<p>Work in the zones of a bathroom has to be notified under Part P in England and Wales unless a registered electrician does and certifies it. This is not the room to learn in.</p>`,
};

export const frontDoor: BlogPost = {
  id: 4,
  url: 'a-front-door-worth-coming-home-to',
  title: 'A front door worth coming home to',
  summary: 'Knocker, letter plate, numerals, bell and a light: five pieces, one finish, and an afternoon with a drill.',
  scene: 'front-door',
  imageDescription: 'A dark green front door in a brick wall with polished brass furniture and a black lantern',
  publishedOn: '2026-05-11',
  author: 'Callum Reid',
  products: [
    '/heritage-brass-large-ring-door-knocker-195mm/',
    '/heritage-brass-plain-letter-plate-305mm/',
    '/heritage-brass-house-numeral-2-76mm/',
    '/heritage-brass-kingsway-bell-push/',
    '/lighting-no-1-wareham-outdoor-wall-lantern/',
  ],
  body: `<p>Nothing else in a house is looked at so often and replaced so rarely. Five pieces make a front door, and if they share a finish they need share nothing else.</p>
<h2>Measure the old ones first</h2>
<p>A letter plate covers a hole, and the new one has to cover the same hole. Measure the aperture, not the plate, and the distance between the fixing bolts. On a door with panels, measure the middle rail too: a 305 mm plate wants 90 mm of flat timber.</p>
<h2>Where they go</h2>
<ul><li><strong>Knocker:</strong> on the centre line, its plate at about 145 cm. Too high and children cannot reach it; too low and it sits in the panel moulding.</li><li><strong>Letter plate:</strong> on the middle rail. Postal workers ask for 70 cm to 1.7 m from the ground.</li><li><strong>Numerals:</strong> where they can be read from the pavement by someone looking for you in the dark. 76 mm is enough for a short path and 102 mm for a long one.</li><li><strong>Bell:</strong> on the frame at the side of the lock, at 110 to 120 cm.</li><li><strong>Light:</strong> beside the lock too, its middle just above eye level, so that you can find the keyhole.</li></ul>
<h2>Lacquer or living finish</h2>
<p>Polished brass outdoors is a choice between two kinds of work. Lacquered brass stays bright until the lacquer breaks, in three years by the sea and perhaps ten inland; then it has to be stripped. Unlacquered brass goes brown in a winter, and can be polished or left alone. PVD, where a range offers it, is a hard coating that does neither.</p>
<h2>Fix it once</h2>
<p>Pilot holes, brass screws, and a touch of wax on the thread. Put a steel screw of the same size in first and take it out again: brass heads shear off when they have to cut their own thread.</p>`,
};
