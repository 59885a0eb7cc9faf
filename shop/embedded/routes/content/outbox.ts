import { readOutbox } from '../../mail/outbox-store.ts';
import type { ReadRoutes } from '../route.ts';

export const outboxRoutes: ReadRoutes = async (server, { shop }) => {
  server.get('/outbox', { schema: { hide: true }, config: { needsSignature: true } }, async () => {
    const mails = await readOutbox(shop.db);
    return mails.map(({ createdAt, sentAt, ...mail }) => ({ ...mail, created_at: createdAt, sent_at: sentAt }));
  });
};
