import { randomUUID } from 'node:crypto';
import { Client } from 'pg';

/** A new, empty schema on a PostgreSQL server. */
export interface OwnSchema {
  databaseUrl: string;
  remove(): Promise<void>;
}

export async function makeSchema(serverUrl: string): Promise<OwnSchema> {
  const name = `gateways_${randomUUID().replaceAll('-', '')}`;
  const run = async (statement: string) => {
    const client = new Client({ connectionString: serverUrl });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await run(`create schema ${name}`);
  const own = new URL(serverUrl);
  own.searchParams.set('options', `-c search_path=${name}`);
  // URLSearchParams writes a space as "+", which the driver does not decode.
  return { databaseUrl: own.href.replaceAll('+', '%20'), remove: () => run(`drop schema ${name} cascade`) };
}
