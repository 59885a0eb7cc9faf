import type { ContentPage } from '../content.ts';

export const aboutOurBusiness: ContentPage = {
  url: '/about-our-business/',
  title: 'About our business',
  metaDescription:
    'Trade prices for projects, prices with or without VAT, purchase order numbers and collection from four counters.',
  summary:
    'Half of what we sell goes to electricians, designers, joiners and developers. Here is how we work with them, and who stands behind the name.',
  scene: 'trade-counter',
  imageDescription:
    'A trade counter with brass, chrome and black wiring accessories on the wall and reels of flex on an oak top',
  updatedOn: '2026-11-23',
  sections: [
    {
      anchor: 'trade-discounts',
      heading: 'Trade discounts',
      body: `<p>Send us a list: products and quantities, or a drawing and a finish. We price it as one job and tell you what is in stock today. There is no form to fill in and no minimum, though lists of twenty lines or more are where the difference starts to show.</p>
<p>Call {phoneLink} or email {emailLink}. Lists that arrive before noon on a working day are priced the same day.</p>`,
    },
    {
      anchor: 'vat',
      heading: 'Prices your way',
      body: `<p>The switch at the top of every page shows prices with VAT or without. Your device remembers your choice, so you only set it once. With VAT excluded, the price including VAT stays beside it in smaller type, and every order confirmation gives a full breakdown of the VAT.</p>
<p>Add your own purchase order number at the checkout and it appears on the confirmation.</p>`,
    },
    {
      anchor: 'ways-to-buy',
      heading: 'Order here, collect there',
      body: `<p>What you order online can be collected free from any of our counters: Lantern Yard in London, Foundry Quay in Bristol, Brassworks Lane in Leeds and Filament Street in Glasgow. Weekday counters open at half past seven or eight. Please wait until we tell you it’s ready, to save a wasted trip.</p>
<p>Order stock items by 1 pm on a working day and they reach the UK mainland the next; charges to every part of the country are on <a href="/shipping-returns/">delivery and returns</a>.</p>`,
    },
    {
      anchor: 'projects',
      heading: 'Whole houses and more',
      body: `<p>For projects we reserve stock, deliver by floor or by phase, and label boxes by room. Engraved plates, unusual gang combinations and finishes made to order usually take three to seven working days to reach us; we say so on the product page and in the quotation. Goods made to your own specification cannot be returned unless they are faulty.</p>`,
    },
    {
      anchor: 'company',
      heading: 'The company',
      body: `<p>{shopName} is the trading name of {legalName}, registered in England and Wales under company number {companyNumber}. Our registered office is {registeredOffice}. VAT number {vatNumber}.</p>
<p>Write to us there, by email at {emailLink}, or call {phoneLink}.</p>`,
    },
  ],
};
