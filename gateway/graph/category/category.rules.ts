export interface Faq {
  question: string;
  /** Unsanitised HTML. */
  answer: string;
}

export interface CategoryNode {
  entityId: number;
  name: string;
  path: string;
  /** Unsanitised HTML. */
  description: string;
  pageTitle: string;
  metaDescription: string;
  sortOrder: number;
  searchKeywords: readonly string[];
  metaKeywords: readonly string[];
  imageUrl: string | null;
  children: readonly CategoryNode[];
}

/** Ancestors are from the root to the parent. */
export interface Category extends CategoryNode {
  ancestors: readonly CategoryNode[];
  siblings: readonly CategoryNode[];
}

export type CategoryTree = ReturnType<typeof indexTree>;

/** Which come first, and each picture's path by its category's. */
export interface CategoryWishes {
  order: readonly string[];
  pictures: ReadonlyMap<string, string>;
}

/** Those that the shop names come first on each level, with its pictures. The others stay in their order. */
export function arranged(nodes: readonly CategoryNode[], wishes: CategoryWishes): CategoryNode[] {
  const { order, pictures } = wishes;
  const place = ({ path }: CategoryNode) => (order.includes(path) ? order.indexOf(path) : order.length);
  return nodes
    .toSorted((a, b) => place(a) - place(b))
    .map((node) => ({
      ...node,
      imageUrl: pictures.get(node.path) ?? node.imageUrl,
      children: arranged(node.children, wishes),
    }));
}

/** Indexes the tree by path and by id, so that a category's breadcrumb and siblings need no further call. */
export function indexTree(roots: readonly CategoryNode[]) {
  const byPath = new Map<string, Category>();
  const byId = new Map<number, Category>();
  const visit = (node: CategoryNode, ancestors: readonly CategoryNode[], level: readonly CategoryNode[]): Category => {
    const category = { ...node, ancestors, siblings: level.filter((other) => other !== node) };
    byPath.set(node.path, category);
    byId.set(node.entityId, category);
    for (const child of node.children) visit(child, [...ancestors, node], node.children);
    return category;
  };
  return { roots: roots.map((root) => visit(root, [], roots)), byPath, byId };
}

/** The names of facets that come first in a category: its own, else those of the nearest category above it. */
export function leadingFacets(filters: ReadonlyMap<string, readonly string[]>, path: string): readonly string[] {
  const [nearest] = [...filters]
    .filter(([above]) => path.startsWith(above))
    .toSorted(([a], [b]) => b.length - a.length);
  return nearest?.[1] ?? [];
}
