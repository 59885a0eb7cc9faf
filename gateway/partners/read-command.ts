import { CommandLineError, readOptions, suggestion } from '@storefront/schema/settings/command-line.ts';
import { RATE_LIMITS } from '../config/rate-limits.data.ts';
import { ValueError } from '@storefront/schema/settings/read-texts.ts';
import { amount, list, oneOf, whole } from '@storefront/schema/settings/values.ts';
import { Type, type TSchemaOptions } from 'typebox';
import type { Scope } from '../graph/extensions.ts';
import { KEY_KINDS, SCOPES, type KeyKind } from './partner.ts';
import { EVENT_TYPES, type EventType } from './webhooks/event-types.data.ts';
import { readWebhookCommand, WEBHOOK_USAGE, type WebhookCommand } from './webhooks/read-webhook-command.ts';

const { partnerRequests, partnerCost } = RATE_LIMITS;

export const USAGE = `npm run partner -- create NAME [--kind secret|public|sandbox] [--scopes SCOPE,…]
    [--origins ORIGIN,…] [--requests ${partnerRequests.perMinute}] [--cost ${partnerCost.perMinute}]
npm run partner -- origins ID [--add https://app.example] [--remove https://old.example]
npm run partner -- rotate ID [--grace-hours 24]
npm run partner -- revoke ID
npm run partner -- list
npm run partner -- register ID FILE…
npm run partner -- operations ID
npm run partner -- unregister ID OPERATION
${WEBHOOK_USAGE}

  --kind         secret keys are for servers; public ones for pages and apps, also limited per client address;
                 sandbox ones for programs being developed: carts and orders are tests; defaults to secret
  --scopes       what the key allows, of ${SCOPES.join(', ')};
                 defaults to catalogue, for sandbox keys to catalogue,cart,checkout
  --origins      the origins whose pages can use a public or sandbox key, separated by commas; defaults to none
  --add          origins to allow a public key from now on, separated by commas
  --remove       origins to allow it no longer, separated by commas
  --requests     requests per minute; defaults to ${partnerRequests.perMinute}
  --cost         total cost of operations per minute, as in extensions.cost; defaults to ${partnerCost.perMinute}
  --grace-hours  hours for which the old key is accepted; defaults to 24
  --events       the events that an endpoint receives: ${Object.keys(EVENT_TYPES).join(', ')}; defaults to all

  register allows everyone to send a partner's queries by GET, without a key. A FILE has one operation with its
  fragments, or is a JSON object whose values are operations.
  webhook sends signed events to a partner's https address (/docs/webhooks). The secret of an endpoint is shown once.

Example: npm run partner -- create 'Acme' --scopes catalogue,cart`;

export type PartnerCommand =
  | {
      do: 'create';
      name: string;
      kind: KeyKind;
      scopes: Scope[];
      origins: string[];
      requestsPerMinute: number;
      costPerMinute: number;
    }
  | { do: 'origins'; id: string; add: string[]; remove: string[] }
  | { do: 'rotate'; id: string; graceHours: number }
  | { do: 'revoke'; id: string }
  | { do: 'list' }
  | { do: 'register'; id: string; files: string[] }
  | { do: 'operations'; id: string }
  | { do: 'unregister'; id: string; operation: string }
  | { do: 'webhook'; command: WebhookCommand };

const COMMANDS: readonly PartnerCommand['do'][] = [
  'create',
  'origins',
  'rotate',
  'revoke',
  'list',
  'register',
  'operations',
  'unregister',
  'webhook',
];

const isCommand = (word: string): word is PartnerCommand['do'] => COMMANDS.some((command) => command === word);

/** Origins as browsers send them, without a path or trailing slash. */
const origins = list(
  (part) => (URL.parse(part)?.origin === part ? part : null),
  'must be like https://app.example, without a path',
  { default: '' },
);

/** At least one of some names. */
const namesOf = <Name extends string>(names: readonly Name[], options?: TSchemaOptions) =>
  Type.Decode(
    list((part) => names.find((name) => name === part), `is none of ${names.join(', ')}`, options),
    (chosen) => {
      if (chosen.length === 0) throw new ValueError('must name one at least');
      return chosen;
    },
  );

const EVENTS = Object.keys(EVENT_TYPES) as EventType[];

const options = {
  kind: oneOf(KEY_KINDS, { default: 'secret' }),
  scopes: Type.Optional(namesOf(SCOPES)),
  origins,
  add: origins,
  remove: origins,
  requests: whole(1, partnerRequests.maximum, { default: partnerRequests.perMinute }),
  cost: whole(1, partnerCost.maximum, { default: partnerCost.perMinute }),
  events: namesOf(EVENTS, { default: EVENTS.join(',') }),
  'grace-hours': amount(0, 720, { default: 24 }),
};

/** Throws a CommandLineError. */
export function readCommand(args: readonly string[]): PartnerCommand {
  const { values, words } = readOptions(options, args);
  const { kind, scopes, origins, add, remove, requests, cost, 'grace-hours': graceHours } = values;
  const [action, name = '', ...extra] = words;
  if (action === undefined) throw new CommandLineError('A command is needed.');
  if (!isCommand(action))
    throw new CommandLineError(`There is no command ${JSON.stringify(action)}.${suggestion(action, COMMANDS)}`);
  if (action === 'webhook') return { do: action, command: readWebhookCommand(words.slice(1), values.events) };
  if (action === 'register' && name !== '') {
    if (extra.length === 0) throw new CommandLineError('Name a file with operations.');
    return { do: action, id: name, files: extra };
  }
  if (action === 'unregister' && name !== '') {
    const [operation, ...others] = extra;
    if (operation === undefined || others.length > 0) throw new CommandLineError('Name the id of one operation.');
    return { do: action, id: name, operation };
  }
  if (extra.length > 0)
    throw new CommandLineError(`What is ${JSON.stringify(extra[0])}? A name with spaces needs quotes.`);
  if (action === 'list') return { do: action };
  if (name === '') throw new CommandLineError(action === 'create' ? 'A name is needed.' : 'An id is needed.');
  if (action === 'rotate') return { do: action, id: name, graceHours };
  if (action === 'origins') {
    if (add.length + remove.length === 0)
      throw new CommandLineError('Name origins with --add https://app.example or --remove https://app.example.');
    return { do: action, id: name, add, remove };
  }
  if (action === 'revoke' || action === 'operations') return { do: action, id: name };
  if (kind === 'secret' && origins.length > 0) throw new CommandLineError('--origins: a secret key is used in no page');
  const usual: Scope[] = kind === 'sandbox' ? ['catalogue', 'cart', 'checkout'] : ['catalogue'];
  return {
    do: 'create',
    name,
    kind,
    scopes: scopes ?? usual,
    origins,
    requestsPerMinute: requests,
    costPerMinute: cost,
  };
}
