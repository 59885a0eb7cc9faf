import type { IncomingMessage } from 'node:http';
import type { FastifyPluginAsync } from 'fastify';
import { escapeHtml } from '@storefront/domain/html/escape-html.rules.ts';
import { Type, type Static } from 'typebox';
import type { RestOptions } from '../../graph/product/product.rest.ts';
import { isAbsent } from '../../upstream/client.ts';
import { contractOf } from '../../upstream/contract/contract.ts';
import { outboxPolicy } from '../policy/content-security.ts';
import { sendText } from '../send-text.ts';

const Mail = Type.Object({
  id: Type.String(),
  to: Type.String(),
  subject: Type.String(),
  text: Type.String(),
  html: Type.String(),
  created_at: Type.String(),
  sent_at: Type.Union([Type.String(), Type.Null()]),
});
type Mail = Static<typeof Mail>;

const outbox = contractOf(Type.Array(Mail));

/** On this machine only, because mails contain password reset links: to browsers as a page, to others as JSON. */
export function outboxRoutes(
  { rest }: RestOptions,
  publicUrl: string,
  isLocal: (request: IncomingMessage) => boolean,
): FastifyPluginAsync {
  return async (app) => {
    app.get<{ Querystring: { mail?: string } }>('/dev/outbox', async ({ raw, headers, query }, reply) => {
      const answer =
        isLocal(raw) && headers['sec-fetch-site'] !== 'cross-site'
          ? await rest.call({ method: 'GET', path: '/outbox', isSigned: true, contract: outbox })
          : null;
      if (!answer || isAbsent(answer) || answer.kind !== 'ok') return sendText(reply, 404, 'Not found\n');
      return headers.accept?.includes('text/html')
        ? sendText(reply, 200, outboxPage(answer.body, query.mail ?? null), {
            'content-type': 'text/html; charset=utf-8',
            'content-security-policy': outboxPolicy(publicUrl),
          })
        : sendText(reply, 200, JSON.stringify(answer.body, null, 2), {
            'content-type': 'application/json; charset=utf-8',
          });
    });
  };
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
function outboxPage(mails: readonly Mail[], id: string | null): string {
  const shown = mails.find((mail) => mail.id === id) ?? mails[0];
  const list = mails.map(
    (mail) =>
      `<li><a href="/dev/outbox?mail=${escapeHtml(encodeURIComponent(mail.id))}"` +
      `${mail === shown ? ' aria-current="page"' : ''}>${escapeHtml(mail.subject)}</a><small>${escapeHtml(mail.to)}, ` +
      `${escapeHtml(mail.created_at)}${mail.sent_at === null ? '' : ', sent'}</small></li>`,
  );
  return [
    '<!doctype html><html lang="en-GB"><head><meta charset="utf-8">',
    `<meta name="viewport" content="width=device-width"><title>Outbox</title><style>${STYLE}</style></head><body>`,
    '<nav aria-label="Mails"><h1>Outbox</h1>',
    list.length > 0 ? `<ol>${list.join('')}</ol></nav>` : '<p>No mails yet.</p></nav>',
    shown ? `<main>${mailOf(shown)}</main>` : '<main></main>',
    '</body></html>',
  ].join('');
}

function mailOf({ subject, text, html }: Mail): string {
  // Links open in a new tab, outside the sandbox.
  const sandbox = 'allow-popups allow-popups-to-escape-sandbox';
  return `<h2>${escapeHtml(subject)}</h2><div class="parts">\
<iframe title="HTML" sandbox="${sandbox}" srcdoc="${escapeHtml(html)}"></iframe>\
<pre aria-label="Plain text" tabindex="0">${escapeHtml(text)}</pre></div>`;
}
