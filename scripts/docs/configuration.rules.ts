import type { TProperties } from 'typebox';

/** What the schema of a variable says. */
interface Variable {
  description?: string;
  default?: string | number;
  enum?: readonly string[];
  type?: string;
  kind?: string;
  minimum?: number;
  maximum?: number;
}

/**
 * The Markdown table of all environment variables: name, description, default and values, in the order of the schema.
 * Throws where a variable has no description.
 */
export function configurationTable(variables: TProperties): string {
  const rows = variablesOf(variables).map(([name, variable]) => {
    const initial = variable.default === undefined || variable.default === '' ? '–' : `\`${variable.default}\``;
    return `| \`${name}\` | ${variable.description} | ${initial} | ${valuesOf(variable)} |`;
  });
  return ['| Variable | What it sets | Default | Values |', '|---|---|---|---|', ...rows].join('\n');
}

/** The text of `.env.example`: every variable with its description, set to its default, and commented out. */
export function exampleFile(variables: TProperties): string {
  return variablesOf(variables)
    .map(([name, { description, default: initial = '' }]) => `# ${description}\n# ${name}=${quoted(String(initial))}\n`)
    .join('\n');
}

/**
 * A value as env files are read by Node and by Docker Compose: in single quotes where it has spaces or characters of
 * theirs.
 */
const quoted = (value: string) => (/^[\w.,:/@+-]*$/.test(value) ? value : `'${value}'`);

/** The variables in the order of the schema. Throws where one has no description. */
function variablesOf(variables: TProperties): [string, Variable & { description: string }][] {
  return Object.entries(variables).map(([name, variable]: [string, Variable]) => {
    const { description } = variable;
    if (!description) throw new Error(`${name}: has no description`);
    return [name, { ...variable, description }];
  });
}

function valuesOf({ enum: values, type, kind = 'text', minimum, maximum }: Variable): string {
  if (values) return values.map((value) => `\`${value}\``).join(', ');
  if (minimum !== undefined && maximum !== undefined) {
    const range = `${minimum.toLocaleString('en-GB')} to ${maximum.toLocaleString('en-GB')}`;
    return type === 'integer' ? `whole number, ${range}` : `number, ${range}`;
  }
  return kind;
}
