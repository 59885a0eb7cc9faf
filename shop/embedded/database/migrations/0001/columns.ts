import type { ColumnDefinitionBuilder, CreateTableBuilder } from 'kysely';

export const primary = (column: ColumnDefinitionBuilder) => column.primaryKey();

export const required = (column: ColumnDefinitionBuilder) => column.notNull();

const several =
  (type: 'text' | 'integer') =>
  (...names: string[]) =>
  <Table extends string>(table: CreateTableBuilder<Table, string>): CreateTableBuilder<Table, string> =>
    names.reduce((wider, name) => wider.addColumn(name, type, required), table);

export const texts = several('text');
export const integers = several('integer');
