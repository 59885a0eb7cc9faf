import type { ContentPage } from '../content.ts';

export const accessibility: ContentPage = {
  url: '/accessibility/',
  title: 'Accessibility statement',
  metaDescription:
    'How we make this shop usable by everyone, what we test it with, and how to tell us if something gets in your way.',
  summary:
    'Everyone should be able to buy a light. Here’s what we do to make that possible, and how to tell us if something gets in your way.',
  updatedOn: '2026-10-02',
  sections: [
    {
      anchor: 'standard',
      heading: 'Our standard',
      body: `<p>This website is built to meet the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA. That means you should be able to:</p>
<ul><li>use everything with a keyboard, and always see where you are</li><li>enlarge text to 200%, and use the shop on a screen 320 pixels wide, without scrolling sideways</li><li>use it with a screen reader: headings, lists, forms and what changes on the page are announced</li><li>read text and see controls with enough contrast, and tell finishes by name and not by colour alone</li><li>switch movement off in your system’s settings, and pause what moves by itself</li><li>order without solving puzzles, and paste a password or let a manager fill it in</li></ul>`,
    },
    {
      anchor: 'testing',
      heading: 'How we test',
      body: `<p>We check every change with automated tests of the pages and dialogs, and by keyboard. Automated tests find only some problems, which is why your reports matter to us.</p>`,
    },
    {
      anchor: 'limits',
      heading: 'Known issues',
      body: `<ul><li>Some makers’ data sheets are PDF files that screen readers cannot read well. Ask us for any of them in another format.</li><li>Descriptions of pictures that come with an imported catalogue may be short.</li></ul>`,
    },
    {
      anchor: 'help',
      heading: 'Tell us, or let us help',
      body: `<p>If something gets in your way, <a href="/contact-us/">write to us</a>, email {emailLink} or call {phoneLink}. Tell us which page it was and which device or software you use. We answer within two working days, and we can take your order by phone in the meantime.</p>
<p>If you’re not happy with our answer, the <a href="https://www.equalityadvisoryservice.com/">Equality Advisory and Support Service</a> advises you in England, Scotland and Wales, and the <a href="https://www.equalityni.org/">Equality Commission</a> in Northern Ireland.</p>`,
    },
    {
      anchor: 'date',
      heading: 'About this statement',
      body: `<p>This statement was prepared on 14 September 2026 and last reviewed on 2 October 2026.</p>`,
    },
  ],
};
