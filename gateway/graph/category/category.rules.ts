/** A frequently asked question about a category. */
export interface Faq {
  question: string;
  /** Unsanitised HTML from the shop API. */
  answer: string;
}

export interface CategoryNode {
  entityId: number;
  name: string;
  path: string;
  /** Unsanitised HTML from the shop API. */
  description: string;
  pageTitle: string;
  metaDescription: string;
  sortOrder: number;
  searchKeywords: readonly string[];
  metaKeywords: readonly string[];
  imageUrl: string | null;
  children: readonly CategoryNode[];
}

/** A category with its ancestors, from the root to its parent, and its siblings. */
export interface Category extends CategoryNode {
  ancestors: readonly CategoryNode[];
  siblings: readonly CategoryNode[];
}

export interface CategoryTree {
  roots: readonly Category[];
  byPath: ReadonlyMap<string, Category>;
  byId: ReadonlyMap<number, Category>;
}

/** What a shop says of its categories: which come first, and the path of a picture by a category's path. */
export interface CategoryWishes {
  order: readonly string[];
  pictures: ReadonlyMap<string, string>;
}

/** Puts categories that the shop names first, on each level, and gives them its pictures. The others stay in their order. */
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
export function indexTree(roots: readonly CategoryNode[]): CategoryTree {
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
