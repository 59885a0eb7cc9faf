import type { BlogPost } from '../content.ts';

export const dimming: BlogPost = {
  id: 5,
  url: 'dimming-led-without-flicker',
  title: 'Dimming LED without flicker',
  summary: 'Old dimmers often need more load than LED bulbs draw. Two sums tell you whether yours will get on.',
  scene: 'dimming',
  imageDescription: 'A polished brass two-gang dimmer on a navy wall beside an amber filament globe',
  publishedOn: '2026-09-21',
  author: 'Tom Ashworth',
  products: [
    '/heritage-brass-vintage-1-gang-2-way-dimmer-switch/',
    '/heritage-brass-vintage-2-gang-2-way-dimmer-switch/',
    '/lumivo-dimmable-2-4w-led-gu10-bulb-2700k-36-degree/',
    '/old-spark-g80-globe-amber-led-filament-bulb-e27/',
  ],
  body: `<p>A filament bulb is a hot wire: give it half the power and it glows half as bright, slowly. An LED has electronics in its cap that try to make sense of what a dimmer does to the mains, and when they cannot, it flickers, buzzes or goes out at half way. It is almost never the bulb’s fault alone.</p>
<h2>Is the bulb dimmable?</h2>
<p>If it is, the box says so. A bulb that is not made for dimming may flicker, and it may also fail early.</p>
<h2>Is the dimmer made for LED?</h2>
<p>Most dimmers in walls were made for 400 W of filament. They cut the front off each wave, which is called leading edge, and need a load of 40 or 60 W before they work steadily. A trailing-edge dimmer cuts the back of the wave, more gently, and is content with 5 or 10 W. For LED, choose trailing edge.</p>
<h2>The two sums</h2>
<ol><li><strong>Add up the watts of the bulbs, as printed.</strong> Six GU10 lamps of 4.9 W are 29.4 W. That must be above the dimmer’s minimum for LED.</li><li><strong>Multiply by ten if the dimmer gives only a rating for filament.</strong> LED draws current in spikes, so six lamps of 4.9 W load it like 294 W. That must be below its maximum.</li></ol>
<h2>Still flickering?</h2>
<ul><li>Turn the minimum up: most LED dimmers have a small screw or a button sequence for it.</li><li>Use one kind of bulb on one dimmer. Two kinds read the wave differently.</li><li>With a single small bulb, add a load corrector across the fitting.</li><li>If lights glow when they are off, look for a neon in the switch or a long cable run.</li></ul>
<p>In two-gang plates each knob counts for itself, and neighbours warm each other: makers ask you to allow less for each in a plate of three or four. The leaflet in the box has the figure.</p>`,
};

