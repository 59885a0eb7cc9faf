import type { ContentPage } from '../content.ts';

const row = (name: string, where: string, purpose: string, lifetime: string) =>
  `<tr><th scope="row">${name}</th><td>${where}</td><td>${purpose}</td><td>${lifetime}</td></tr>`;
const table = (rows: readonly string[]) =>
  `<table><thead><tr><th scope="col">Name</th><th scope="col">Kept as</th><th scope="col">What it is for</th><th scope="col">How long</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;

export const cookies: ContentPage = {
  url: '/cookies/',
  title: 'Cookies',
  metaDescription:
    'Every cookie and other item that this shop stores in your browser: its name, what it’s for and how long it lasts.',
  summary: 'Every cookie and everything else that this shop stores in your browser, by name.',
  updatedOn: '2026-11-23',
  sections: [
    {
      anchor: 'necessary',
      heading: 'Essential',
      body: `<p>The shop needs these to work, so they don’t need your consent, and no one else can read them. On a secure connection (https) the names of our cookies begin with __Host-, so that no other site can set or change them.</p>
${table([
  row('cart_token', 'Cookie that scripts cannot read', 'Finds your basket again', '7 days'),
  row('session_token', 'Cookie that scripts cannot read', 'Keeps you signed in', '7 days, or until you log out'),
  row(
    'device_token',
    'Cookie that scripts cannot read',
    'Recognises a browser that has signed in to your account before, so that other people’s wrong passwords cannot keep you out',
    '1 year',
  ),
  row(
    'signed_in',
    'Cookie',
    'Tells the page that you are signed in, and nothing else, so that it offers your account',
    '7 days, or until you log out',
  ),
  row(
    'postcode',
    'Cookie, set when you enter a postcode',
    'Shows what delivery to you costs and when it comes',
    '7 days',
  ),
  row('probe', 'Cookie', 'Finds out whether your browser keeps cookies', 'Deleted at once'),
  row(
    'cart',
    'Local storage',
    'A copy of your basket, so that it survives a lost connection and shows in every tab',
    'Until the basket is empty or you clear your browser',
  ),
  row(
    'cart-key',
    'Local storage',
    'Puts what you add in two tabs at the same time into one basket',
    'A new one takes its place after five minutes',
  ),
  row(
    'checkout',
    'Session storage',
    'Keeps what you have typed in the checkout if the page is loaded again, never card details',
    'Until you place the order or close the tab',
  ),
  row(
    'last-order',
    'Local storage',
    'Leads from an empty basket, in any tab, to the order that you have just placed',
    'Half an hour, or until you sign out',
  ),
  row(
    'placed-order',
    'Session storage',
    'Leads from the checkout to the order that you have just placed',
    'Until you close the tab',
  ),
  row(
    'recently-viewed',
    'Session storage; local storage once you accept optional cookies',
    'Shows the products that you looked at last',
    'Until you clear the list or close the tab; with optional cookies, until you clear it or your browser',
  ),
  row(
    'saved-lists',
    'Local storage',
    'Keeps the lists that you make while you are not signed in',
    'Until you delete them, or sign in and they move to your account',
  ),
  row(
    'saved-skus',
    'Local storage',
    'Marks the products that are on your lists',
    'Until you delete the lists or log out',
  ),
  row(
    'compare',
    'Session storage',
    'Keeps the products that you chose to compare',
    'Until you clear them or close the tab',
  ),
  row(
    'quick-order',
    'Session storage',
    'Keeps the list of a quick order if the page is loaded again',
    'Until it is in your basket or you close the tab',
  ),
  row(
    'consent',
    'Local storage',
    'Remembers your choice about optional cookies',
    'Half a year, or until you change it',
  ),
  row(
    'react-router-scroll-positions',
    'Session storage',
    'Takes you back to where you were on a page',
    'Until you close the tab',
  ),
  row(
    'token:…',
    'Session storage, if you came by a link that we mailed to you',
    'Opens the page of that link again when you reload it; its name ends in the page’s address',
    'Until the link has been used or you close the tab',
  ),
  row(
    'reloaded:…',
    'Session storage, if part of a page was lost on the way',
    'Keeps a page from being loaded again and again; its name ends in the page’s address',
    'Until you close the tab',
  ),
])}`,
    },
    {
      anchor: 'appearance',
      heading: 'Your preferences',
      body: `<p>These remember how you like to see the shop. They stay in your browser and aren’t sent to anyone. Each has its own switch.</p>
${table([
  row(
    'vat',
    'Local storage',
    'Shows prices with or without VAT, as you chose at the top of the page',
    'Until you switch back or clear your browser',
  ),
  row(
    'colour-scheme',
    'Local storage',
    'Shows the shop in light or dark colours, as you chose at the foot of the page',
    'Until you switch back or clear your browser',
  ),
  row(
    'list-columns',
    'Local storage',
    'Shows one or two products in a row on a phone, as you chose above a list',
    'Until you switch back or clear your browser',
  ),
  row(
    'recent-searches',
    'Local storage',
    'Offers your last five searches again; clear them in the search field',
    'Until you clear them',
  ),
])}`,
    },
    {
      anchor: 'optional',
      heading: 'Optional',
      body: `<p>Analytics and another company’s chat service load only after you press Accept. If you press Decline, or don’t choose, they don’t. You can change your mind at any time with “Cookie settings” at the foot of every page: if you withdraw your consent, the cookies it allowed are deleted on the next page.</p>`,
    },
    {
      anchor: 'your-browser',
      heading: 'In your browser',
      body: `<p>You can delete all of these in your browser’s settings at any time. The shop will still work, but you’ll be logged out, and you’ll lose a basket that isn’t linked to an account.</p><p>How we use personal data is explained in our <a href="/privacy/">privacy notice</a>.</p>`,
    },
  ],
};
