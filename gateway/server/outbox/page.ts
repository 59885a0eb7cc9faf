import { escapeHtml } from '@storefront/domain/html/escape-html.rules.ts';

/** A mail in the outbox. */
export interface OutboxMail {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  created_at: string;
  sent_at: string | null;
}

const STYLE = `:root{color-scheme:light dark;font:15px/1.5 system-ui,sans-serif}
body{margin:0;padding:16px;display:grid;gap:16px 24px;grid-template-columns:minmax(0,280px) minmax(0,1fr)}
h1,h2{margin:0;font-size:18px}ol{margin:8px 0;padding:0;list-style:none}li{padding:8px 0;border-top:1px solid #8885}
a{color:inherit}a[aria-current]{font-weight:bold}small{display:block;overflow-wrap:anywhere}
.parts{display:flex;flex-wrap:wrap;gap:16px;align-items:start;margin-top:16px}
iframe{flex:none;width:600px;max-width:100%;height:80vh;border:1px solid #8888;resize:both;overflow:auto}
pre{flex:1 1 320px;margin:0;white-space:pre-wrap;overflow-wrap:anywhere}
@media (max-width:900px){body{grid-template-columns:minmax(0,1fr)}}`;

/** The page that lists the mails and shows one: as HTML in a frame that runs no scripts, and as plain text. */
export function outboxPage(mails: readonly OutboxMail[], id: string | null): string {
  const shown = mails.find((mail) => mail.id === id) ?? mails[0];
  const list = mails.map(
    (mail) =>
      `<li><a href="/dev/outbox?mail=${escapeHtml(encodeURIComponent(mail.id))}"${mail === shown ? ' aria-current="page"' : ''}>${escapeHtml(mail.subject)}</a><small>${escapeHtml(mail.to)}, ${escapeHtml(mail.created_at)}${mail.sent_at === null ? '' : ', sent'}</small></li>`,
  );
  return [
    `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Outbox</title><style>${STYLE}</style></head><body>`,
    `<nav aria-label="Mails"><h1>Outbox</h1>${list.length > 0 ? `<ol>${list.join('')}</ol>` : '<p>No mails yet.</p>'}</nav>`,
    shown ? `<main>${mailOf(shown)}</main>` : '<main></main>',
    '</body></html>',
  ].join('');
}

function mailOf({ subject, text, html }: OutboxMail): string {
  // Links open in a new tab, outside the sandbox.
  return `<h2>${escapeHtml(subject)}</h2><div class="parts"><iframe title="HTML" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escapeHtml(html)}"></iframe><pre aria-label="Plain text" tabindex="0">${escapeHtml(text)}</pre></div>`;
}
