import { ChangeType, CriticalityLevel, diff, DiffRule, type Change, type Rule } from '@graphql-inspector/core';
import { isObjectType, type GraphQLSchema } from 'graphql';

const isAddition = ({ type }: Change): boolean => type === ChangeType.TypeAdded || type === ChangeType.FieldAdded;

/**
 * Drops descriptions, and the parts of what is new. GraphQL Inspector's own `simplifyChanges` drops too much: a field
 * that is removed from a type which gains an interface, or the second of two new members of a union.
 */
const withoutParts: Rule = ({ changes }) => {
  const added = new Set(changes.filter(isAddition).map(({ path }) => path));
  return changes.filter((change) => {
    const parts = (change.path ?? '').split('.');
    const wholes = parts.map((_, index) => parts.slice(0, isAddition(change) ? index : index + 1).join('.'));
    return !/^DIRECTIVE_USAGE_|_DESCRIPTION_/.test(change.type) && !wholes.some((whole) => added.has(whole));
  });
};

/** The differences between two schemas that callers see, for the changelog. */
export const visibleChanges = (before: GraphQLSchema, after: GraphQLSchema): Promise<Change[]> =>
  diff(before, after, [withoutParts]);

/**
 * Changes that may make a valid operation invalid, without removals of what the earlier schema calls deprecated. A type
 * that is gone does not count by itself: what led to it is gone or has another type, which counts.
 */
export async function breakingChanges(before: GraphQLSchema, after: GraphQLSchema): Promise<Change[]> {
  const changes = await diff(before, after, [DiffRule.suppressRemovalOfDeprecatedField]);
  return changes.filter(({ criticality }) => criticality.level === CriticalityLevel.Breaking);
}

/** Whether a migration page that names these paths announces the change: by its own path, that of its field, or those of its interfaces. */
export function isAnnounced({ path = '' }: Change, before: GraphQLSchema, paths: ReadonlySet<string>): boolean {
  const [typeName = '', fieldName] = path.split('.');
  const type = before.getType(typeName);
  const interfaces = isObjectType(type) ? type.getInterfaces().map(({ name }) => name) : [];
  return (
    paths.has(path) ||
    (fieldName !== undefined && [typeName, ...interfaces].some((name) => paths.has(`${name}.${fieldName}`)))
  );
}
