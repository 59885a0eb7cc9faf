import type { ContentPage } from '../content.ts';

export const weee: ContentPage = {
  url: '/weee/',
  title: 'Recycling electricals',
  metaDescription:
    'Old lamps, fittings and switches do not belong in the bin. We take them back free of charge when you buy new ones.',
  summary: 'Old lamps and fittings do not belong in the bin. We take them back, free of charge, when you buy new ones.',
  updatedOn: '2026-11-23',
  sections: [
    {
      anchor: 'take-back',
      heading: 'How we take them back',
      body: `<p>For every electrical item you buy from us, you can hand in an old one of the same kind, whoever made it and wherever you bought it. Bring it to any of our stores within 28 days of your purchase, with your order number. It costs nothing.</p>
<p>Very small electricals, those under 25 cm on their longest side, and used bulbs and tubes are taken without a purchase. If you cannot come to a store, call {phoneLink} and we will arrange another way.</p>`,
    },
    {
      anchor: 'why',
      heading: 'Why it matters',
      body: `<p>The UK throws away more than 100,000 tonnes of electricals with ordinary rubbish each year. Copper, brass, aluminium and rare earths are lost, and lead, mercury from fluorescent tubes and flame retardants can reach soil and water. Collected separately, most of a fitting becomes raw material again, and what is dangerous is dealt with safely.</p>`,
    },
    {
      anchor: 'symbol',
      heading: 'The crossed-out bin',
      body: `<p>A wheeled bin with a cross through it on a product, its box or its leaflet means that it must not go into household waste. A bar below the bin means that it was sold after 13 August 2005. You will find it on everything that has a plug, a cable or a battery, and on LED and fluorescent lamps.</p>`,
    },
    {
      anchor: 'before',
      heading: 'Before you hand it in',
      body: `<ul><li>Switch off at the consumer unit before you take a fitting down.</li><li>Take out batteries and hand them in separately: every store has a box for them.</li><li>Wrap tubes and broken bulbs. If a fluorescent tube breaks, air the room and do not use a vacuum cleaner.</li><li>Remove your home network from smart bulbs.</li></ul>`,
    },
    {
      anchor: 'elsewhere',
      heading: 'Other places to recycle',
      body: `<p>Council recycling centres take electricals free of charge. <a href="https://www.recyclenow.com/">Recycle Now</a> finds the nearest one. If it still works, please give it away instead.</p>`,
    },
  ],
};
