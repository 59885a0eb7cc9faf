import type { ContentPage } from '../content.ts';

export const terms: ContentPage = {
  url: '/terms/',
  title: 'Terms of sale',
  metaDescription: 'The terms on which we sell: prices, orders, payment, delivery, cancelling and faults.',
  summary: 'The terms on which we sell. They don’t affect the rights that the law gives you as a consumer.',
  updatedOn: '2026-11-23',
  sections: [
    {
      anchor: 'who',
      heading: 'Who you are buying from',
      body: `<p>{legalName}, trading as {shopName}, registered in England and Wales under company number {companyNumber}; registered office {registeredOffice}; VAT number {vatNumber}; {emailLink}; {phoneLink}.</p>`,
    },
    {
      anchor: 'prices',
      heading: 'Prices',
      body: `<p>Prices are in pounds sterling. Unless you switch to prices without VAT they include VAT at 20%, and the price with VAT is shown either way. A struck-through price is the maker’s recommended retail price. Delivery is added at the checkout and shown before you order; collection from a store is free.</p>
<p>If a price was obviously wrong and you could have seen that it was, we may cancel the order and refund it in full, or offer the goods at the right price.</p>`,
    },
    {
      anchor: 'ordering',
      heading: 'How the contract is made',
      body: `<p>You place your order with the button at the end of the checkout, which says that ordering commits you to pay. Until you press it, you can go back and correct anything. Our confirmation email accepts your order, and that makes the contract. It contains the order, these terms in brief and the cancellation form; please keep it.</p>
<p>We reserve stock for you when you order. If we still can’t supply something, we’ll tell you straight away and refund what you have paid for it.</p>`,
    },
    {
      anchor: 'payment',
      heading: 'Payment',
      body: `<p>You can pay by any method the checkout offers: by bank transfer, in store when you collect, and by card where it is shown. Goods that are paid for by transfer are dispatched after your payment arrives. We keep an unpaid order until the time given in its confirmation or, if you are paying in store, for three working days once it is ready. After that it is cancelled and there is nothing to pay. Goods remain ours until they are paid for.</p>`,
    },
    {
      anchor: 'delivery',
      heading: 'Delivery and collection',
      body: `<p>Charges and times are on <a href="/shipping-returns/">delivery and returns</a>, and we work to the date that the checkout shows. In any case we deliver within 30 days unless we have agreed otherwise. The goods are at our risk until you, or someone you name, have them.</p>`,
    },
    {
      anchor: 'cancelling',
      heading: 'Your right to cancel',
      body: `<p>As a consumer you may cancel within 14 days of receiving the goods, or within 10 working days if that is later, without giving a reason. How, what it costs and the model form are on <a href="/shipping-returns/#changing-your-mind">delivery and returns</a>. The right is for consumers, not for purchases in the course of a business.</p>`,
    },
    {
      anchor: 'faults',
      heading: 'If something is wrong',
      body: `<p>Goods must be as described, fit for their purpose and of satisfactory quality. If they are not, the Consumer Rights Act 2015 gives you the right to reject them within 30 days, and to repair, replacement, a lower price or a refund after that. <a href="/shipping-returns/#faulty">What to do</a>.</p>`,
    },
    {
      anchor: 'fitting',
      heading: 'Fitting',
      body: `<p>Electrical goods must be fitted by someone competent, following the instructions and the rules that apply where you live. We are not liable for damage caused by fitting them in any other way.</p>`,
    },
    {
      anchor: 'liability',
      heading: 'Our liability',
      body: `<p>We do not limit liability for death or injury caused by negligence, for fraud, for defective products under the Consumer Protection Act 1987, or for anything else that cannot be limited by law. To consumers we are liable for loss that was foreseeable when the contract was made. To businesses our liability for an order is limited to its price, and loss of profit is excluded.</p>`,
    },
    {
      anchor: 'law',
      heading: 'Law and disputes',
      body: `<p>English law applies. If you live in Scotland or Northern Ireland you also have the protection of the law there and may go to its courts. Please <a href="/contact-us/">tell us first</a> if something has gone wrong: most things are put right with one call.</p>`,
    },
  ],
};
