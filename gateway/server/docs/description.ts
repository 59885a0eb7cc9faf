import { isInterfaceType, isObjectType, type GraphQLSchema } from 'graphql';
import { escaped } from './html.ts';

/** Turns what the schema says of something into HTML. */
export type Describe = (text: string | null | undefined) => string;

/** Names in backticks become code, and links where they name a type or a field of one. */
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
        if (index % 2 === 0) return escaped(part);
        const anchor = anchorOf(part);
        return anchor === null
          ? `<code>${escaped(part)}</code>`
          : `<a href="#${anchor}"><code>${escaped(part)}</code></a>`;
      })
      .join('');
}
