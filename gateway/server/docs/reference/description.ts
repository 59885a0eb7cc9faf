import { isInterfaceType, isObjectType, type GraphQLSchema } from 'graphql';

/** Renders a schema description as Markdown. */
export type Describe = (text: string | null | undefined) => string;

/** Links names in backticks that are those of a type, a field, a query or a mutation. */
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
        if (index % 2 === 0) return part.replaceAll(/[<*[]/g, String.raw`\$&`);
        const anchor = anchorOf(part);
        return anchor === null ? `\`${part}\`` : `[\`${part}\`](#${anchor})`;
      })
      .join('');
}
