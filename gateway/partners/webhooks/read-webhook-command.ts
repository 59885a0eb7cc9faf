import { CommandLineError, suggestion } from '@storefront/schema/settings/command-line.ts';
import type { EventType } from './event-types.data.ts';

export type WebhookCommand =
  | { do: 'add'; partnerId: string; url: string; events: readonly EventType[] }
  | { do: 'list' }
  | { do: 'remove' | 'enable' | 'deliveries' | 'replay'; id: string };

export const WEBHOOK_USAGE = `npm run partner -- webhook add ID ADDRESS [--events order.created,price.updated]
npm run partner -- webhook list
npm run partner -- webhook deliveries HOOK
npm run partner -- webhook replay MESSAGE
npm run partner -- webhook enable HOOK
npm run partner -- webhook remove HOOK`;

const ACTIONS = ['add', 'list', 'remove', 'enable', 'deliveries', 'replay'] as const;

const isAction = (word: string): word is (typeof ACTIONS)[number] => ACTIONS.some((action) => action === word);

/** Parses the words after `webhook`. Throws a CommandLineError. */
export function readWebhookCommand(words: readonly string[], events: readonly EventType[]): WebhookCommand {
  const [action = '', ...given] = words;
  if (!isAction(action))
    throw new CommandLineError(
      `Use webhook with one of ${ACTIONS.join(', ')}.${action === '' ? '' : suggestion(action, ACTIONS)}`,
    );
  const wanted = { add: 2, list: 0 }[action as string] ?? 1;
  const excess = given[wanted];
  if (excess !== undefined) throw new CommandLineError(`${JSON.stringify(excess)} is one word too many.`);
  const [id, url] = given;
  if (action === 'list') return { do: action };
  if (id === undefined)
    throw new CommandLineError(
      {
        add: 'Name the partner’s id, and the address that receives its events.',
        replay: 'Name the id of a message: webhook deliveries HOOK lists them.',
      }[action as string] ?? 'Name the id of an endpoint: webhook list has them.',
    );
  if (action !== 'add') return { do: action, id };
  if (url === undefined) throw new CommandLineError('Name the address that receives the events.');
  return { do: action, partnerId: id, url, events };
}
