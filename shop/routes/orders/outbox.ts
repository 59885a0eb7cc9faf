import { readOutbox } from '../../mail/outbox-store.ts';
import { ok, type Route } from '../route.ts';

export const outboxRoutes: Route[] = [
  {
    method: 'GET',
    path: /^\/outbox\/?$/,
    needsSecret: true,
    async answer(_, { db }) {
      const mails = await readOutbox(db);
      return ok(mails.map(({ createdAt, sentAt, ...mail }) => ({ ...mail, created_at: createdAt, sent_at: sentAt })));
    },
  },
];
