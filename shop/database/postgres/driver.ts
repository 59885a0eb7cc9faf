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
 * Kysely's PostgreSQL driver with three differences: transactions are serialisable by default, errors become DatabaseUnavailableError
 * or DatabaseBusyError, and a broken connection is dropped: a statement without an answer would block those behind it.
 */
export class PostgresDriver implements Driver {
  readonly #pool: Pool;
  readonly #place: string;

  constructor(pool: Pool, place: string) {
    this.#pool = pool;
    this.#place = place;
  }

  async init(): Promise<void> {
    // The pool connects at the first query.
  }

  async acquireConnection(): Promise<PostgresConnection> {
    try {
      return new PostgresConnection(await this.#pool.connect(), this.#place);
    } catch (error) {
      throw connectionError(error, this.#place);
    }
  }

  /** Serialisable, as on SQLite: a conflicting transaction fails, and `retryOnConflict` runs it again. */
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

  async releaseConnection(connection: PostgresConnection): Promise<void> {
    connection.release();
  }

  async destroy(): Promise<void> {
    await this.#pool.end();
  }
}

class PostgresConnection implements DatabaseConnection {
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
    throw new Error('Streaming is not supported: read in pages, a statement each');
  }

  release(): void {
    this.#client.release(this.#gone !== null);
  }
}

/** PostgreSQL cannot store NUL in a text, and rejects it in a parameter. */
function storable(parameter: unknown): unknown {
  return typeof parameter === 'string' && parameter.includes('\0') ? parameter.replaceAll('\0', '\uFFFD') : parameter;
}
