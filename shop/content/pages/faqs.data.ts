import type { ContentPage } from '../content.ts';

const orders = 'Orders and delivery';
const returns = 'Returns and refunds';
const products = 'Choosing and fitting';
const trade = 'Trade';

export const faqs: ContentPage = {
  url: '/faqs/',
  title: 'Frequently asked questions',
  metaDescription: 'Delivery, collection, returns, VAT, dimmers, IP ratings and more: what shoppers ask us most.',
  summary: 'The questions we’re asked most. If yours isn’t here, get in touch: we’re happy to help.',
  updatedOn: '2026-11-23',
  sections: [],
  faqs: [
    {
      topic: orders,
      question: 'What does delivery cost?',
      answer:
        '<p>UK mainland delivery is {mainlandDeliveryCharge} including VAT, and free on orders of {freeDeliveryThreshold} or more including VAT. The Scottish Highlands, the islands, Northern Ireland, the Isle of Man, the Isle of Wight and the Channel Islands cost more; you’ll find every charge on <a href="/shipping-returns/#delivery-charges">delivery and returns</a>.</p>',
    },
    {
      topic: orders,
      question: 'When will my order arrive?',
      answer:
        '<p>Stock items ordered before 1 pm on a working day reach the UK mainland the next working day. Allow one extra day elsewhere. Items that are out of stock or made to order take three to seven working days. Your basket shows the date.</p>',
    },
    {
      topic: orders,
      question: 'Can I collect from a store?',
      answer:
        '<p>Yes, free of charge, from London, Bristol, Leeds or Glasgow. Choose collection at the checkout and we’ll email you when your order is ready.</p>',
    },
    {
      topic: orders,
      question: 'How can I pay?',
      answer:
        '<p>By bank transfer, in store when you collect, or by card where the checkout offers it. If you pay by transfer, delivery times start when your payment arrives. Card details go straight to our payment provider; we never see them.</p>',
    },
    {
      topic: orders,
      question: 'Do I need an account?',
      answer:
        '<p>No. You can order with a name, an email address and a phone number. An account remembers your addresses and shows your orders.</p>',
    },
    {
      topic: orders,
      question: 'Can I change or cancel an order I’ve just placed?',
      answer:
        '<p>Call {phoneLink} with your order number. We can usually change an order until it’s dispatched; after that, you can still return it.</p>',
    },
    {
      topic: returns,
      question: 'How long do I have to change my mind?',
      answer:
        '<p>14 days from the day you receive the goods, or 10 working days if that’s later. You then have another 14 days to send them back. <a href="/shipping-returns/#changing-your-mind">All about returns</a>.</p>',
    },
    {
      topic: returns,
      question: 'Who pays for return postage?',
      answer:
        '<p>You do if you change your mind; we do if something is faulty or not what you ordered. Returning to a store is free.</p>',
    },
    {
      topic: returns,
      question: 'When do I get my money back?',
      answer:
        '<p>Within 14 days of the goods, or proof that you sent them, reaching us. We refund the way you paid, including standard delivery.</p>',
    },
    {
      topic: returns,
      question: 'Can I return something I’ve fitted?',
      answer:
        '<p>If it’s faulty, yes. If you’ve changed your mind, we may deduct the value it has lost by being fitted, as the law allows, so please look at a fitting carefully before you wire it in.</p>',
    },
    {
      topic: products,
      question: 'Will my bulbs work with a dimmer?',
      answer:
        '<p>Only if they’re sold as dimmable, and they work best with a dimmer made for LED. Add up the wattage of your bulbs and check that it’s within the dimmer’s LED range, including its minimum. <a href="/blog/dimming-led-without-flicker/">How to dim LED without flicker</a>.</p>',
    },
    {
      topic: products,
      question: 'What does the IP rating mean?',
      answer:
        '<p>How well a fitting keeps out dust and water. IP44 is splash-proof, so it suits zone 2 of a bathroom or a sheltered outside wall; IP65 withstands jets of water. <a href="/blog/bathroom-zones-explained/">Bathroom zones explained</a>.</p>',
    },
    {
      topic: products,
      question: 'Do I need an electrician?',
      answer:
        '<p>Not to change a bulb, a shade or a plug-in lamp. Any new circuit, and anything in a bathroom’s zones, must meet Part P of the Building Regulations in England and Wales, or comparable rules in Scotland and Northern Ireland, so use a registered electrician. Always switch off at the consumer unit first.</p>',
    },
    {
      topic: products,
      question: 'Do brass finishes from different makers match?',
      answer:
        '<p>Not always: two makers’ satin brass can look quite different. Plates, handles and lights from one maker in one finish go together; across makers, order one of each first, or bring yours to a store. <a href="/blog/making-finishes-match/">Making finishes match</a>.</p>',
    },
    {
      topic: products,
      question: 'What do you do with old lamps?',
      answer:
        '<p>Bring them to any store: we recycle them free when you buy new ones. <a href="/weee/">Recycling electricals</a>.</p>',
    },
    {
      topic: trade,
      question: 'Do you give trade discounts?',
      answer:
        '<p>Yes. Send your list to {emailLink} or call {phoneLink}. More on <a href="/about-our-business/">our business page</a>.</p>',
    },
    {
      topic: trade,
      question: 'Can I see prices without VAT?',
      answer: '<p>Yes, with the VAT switch at the top of every page. The price including VAT stays beside it.</p>',
    },
    {
      topic: trade,
      question: 'Will I get a VAT invoice?',
      answer:
        '<p>Your order confirmation shows goods, delivery, VAT and our VAT number, and your order reference or purchase order number if you add one at the checkout.</p>',
    },
  ],
};
