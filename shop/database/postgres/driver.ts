import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { connectionError, databaseError, DatabaseUnavailableError } from './errors.ts';

/**
 * Kysely's own driver, but that a transaction is as if it were alone, errors are told in the store's words,
 * and a connection is thrown away once it is of no more use: a statement without an answer would hold up those behind it.
 */
export class PostgresDriver implements Driver {
  readonly #pool: Pool;
  readonly #place: string;

  constructor(pool: Pool, place: string) {
    this.#pool = pool;
    this.#place = place;
  }

  async init(): Promise<void> {
    // A connection is made when there is something to ask.
  }

  async acquireConnection(): Promise<StoreConnection> {
    try {
      return new StoreConnection(await this.#pool.connect(), this.#place);
    } catch (error) {
      throw connectionError(error, this.#place);
    }
  }

  /** What it decides by what it has read stays right until it is committed, as on SQLite; else it fails, for `retryOnConflict` to try again. */
  async beginTransaction(
    connection: DatabaseConnection,
    { isolationLevel = 'serializable', accessMode }: TransactionSettings,
  ): Promise<void> {
    await connection.executeQuery(
      CompiledQuery.raw(`start transaction isolation level ${isolationLevel}${accessMode ? ` ${accessMode}` : ''}`),
    );
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async releaseConnection(connection: StoreConnection): Promise<void> {
    connection.release();
  }

  async destroy(): Promise<void> {
    await this.#pool.end();
  }
}

class StoreConnection implements DatabaseConnection {
  readonly #client: PoolClient;
  readonly #place: string;
  #gone: DatabaseUnavailableError | null = null;

  constructor(client: PoolClient, place: string) {
    this.#client = client;
    this.#place = place;
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#gone) throw this.#gone;
    try {
      const { command, rowCount, rows } = await this.#client.query<Row & object>(sql, parameters.map(storable));
      return command === 'SELECT' || rowCount === null ? { rows } : { rows, numAffectedRows: BigInt(rowCount) };
    } catch (error) {
      const told = databaseError(error, this.#place);
      if (told instanceof DatabaseUnavailableError) this.#gone = told;
      throw told;
    }
  }

  // oxlint-disable-next-line require-yield
  async *streamQuery<Row>(): AsyncGenerator<QueryResult<Row>> {
    throw new Error('The store is read in parts, each by a statement of its own');
  }

  release(): void {
    this.#client.release(this.#gone !== null);
  }
}

/** PostgreSQL keeps no NUL in a text, and refuses to look for one. */
function storable(parameter: unknown): unknown {
  return typeof parameter === 'string' && parameter.includes('\0') ? parameter.replaceAll('\0', '\uFFFD') : parameter;
}
