import { Compile, type Validator } from 'typebox/compile';
import type { Capability } from '@storefront/domain/shop-api/capabilities.rules.ts';
import type { RestAnswer, RestCall } from '@storefront/gateway/upstream/call.ts';
import { createRestClient, type RestClient } from '@storefront/gateway/upstream/client.ts';
import { isTestRequest } from '@storefront/gateway/upstream/request-context.ts';
import { unreadBody } from '@storefront/gateway/upstream/contract/contract.ts';
import type { Credentials } from '@storefront/gateway/upstream/credentials.ts';
import { pathPattern, readShopApi } from '@storefront/schema/rest/shop-api.ts';

/** A shop API's answer to one call, and its breaches of the contract. */
export interface CallRecord {
  method: string;
  /** The template of the contract; the path itself for a call that is not in it. */
  path: string;
  /** The status of a refusal; 0 when no whole answer came; 200 for any success. */
  status: number;
  faults: string[];
}

/** Records each call, checked against the OpenAPI document and the gateway's own schemas. */
export interface RecordingClient extends RestClient {
  /** The records since the last call of it, once all calls have ended. */
  take(): Promise<CallRecord[]>;
  announces(capability: Capability): boolean | null;
}

/** A list has as many faults as items. */
const FAULTS_MAXIMUM = 5;

const contract = readShopApi();

const checks = new Map<object, Validator>();

function checkOf(schema: object): Validator {
  let check = checks.get(schema);
  if (!check) {
    const text = JSON.stringify({ ...schema, $defs: contract.components.schemas }).replaceAll(
      '#/components/schemas/',
      '#/$defs/',
    );
    check = Compile(JSON.parse(text) as object);
    checks.set(schema, check);
  }
  return check;
}

const faultOf = ({ instancePath, message }: { instancePath: string; message: string }) =>
  `${instancePath || 'the answer'} ${message}`;

export function createRecordingClient(url: string, credentials: Credentials): RecordingClient {
  const records: CallRecord[] = [];
  const underWay = new Set<Promise<unknown>>();
  const capabilities: { announced: ReadonlySet<Capability> | null } = { announced: null };
  async function recorded<Body>(call: RestCall<Body>): Promise<RestAnswer<Body>> {
    // Each call has a client of its own: a circuit breaker would hold back calls after failures.
    const client = createRestClient({ url, credentials, capabilities, isTest: isTestRequest });
    const [path, methods] = Object.entries(contract.paths).find(
      ([template, known]) => pathPattern(template).test(call.path) && known[call.method.toLowerCase()],
    ) ?? [call.path, {}];
    const operation = methods[call.method.toLowerCase()];
    const record: CallRecord = { method: call.method, path, status: 0, faults: [] };
    records.push(record);
    try {
      const raw = await client.call({ ...call, contract: unreadBody });
      record.status = raw.kind === 'refused' ? raw.status : raw.kind === 'moved' ? 301 : 200;
      if (raw.kind !== 'ok') return raw;
      const success = operation?.responses[200] ?? operation?.responses[201];
      const schema = success?.content?.['application/json']?.schema;
      if (schema) record.faults.push(...[...checkOf(schema).Errors(raw.body)].slice(0, FAULTS_MAXIMUM).map(faultOf));
      const reading = call.contract.read(raw.body);
      if (reading.ok) return { kind: 'ok', body: reading.body };
      throw new Error(`the gateway cannot read it: ${reading.fault}`);
    } catch (error) {
      record.faults.push(error instanceof Error ? error.message : String(error));
      throw error;
    } finally {
      await client.close();
    }
  }
  return {
    async call(call) {
      const answer = recorded(call);
      underWay.add(answer);
      try {
        return await answer;
      } finally {
        underWay.delete(answer);
      }
    },
    announces: (capability) => capabilities.announced?.has(capability) ?? null,
    async close() {},
    async take() {
      await Promise.allSettled(underWay);
      return records.splice(0);
    },
  };
}
