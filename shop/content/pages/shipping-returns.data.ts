import { cancellationForm, rightToCancel } from '../../orders/confirmation/wording.data.ts';
import type { ContentPage } from '../content.ts';

const paragraphs = (lines: readonly string[]) => lines.map((line) => `<p>${line}</p>`).join('');

const form = cancellationForm
  .map((line) =>
    line
      .replace('{trader}', '{legalName}, {registeredOffice}, email {email}, telephone {phone}')
      .replace('Order number: {number}', 'Order number [*]:'),
  )
  .map((line) => `<li>${line}</li>`)
  .join('');

export const shippingReturns: ContentPage = {
  url: '/shipping-returns/',
  title: 'Delivery and returns',
  metaDescription:
    'Delivery charges and times for every part of the UK, and how to return an order: 14 days to change your mind, and a refund within 14 days of the goods coming back.',
  summary: 'What delivery costs, when your order will arrive, and what to do if something isn’t right.',
  updatedOn: '2026-11-23',
  sections: [
    {
      anchor: 'delivery-charges',
      heading: 'Delivery charges',
      body: `<p>The charge depends on your postcode, not on the weight of the parcel, and larger orders to the UK mainland are free. Charges include VAT. Enter your postcode on a product page or in your basket to see yours.</p>
<p>Carriers charge us more to deliver to the Scottish Highlands and the islands, so free delivery doesn’t apply there. Collection from any of our stores is always free.</p>`,
    },
    {
      anchor: 'dispatch',
      heading: 'When it will arrive',
      body: `<ul><li><strong>In stock, ordered before 1 pm on a working day:</strong> dispatched the same day and delivered to the UK mainland the next working day.</li><li><strong>Ordered after 1 pm:</strong> dispatched the next working day.</li><li><strong>Ordered at the weekend:</strong> dispatched on Monday.</li><li><strong>Highlands, islands, Northern Ireland, Isle of Man, Isle of Wight and Channel Islands:</strong> allow one extra working day.</li><li><strong>Out of stock or made to order:</strong> three to seven working days.</li></ul>
<p>We don’t dispatch on bank holidays, and carriers don’t deliver on bank holidays at the destination. Your basket works this out and shows the date before you pay. If you order several items, they arrive together, when the last one is ready.</p>`,
    },
    {
      anchor: 'arrival',
      heading: 'When the parcel arrives',
      body: `<p>Please open it and check everything before you book anyone to fit it. If something is broken or missing, tell us as soon as you can, with a photo if that helps, and we’ll send a replacement straight away. Goods are at our risk until you receive them.</p>
<p>For VAT purposes, goods sent to the Channel Islands leave the UK. If that affects you, call us before you order and we’ll explain how VAT is charged.</p>`,
    },
    { anchor: 'changing-your-mind', heading: 'Changing your mind', body: paragraphs(rightToCancel) },
    {
      anchor: 'how-to-return',
      heading: 'How to send something back',
      body: `<ol><li>Tell us with the <a href="/contact-us/">return request form</a>, by email to {emailLink} or by calling {phoneLink}. Include your order number.</li><li>Pack the goods securely, with everything that came in the box.</li><li>Send them to {legalName}, Returns, {registeredOffice}, or hand them in at any of our stores. Keep the proof of posting.</li></ol>
<p>We inspect returns within seven working days. This never delays your refund: you’ll have it within 14 days of the goods, or proof that you sent them, reaching us.</p>`,
    },
    {
      anchor: 'faulty',
      heading: 'Faulty, or not as described',
      body: `<p>Returning something faulty costs you nothing. Under the Consumer Rights Act 2015 you can reject faulty goods within 30 days and get all your money back, including return postage. After that we repair or replace them; if that doesn’t work, you can have a refund or keep them at a lower price. Electrical goods should be safe and last a reasonable time. If a fault appears within six months, it’s for us to show that it wasn’t there from the start.</p>
<p>Makers’ guarantees, where a product has one, come on top of these rights and do not replace them.</p>`,
    },
    {
      anchor: 'exceptions',
      heading: 'What you can’t return',
      body: `<p>Engraved plates and other goods made to your own specification, and cable cut to length, cannot be cancelled where the product says so before you order. Nothing here limits your rights when goods are faulty.</p>`,
    },
    {
      anchor: 'cancellation-form',
      heading: 'Model cancellation form',
      body: `<p>Complete and return this form only if you wish to cancel the contract. You may copy it into an email.</p><ul>${form}</ul>`,
    },
  ],
};
