/** SQLite binds at most 32,766 values in one statement and PostgreSQL 65,535. */
const ROWS_PER_STATEMENT = 500;

export function* chunks<Row>(rows: readonly Row[]): Generator<readonly Row[]> {
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT)
    yield rows.slice(start, start + ROWS_PER_STATEMENT);
}
