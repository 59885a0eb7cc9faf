import type { ContentPage } from '../content.ts';

const orders = 'Orders and delivery';
const returns = 'Returns and refunds';
const products = 'Choosing and fitting';
const trade = 'Trade';

export const faqs: ContentPage = {
  url: '/faqs/',
  title: 'Frequently asked questions',
  metaDescription: 'Delivery, collection, returns, VAT, dimmers, IP ratings and more: what shoppers ask us most.',
  summary: 'What people ask us most. If yours is not here, ask it: we are glad to help.',
  updatedOn: '2026-10-02',
  sections: [],
  faqs: [
    {
      topic: orders,
      question: 'What does delivery cost?',
      answer:
        '<p>UK mainland delivery is £5.94 including VAT, and free when the goods come to £69 or more including VAT. The Scottish Highlands, the islands, Northern Ireland, the Isle of Man, the Isle of Wight and the Channel Islands cost more; every charge is on <a href="/shipping-returns/#delivery-charges">shipping and returns</a>.</p>',
    },
    {
      topic: orders,
      question: 'When will my order come?',
      answer:
        '<p>What is in stock and ordered before 1 pm on a working day reaches the UK mainland on the next working day. Elsewhere takes a day more, and what is out of stock or made to order takes three to seven working days. The basket shows the date.</p>',
    },
    {
      topic: orders,
      question: 'Can I collect from a store?',
      answer:
        '<p>Yes, free, from London, Bristol, Leeds or Glasgow. Choose collection at the checkout, and wait until we tell you that the order is ready.</p>',
    },
    {
      topic: orders,
      question: 'How can I pay?',
      answer:
        '<p>By bank transfer, in store when you collect, and by card where the checkout offers it. Delivery days count from the day that a transfer arrives. Card details go straight to the payment company; we never see them.</p>',
    },
    {
      topic: orders,
      question: 'Do I need an account?',
      answer:
        '<p>No. You can order with a name, an email address and a phone number. An account remembers your addresses and shows your orders.</p>',
    },
    {
      topic: orders,
      question: 'Can I change or cancel an order that I have just placed?',
      answer:
        '<p>Call {phoneLink} with the order number. Until it has left us we can usually change it; after that you can still send it back.</p>',
    },
    {
      topic: returns,
      question: 'How long do I have to change my mind?',
      answer:
        '<p>14 days from the day on which you receive the goods, or 10 working days if that is later. Then 14 more days to send them back. <a href="/shipping-returns/#changing-your-mind">All about returns</a>.</p>',
    },
    {
      topic: returns,
      question: 'Who pays for sending it back?',
      answer:
        '<p>You do when you change your mind, and we do when something is faulty or not what you ordered. Returning to a store costs nothing.</p>',
    },
    {
      topic: returns,
      question: 'When do I get my money back?',
      answer:
        '<p>Within 14 days of the goods, or proof that you sent them, reaching us. It goes back the way you paid and includes standard delivery.</p>',
    },
    {
      topic: returns,
      question: 'I have fitted it. Can I still return it?',
      answer:
        '<p>If it is faulty, yes. If you have changed your mind, we may take off what it has lost in value by being fitted, as the law allows: please look at a fitting in its box before you wire it.</p>',
    },
    {
      topic: products,
      question: 'Will my bulbs work with a dimmer?',
      answer:
        '<p>Only bulbs sold as dimmable, and best with a dimmer made for LED. Add up the watts of the bulbs and keep within the dimmer’s range for LED, its lower end included. <a href="/blog/dimming-led-without-flicker/">How to dim LED without flicker</a>.</p>',
    },
    {
      topic: products,
      question: 'What does the IP rating mean?',
      answer:
        '<p>How well a fitting keeps out dust and water. IP44 is splash-proof and right for zone 2 of a bathroom and for a sheltered outside wall; IP65 stands up to jets of water. <a href="/blog/bathroom-zones-explained/">Bathroom zones explained</a>.</p>',
    },
    {
      topic: products,
      question: 'Do I need an electrician?',
      answer:
        '<p>Changing a bulb, a shade or a plug-in lamp, no. New circuits, anything in a bathroom’s zones and any new circuit in a home must meet Part P of the Building Regulations in England and Wales, and comparable rules in Scotland and Northern Ireland: use a registered electrician. Always switch off at the consumer unit first.</p>',
    },
    {
      topic: products,
      question: 'Do brass finishes from different makers match?',
      answer:
        '<p>Names match more often than colours do. Plates, handles and lights of one maker and finish belong together; across makers, order one of each first, or bring yours to a store. <a href="/blog/making-finishes-match/">Making finishes match</a>.</p>',
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
        '<p>The order confirmation shows goods, delivery, VAT and our VAT number. Add your order reference or purchase order number at the checkout and it is on it too.</p>',
    },
  ],
};
