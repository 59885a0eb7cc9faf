import { escapeHtml } from '@storefront/domain/html/escape-html.rules.ts';
import { isInterfaceType, isObjectType, type GraphQLSchema } from 'graphql';

/** Renders a schema description as HTML. */
export type Describe = (text: string | null | undefined) => string;

/** Renders names in backticks as code, and links those that name a type or a field. */
export function createDescribe(schema: GraphQLSchema): Describe {
  const anchorOf = (name: string): string | null => {
    const [typeName = '', fieldName] = name.split('.');
    const type = schema.getType(typeName);
    if (type && fieldName === undefined) return typeName;
    // safe key: the graph's fields have no prototype
    if ((isObjectType(type) || isInterfaceType(type)) && fieldName !== undefined && type.getFields()[fieldName])
      return `${typeName}.${fieldName}`;
    if (fieldName !== undefined) return null;
    for (const root of [schema.getQueryType(), schema.getMutationType()])
      // safe key: as above
      if (root?.getFields()[name]) return `${root.name}.${name}`;
    return null;
  };
  return (text) =>
    (text ?? '')
      .split('`')
      .map((part, index) => {
        if (index % 2 === 0) return escapeHtml(part);
        const anchor = anchorOf(part);
        return anchor === null
          ? `<code>${escapeHtml(part)}</code>`
          : `<a href="#${anchor}"><code>${escapeHtml(part)}</code></a>`;
      })
      .join('');
}