export const colourTemperature: BlogPost = {
  id: 6,
  url: 'warm-white-cool-white',
  title: 'Warm white, cool white: choosing by the hour, not by the room',
  summary:
    '2700, 4000, 6500: the figure on the box is the colour of the light, and the right one depends on when you use the room more than on what it is.',
  scene: 'colour-temperature',
  imageDescription: 'Three hanging bulbs side by side: amber, white and bluish',
  publishedOn: '2026-06-15',
  author: 'Callum Reid',
  products: [
    '/lumivo-4-9w-led-gls-bulb-e27-2700k/',
    '/lumivo-4-9w-led-gls-bulb-e27-4000k/',
    '/lumivo-4-9w-led-gls-bulb-e27-6500k/',
    '/lumivo-link-white-gls-smart-led-bulb-e27/',
  ],
  body: `<p>The colour of light is given in kelvin, and the scale runs the wrong way round: the higher the number, the colder it looks. A candle is about 1900 K, an old filament bulb 2700 K, noon in June 5500 K, and a north-facing window on a grey day 6500 K or more.</p>
<h2>The figures in a house</h2>
<table><thead><tr><th scope="col">Kelvin</th><th scope="col">Looks like</th><th scope="col">Good for</th></tr></thead><tbody>
<tr><th scope="row">2200</th><td>Candle, gaslight</td><td>Decorative filament bulbs, dining</td></tr>
<tr><th scope="row">2700</th><td>Filament bulb</td><td>Sitting rooms, bedrooms, anywhere after dark</td></tr>
<tr><th scope="row">3000</th><td>Halogen</td><td>Kitchens and bathrooms that are used in the evening too</td></tr>
<tr><th scope="row">4000</th><td>Overcast midday</td><td>Utility rooms, offices, garages</td></tr>
<tr><th scope="row">6500</th><td>North light</td><td>Studios and workbenches where colours are matched</td></tr>
</tbody></table>
<h2>By the hour</h2>
<p>Bluish light tells the body that it is morning. In a room for mornings and work that is welcome; in one where you sit at ten at night it is not. So think of when, and only then of where. A kitchen that is breakfast room, office and dining room may want two: 4000 K under the cabinets, 2700 K over the table, on separate switches.</p>
<h2>It is not how bright it is</h2>
<p>Brightness is lumens. A 4000 K bulb looks brighter than a 2700 K bulb of the same lumens, because our eyes are better at it, and that is why a swap can disappoint. Compare lumens first: 470 for a bedside lamp, 806 for what used to be a 60 W bulb.</p>
<h2>It is not how true colours look either</h2>
<p>That is the colour rendering index, CRI or Ra. 80 is ordinary, 90 and above is for wardrobes, kitchens and pictures. A cold light with a poor index is what gives white LED a bad name.</p>`,
};

export const matchingFinishes: BlogPost = {
  id: 7,
  url: 'making-finishes-match',
  title: 'Making finishes match, when no two brasses do',
  summary:
    'Polished, satin, antique, aged: the names agree and the metals do not. How to make plates, handles and lights look as if they had been chosen together.',
  scene: 'matching-finishes',
  imageDescription: 'Switch, dimmer, lever, hook, knob and cup handle in satin brass on a pale wall',
  publishedOn: '2026-03-30',
  author: 'Ruth Hallam',
  products: [
    '/heritage-brass-vintage-2-gang-2-way-10a-rocker-switch/',
    '/heritage-brass-kingsway-lever-door-handle-on-round-rose/',
    '/heritage-brass-stepney-cup-handle-76mm/',
    '/heritage-brass-foundry-cabinet-knob-38mm/',
  ],
  body: `<p>The question we are asked most is whether our satin brass is the same as somebody else’s. The honest answer is: nearly, and nearly is what the eye notices. Here is how to plan for it.</p>
<h2>Why they differ</h2>
<p>Brass is copper and zinc, and the share of zinc changes its colour from rose to lemon. A plate is rolled sheet, a lever is cast or forged, a lamp is spun: three alloys. Then one is lacquered, one is plated on steel and one is coated. Satin is a texture and the coarseness of it differs too.</p>
<h2>Near together, match; far apart, agree</h2>
<p>Things within an arm’s length of each other should come from one maker and one range: a switch and the socket below it, a lever and its escutcheon. Things across a room need only agree. Nobody compares a pendant with a door handle three metres away; they notice that both are warm and dull, or bright and cold.</p>
<h2>Two finishes are a decision, three are an accident</h2>
<p>Choose one for everything that is fixed to the wall and one for what hangs or stands. Satin brass with matt black is the pair we sell most; polished nickel with bronze is the one we like best. Repeat the second at least twice in every room, so that it looks meant.</p>
<h2>Order one of each</h2>
<ol><li>Order one plate, one handle and one knob. You have 14 days to change your mind.</li><li>Lay them on the paint or the wood, by daylight and by lamplight.</li><li>Wait a week. The one you keep looking at is the one that is wrong.</li><li>Then order the rest together, so that they come from the same batch.</li></ol>
<p>And bring us what you have. At every counter there is a drawer of handles that customers have left for us to match, and we enjoy it.</p>`,
};
