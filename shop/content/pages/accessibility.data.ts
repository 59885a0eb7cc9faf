import type { ContentPage } from '../content.ts';

export const accessibility: ContentPage = {
  url: '/accessibility/',
  title: 'Accessibility statement',
  metaDescription:
    'How we make this shop usable by everyone, what we test it with, and how to tell us when something is in your way.',
  summary:
    'Everyone should be able to buy a light. This is what we do about it, and whom to tell when something is in your way.',
  updatedOn: '2026-10-02',
  sections: [
    {
      anchor: 'standard',
      heading: 'What we build to',
      body: `<p>This website is built to meet the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA. That means that you should be able to:</p>
<ul><li>use everything with a keyboard, and always see where you are</li><li>enlarge text to 200%, and use the shop on a screen 320 pixels wide, without scrolling sideways</li><li>use it with a screen reader: headings, lists, forms and what changes on the page are announced</li><li>read text and see controls with enough contrast, and tell finishes by name and not by colour alone</li><li>switch movement off in your system’s settings, and pause what moves by itself</li><li>order without solving puzzles, and paste a password or let a manager fill it in</li></ul>`,
    },
    {
      anchor: 'testing',
      heading: 'How we test',
      body: `<p>Every change is checked by automatic tests of its pages, dialogs included, and by keyboard. Automatic tests find a part of what can be wrong, which is why your reports matter to us.</p>`,
    },
    {
      anchor: 'limits',
      heading: 'What we know falls short',
      body: `<ul><li>Some makers’ data sheets are PDF files that screen readers cannot read well. Ask us for any of them in another form.</li><li>Descriptions of pictures that come with an imported catalogue may be short.</li></ul>`,
    },
    {
      anchor: 'help',
      heading: 'Tell us, or let us help',
      body: `<p>If something is in your way, <a href="/contact-us/">write to us</a>, email {emailLink} or call {phoneLink}. Say which page it was and what you use. We answer within two working days, and we can take your order by phone in the meantime.</p>
<p>If you are not content with our answer, the <a href="https://www.equalityadvisoryservice.com/">Equality Advisory and Support Service</a> advises you in England, Scotland and Wales, and the <a href="https://www.equalityni.org/">Equality Commission</a> in Northern Ireland.</p>`,
    },
    {
      anchor: 'date',
      heading: 'About this statement',
      body: `<p>This statement was prepared on 14 September 2026 and last reviewed on 2 October 2026.</p>`,
    },
  ],
};
