import type { ContentPage } from '../content.ts';

export const aboutUs: ContentPage = {
  url: '/about-us/',
  title: 'About us',
  metaDescription:
    'Four shops, one warehouse and forty years of lighting, switches and hardware: who we are and how we choose what we sell.',
  summary:
    'We have sold the parts of a house that people touch and look at every day, the switch, the lamp and the handle, since 1986.',
  scene: 'workbench',
  imageDescription: 'An oak workbench with a table lamp, a linen shade, an amber bulb and antique brass fittings',
  updatedOn: '2026-11-23',
  sections: [
    {
      anchor: 'how-it-began',
      heading: 'A counter in Bermondsey',
      body: `<p>{shopName} began as a trade counter under a railway arch in Bermondsey. Electricians came for cable and back boxes, saw a brass dolly switch on the wall behind the till, and asked whether they could have that for a customer. Soon the switch outsold the cable.</p>
<p>Forty years on there are four of us: London, Bristol, Leeds and Glasgow. The counters still open early, the kettle is still on, and anyone, in work boots or not, is welcome to come in and try a switch before they buy a houseful.</p>`,
    },
    {
      anchor: 'what-we-sell',
      heading: 'What we sell, and what we do not',
      body: `<p>We stock lighting, switches and sockets, bulbs, and door and cabinet hardware from makers we know. Before anything goes on the shelf, three people have handled it:</p>
<ul><li><strong>An electrician</strong> wires it, to see that the terminals take the cable they should and that the box fits a real wall.</li><li><strong>Someone from the counter</strong> holds it next to the rest of the range, because brass comes in more colours than a catalogue admits.</li><li><strong>Someone who has to live with it</strong> switches it on and off for a week.</li></ul>
<p>If it fails, it goes back to the maker. That’s why our range is smaller than some, and why we get fewer returns.</p>`,
    },
    {
      anchor: 'finishes',
      heading: 'Finishes that belong together',
      body: `<p>Most people who call us are trying to match something: a lever to a light switch, a cup handle to a tap. We group ranges by finish as well as by maker, and say plainly where two of the same name differ. If you are not sure, post us a handle, or bring it in, and we will lay it beside ours.</p>`,
    },
    {
      anchor: 'people',
      heading: 'The people who answer',
      body: `<p>When you call {phoneLink} the phone is answered at one of our counters by someone who has fitted what you are asking about. If they do not know, they say so, find out, and call back. You can also <a href="/contact-us/">write to us</a>; messages are answered within one working day.</p>`,
    },
    {
      anchor: 'where-it-goes',
      heading: 'Repair and recycling',
      body: `<p>A good fitting is worth repairing. We keep spare glasses, lampholders and grub screws for as long as the makers supply them, and take back old lamps and fittings at every counter, free, when you buy new ones. Read more about <a href="/weee/">recycling electricals</a>.</p>`,
    },
  ],
};
