import type { ColumnDefinitionBuilder } from 'kysely';

export const primary = (column: ColumnDefinitionBuilder) => column.primaryKey();

export const required = (column: ColumnDefinitionBuilder) => column.notNull();
