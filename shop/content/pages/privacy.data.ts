import type { ContentPage } from '../content.ts';

export const privacy: ContentPage = {
  url: '/privacy/',
  title: 'Privacy notice',
  metaDescription:
    'What we know about you, why, for how long and who else sees it, and how to see, correct or delete it.',
  summary: 'What we know about you, why we need it, how long we keep it, and your rights.',
  updatedOn: '2026-11-23',
  sections: [
    {
      anchor: 'who-we-are',
      heading: 'Who is responsible',
      body: `<p>{legalName} (company number {companyNumber}), {registeredOffice}, is the controller of your personal data. Write to us there, by email to {emailLink}, or call {phoneLink}.</p>`,
    },
    {
      anchor: 'what-we-keep',
      heading: 'What we keep, and why',
      body: `<table><thead><tr><th scope="col">What</th><th scope="col">Why</th><th scope="col">Lawful basis</th><th scope="col">How long</th></tr></thead><tbody>
<tr><td>Orders: name, addresses, email, phone, what you bought, how you paid, and a hash of the network address you ordered from, which limits misuse</td><td>To deliver what you ordered, and to keep accounts</td><td>Our contract with you, and the law on accounts</td><td>Six years after the end of the financial year</td></tr>
<tr><td>Account: name, email, a password that we cannot read, addresses, saved lists, choices</td><td>To save you typing it again</td><td>Our contract with you</td><td>Until you delete the account</td></tr>
<tr><td>Messages that you send us</td><td>To answer them</td><td>Our legitimate interest in replying to you</td><td>Two years</td></tr>
<tr><td>Reviews: what you wrote, the name you chose, your email address, and the order that you named</td><td>To publish the review, and to check that it is genuine</td><td>Our legitimate interest in honest reviews, and the law against fake ones</td><td>As long as the product is sold</td></tr>
<tr><td>Newsletter: your email address and when you asked for it</td><td>To send it</td><td>Your consent</td><td>Until you unsubscribe</td></tr>
<tr><td>Back-in-stock emails: your email address and the product</td><td>To tell you once that it is back</td><td>Your consent</td><td>Until that email, until you stop it, or for a year; a week when you do not confirm it</td></tr>
<tr><td>Basket</td><td>To keep it for you</td><td>Our contract with you, or steps towards it</td><td>Seven days without a visit in your browser</td></tr>
<tr><td>Technical records of requests, without what you typed</td><td>To keep the shop working and safe</td><td>Our legitimate interest in a shop that works</td><td>30 days</td></tr>
</tbody></table>
<p>We need the details marked as required to take an order. We make no decisions about you by automatic means alone, and we do not sell personal data.</p>`,
    },
    {
      anchor: 'who-sees-it',
      heading: 'Who else sees it',
      body: `<p>Carriers see your name, delivery address and phone number. If you pay by card, our payment provider sees your card details and the amount; we never see the card. Companies that host our systems and send our email work only on our instructions. We give authorities what the law requires us to. If any of them keeps data outside the United Kingdom, it is protected by the adequacy regulations or the contract clauses that UK law provides for.</p>`,
    },
    {
      anchor: 'cookies',
      heading: 'Cookies and storage',
      body: `<p>Everything we store in your browser is listed by name on our <a href="/cookies/">cookies</a> page. We store nothing optional until you agree to it.</p>`,
    },
    {
      anchor: 'your-rights',
      heading: 'Your rights',
      body: `<ul><li>to see what we keep about you and to have a copy of it</li><li>to have it corrected</li><li>to have it deleted, unless the law makes us keep it</li><li>to have its use limited, or to object to it; you can object to marketing at any time, without giving a reason</li><li>to have it in a common format and take it elsewhere</li><li>to withdraw consent at any time, which doesn’t affect anything done before</li></ul>
<p>With an account you can download and delete your data yourself. Otherwise write to {emailLink}; we answer within a month, free of charge.</p>`,
    },
    {
      anchor: 'complaints',
      heading: 'If you’re not happy',
      body: `<p>Complain to us with the <a href="/contact-us/">contact form</a> or by email. We’ll acknowledge your complaint within 30 days, look into it without delay and tell you the outcome. You can also complain to the Information Commissioner’s Office at <a href="https://ico.org.uk/make-a-complaint/">ico.org.uk</a> or on 0303 123 1113.</p>`,
    },
  ],
};
