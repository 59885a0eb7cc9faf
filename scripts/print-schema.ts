import { writeFileSync } from 'node:fs';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { schema } from '../gateway/graph/schema.ts';

writeFileSync('schema/schema.graphql', `${printSchema(lexicographicSortSchema(schema))}\n`);
