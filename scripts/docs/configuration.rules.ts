import type { environment } from '../../config/environment.data.ts';
import { z } from 'zod';

/** One variable, as z.toJSONSchema() describes its input. */
interface Variable {
  description?: string;
  default?: string | number;
  enum?: readonly string[];
  type?: string;
  format?: string;
  minimum?: number;
  maximum?: number;
}

/**
 * The Markdown table of all environment variables: name, description, default and values, in the order of the schema.
 * Throws where a variable has no description.
 */
export function configurationTable(variables: typeof environment | z.ZodObject): string {
  const { properties = {} } = z.toJSONSchema(variables, { io: 'input' });
  const rows = Object.entries(properties as Record<string, Variable>).map(([name, variable]) => {
    if (!variable.description) throw new Error(`${name}: has no description`);
    const initial = variable.default === undefined || variable.default === '' ? '–' : `\`${variable.default}\``;
    return `| \`${name}\` | ${variable.description} | ${initial} | ${valuesOf(variable)} |`;
  });
  return ['| Variable | What it sets | Default | Values |', '|---|---|---|---|', ...rows].join('\n');
}

function valuesOf({ enum: values, type, format, minimum, maximum }: Variable): string {
  if (values) return values.map((value) => `\`${value}\``).join(', ');
  if (minimum !== undefined && maximum !== undefined) {
    const range = `${minimum.toLocaleString('en-GB')} to ${maximum.toLocaleString('en-GB')}`;
    return type === 'integer' ? `whole number, ${range}` : `number, ${range}`;
  }
  if (format === 'uri') return 'URL';
  return format === 'email' ? 'email address' : 'text';
}
