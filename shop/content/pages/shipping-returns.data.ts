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
  title: 'Shipping and returns',
  metaDescription:
    'What delivery costs to every part of the UK, when it comes, and how to change your mind: 14 days to cancel and a refund within 14 more.',
  summary: 'What delivery costs, when it comes, and what to do when something is not right.',
  updatedOn: '2026-10-02',
  sections: [
    {
      anchor: 'delivery-charges',
      heading: 'Delivery charges',
      body: `<p>The charge depends on the postcode, not on what the parcel weighs, and the goods of an order can make it free. What you pay includes VAT; enter your postcode on a product or in the basket to see yours.</p>
<p>The Scottish Highlands and the islands are geographically part of the mainland or close to it, but carriers charge more for them, and free delivery does not apply there. Collection from any of our stores is always free.</p>`,
    },
    {
      anchor: 'dispatch',
      heading: 'When it comes',
      body: `<ul><li><strong>In stock, ordered before 1 pm on a working day:</strong> leaves us the same day and reaches the UK mainland on the next working day.</li><li><strong>Ordered after 1 pm:</strong> leaves on the next working day.</li><li><strong>Ordered at the weekend:</strong> leaves on Monday.</li><li><strong>Highlands, islands, Northern Ireland, Isle of Man, Isle of Wight and Channel Islands:</strong> allow one working day more.</li><li><strong>Out of stock or made to order:</strong> three to seven working days.</li></ul>
<p>We do not dispatch on bank holidays, and carriers do not deliver on those of the place they deliver to. The basket works all of this out and shows the date before you pay; an order with several things in it comes on the date of the latest of them.</p>`,
    },
    {
      anchor: 'arrival',
      heading: 'When the parcel arrives',
      body: `<p>Please open it and look at it before anyone is booked to fit it. If something is broken or missing, tell us as soon as you can, with a photograph if there is something to see: we send another at once. Goods are at our risk until they are in your hands.</p>
<p>Goods sent to the Channel Islands leave the UK for VAT. If that affects you, call us before you order and we will tell you how it is charged.</p>`,
    },
    { anchor: 'changing-your-mind', heading: 'Changing your mind', body: paragraphs(rightToCancel) },
    {
      anchor: 'how-to-return',
      heading: 'How to send something back',
      body: `<ol><li>Tell us with the <a href="/contact-us/">return request form</a>, by email to {emailLink} or by calling {phoneLink}. Give the order number.</li><li>Pack the goods so that they survive the journey, with everything that came in the box.</li><li>Send them to {legalName}, Returns, {registeredOffice}, or hand them in at any of our stores. Keep the proof of posting.</li></ol>
<p>We look at what comes back within seven working days. That never makes a refund later: it is with you within 14 days of the goods, or proof that you sent them, reaching us.</p>`,
    },
    {
      anchor: 'faulty',
      heading: 'Faulty, or not as described',
      body: `<p>This is not a change of mind, and it costs you nothing. Under the Consumer Rights Act 2015 you may reject faulty goods within 30 days and have all of your money back, return postage included. After that we repair or replace them; if that fails, you may have a refund or keep them at a lower price. Electrical goods should be safe and last a reasonable time, and within six months it is for us to show that a fault was not there from the start.</p>
<p>Makers’ guarantees, where a product has one, come on top of these rights and do not replace them.</p>`,
    },
    {
      anchor: 'exceptions',
      heading: 'What cannot come back',
      body: `<p>Engraved plates and other goods made to your own specification, and cable cut to length, cannot be cancelled where the product says so before you order. Nothing here limits your rights when goods are faulty.</p>`,
    },
    {
      anchor: 'cancellation-form',
      heading: 'Model cancellation form',
      body: `<p>Complete and return this form only if you wish to cancel the contract. You may copy it into an email.</p><ul>${form}</ul>`,
    },
  ],
};
