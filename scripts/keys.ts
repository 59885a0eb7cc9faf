import {
  isAsExpression,
  isBinaryExpression,
  isBindingElement,
  isComputedPropertyName,
  isConditionalExpression,
  isElementAccessExpression,
  isIfStatement,
} from 'typescript/unstable/ast/is';
import { SyntaxKind, type Expression, type Node, type SourceFile } from 'typescript/unstable/ast';
import { API, TypeFlags, type APIOptions, type Checker, type Type } from 'typescript/unstable/sync';

/** An access of an object by a key that is known only at run time. */
interface KeyedAccess {
  node: Node;
  object: Node;
  key: Expression;
}

/** `// safe key: reason`, on the line of the access or the one above. */
const EXCEPTION = /\/\/ safe key: \S/;

/**
 * Plain objects inherit properties (`constructor`, `toString`, `__proto__`), so an untrusted key may find a value that nobody stored.
 * Reports every access of an object by a key whose type is not a union of literals. Maps, arrays and typed keys are
 * accepted, and so is an access guarded by `Object.hasOwn(object, key)`, or one with a reason: `// safe key: …`.
 */
export function unsafeKeys(project: string, isChecked: (path: string) => boolean, options: APIOptions = {}): string[] {
  const api = new API(options);
  try {
    const [opened] = api.updateSnapshot({ openProjects: [project] }).getProjects();
    if (!opened) throw new Error(`No project at ${project}`);
    const { program, checker } = opened;
    return program
      .getSourceFileNames()
      .filter(isChecked)
      .flatMap((path) => {
        const file = program.getSourceFile(path);
        return file ? unsafeIn(file, checker).map((fault) => `${path}:${fault}`) : [];
      });
  } finally {
    api.close();
  }
}

function unsafeIn(file: SourceFile, checker: Checker): string[] {
  const accesses = accessesIn(file);
  if (accesses.length === 0) return [];
  const types = checker.getTypeAtLocation(accesses.map(({ key }) => key));
  const lines = file.text.split('\n');
  return accesses.flatMap((access, index) => {
    const { node } = access;
    if (!isAnyText(types[index], checker)) return [];
    const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
    if ([lines[line], lines[line - 1]].some((text) => EXCEPTION.test(text ?? '')) || isGuarded(access, file)) return [];
    return [
      `${line + 1}: ${node.getText(file).split('\n')[0]} is keyed by any text; use a Map, or ask Object.hasOwn first`,
    ];
  });
}

function accessesIn(file: SourceFile): KeyedAccess[] {
  const accesses: KeyedAccess[] = [];
  const visit = (node: Node): void => {
    if (isElementAccessExpression(node))
      accesses.push({ node, object: node.expression, key: withoutCast(node.argumentExpression) });
    else if (isBinaryExpression(node) && node.operatorToken.kind === SyntaxKind.InKeyword)
      accesses.push({ node, object: node.right, key: node.left });
    else if (isBindingElement(node) && node.propertyName && isComputedPropertyName(node.propertyName))
      accesses.push({ node, object: node.parent, key: node.propertyName.expression });
    node.forEachChild(visit);
  };
  visit(file);
  return accesses;
}

/** A cast does not check the value: `TABLE[text as keyof typeof TABLE]` is any text. */
function withoutCast(key: Expression): Expression {
  return isAsExpression(key) ? withoutCast(key.expression) : key;
}

/** Whether a key's type is wider than a union of literals. */
function isAnyText(type: Type | undefined, checker: Checker): boolean {
  if (!type) return true;
  if (type.isUnionType()) return type.getTypes().some((member) => isAnyText(member, checker));
  if (type.isTypeParameter() || type.isIndexType() || type.isIndexedAccessType())
    return isAnyText(checker.getBaseConstraintOfType(type), checker);
  return (
    (type.flags &
      (TypeFlags.Any | TypeFlags.Unknown | TypeFlags.String | TypeFlags.TemplateLiteral | TypeFlags.StringMapping)) !==
    0
  );
}

/** Whether the access is guarded by `Object.hasOwn`. */
function isGuarded({ node, object, key }: KeyedAccess, file: SourceFile): boolean {
  const question = `Object.hasOwn(${object.getText(file)}, ${key.getText(file)})`;
  for (let above = node.parent; above; above = above.parent) {
    if (conditionOf(above)?.getText(file).includes(question)) return true;
  }
  return false;
}

function conditionOf(node: Node): Node | null {
  if (isConditionalExpression(node)) return node.condition;
  if (isIfStatement(node)) return node.expression;
  return isBinaryExpression(node) && node.operatorToken.kind === SyntaxKind.AmpersandAmpersandToken ? node.left : null;
}
