import {
  CompiledQuery,
  type DataTypeNode,
  type DatabaseConnection,
  type DatabaseIntrospector,
  type Driver,
  HandleEmptyInListsPlugin,
  Kysely,
  PostgresAdapter,
  PostgresQueryCompiler,
  type QueryResult,
  type TransactionSettings,
  replaceWithNoncontingentExpression,
  sql,
} from 'kysely';
import { type ClientBase, type CustomTypesConfig, Pool, type PoolClient, type PoolConfig, types } from 'pg';
import type { Tables } from '../tables.ts';
import { shareServingLock } from './serving-lock.ts';
import { DatabaseUnavailableError, connectionError, databaseError } from './errors.ts';

/** Kysely's driver, but serialisable, with errors translated, and without broken connections, which block others. */
class PostgresDriver implements Driver {
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

  /** As on SQLite: a conflicting transaction fails, and `retryOnConflict` runs it again. */
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

/** For migrations, seeding and imports: statements have no timeout. */
const PATIENT: PoolConfig = { max: 4, connectionTimeoutMillis: 5_000 };

/** Within a caller's patience; more connections would mostly conflict with each other. */
const SERVING: PoolConfig = {
  max: 5,
  connectionTimeoutMillis: 2_000,
  statement_timeout: 2_000,
  query_timeout: 2_500,
  lock_timeout: 500,
  idle_in_transaction_session_timeout: 10_000,
  // The pool waits for it before it hands out the connection; its types miss that.
  onConnect: shareServingLock as (client: ClientBase) => void,
};

/** Ids, counts and sums are parsed to numbers, as SQLite returns them: none exceeds a safe integer. */
const NUMBERS: ReadonlySet<number> = new Set([types.builtins.INT8, types.builtins.NUMERIC]);
const parsers: CustomTypesConfig = {
  getTypeParser: (type: number, format?: 'text' | 'binary') =>
    NUMBERS.has(type) && format !== 'binary' ? Number : (types.getTypeParser(type, format) as unknown),
} as CustomTypesConfig;

/** Connects at the first query. */
export function openPostgres(databaseUrl: string, isServing: boolean): Kysely<Tables> {
  const pool = new Pool({
    connectionString: databaseUrl,
    application_name: 'embedded shop',
    keepAlive: true,
    types: parsers,
    ...(isServing ? SERVING : PATIENT),
  });
  // The pool replaces a connection that dies; the statement that was using it fails and reports it.
  const unheard = () => undefined;
  pool.on('error', unheard);
  pool.on('connect', (client) => client.on('error', unheard));
  return new Kysely<Tables>({
    dialect: {
      createDriver: () => new PostgresDriver(pool, placeOf(databaseUrl)),
      createQueryCompiler: () => new SharedTypesCompiler(),
      createAdapter: () => new PostgresAdapter(),
      createIntrospector: ownSchema,
    },
    // As in SQLite, nothing is in an empty list: in PostgreSQL it is a syntax error.
    plugins: [new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression })],
  });
}

/** Without the password. */
export function placeOf(databaseUrl: string): string {
  const { hostname, port, pathname, searchParams } = new URL(databaseUrl);
  return `PostgreSQL at ${searchParams.get('host') ?? (hostname || 'localhost')}${port ? `:${port}` : ''}${pathname}`;
}

/** So that both engines store and sort alike: 64-bit integers, and texts in byte order. */
class SharedTypesCompiler extends PostgresQueryCompiler {
  protected override visitDataType(node: DataTypeNode): void {
    const isColumn = this.parentNode?.kind === 'ColumnDefinitionNode';
    if (node.dataType === 'integer') this.append('bigint');
    else if (node.dataType === 'text' && isColumn) this.append('text collate "C"');
    else super.visitDataType(node);
  }

  protected override getAutoIncrement(): string {
    return 'generated by default as identity';
  }
}

/** Introspects only the current schema: tables in other schemas are not ours and may vanish while they are read. */
function ownSchema(db: Kysely<unknown>): DatabaseIntrospector {
  const getTables = async () => {
    const tables = sql<{ name: string; schema: string }>`
      select tablename as name, schemaname as schema from pg_catalog.pg_tables where schemaname = current_schema()`;
    const { rows } = await tables.execute(db);
    return rows.map((table) => ({ ...table, isView: false, columns: [] }));
  };
  return {
    getSchemas: async () => (await sql<{ name: string }>`select current_schema() as name`.execute(db)).rows,
    getTables,
    getMetadata: async () => ({ tables: await getTables() }),
  };
}
