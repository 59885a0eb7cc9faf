/**
 * Replaces every text node by elements, as translators do. Returns a function that returns the texts that React has
 * changed since then without anybody seeing it. Also runs within a page, so it refers to nothing outside itself.
 */
export function translate(root: Element = document.body): () => string[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const replaced = new Map<Text, string>();
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (text.data.trim() && !text.parentElement?.closest('script,style,noscript,svg,font'))
      replaced.set(text, text.data);
  }
  for (const [text, data] of replaced) {
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    inner.textContent = data;
    outer.append(inner);
    text.replaceWith(outer);
  }
  return () => [...replaced].filter(([text, data]) => text.data !== data).map(([text]) => text.data);
}
