import sax from 'sax';

/** Parses the items of a feed, each as its values by name. Throws for XML that is not well-formed. */
export function itemsIn(xml: string): Map<string, string[]>[] {
  const parser = sax.parser(true, { xmlns: true });
  const items: Map<string, string[]>[] = [];
  let text = '';
  parser.onerror = (error) => {
    throw error;
  };
  parser.onopentag = ({ name }) => {
    text = '';
    if (name === 'item') items.push(new Map());
  };
  parser.ontext = (given) => void (text += given);
  parser.onclosetag = (name) => {
    const item = items.at(-1);
    if (item && name.startsWith('g:')) item.set(name, [...(item.get(name) ?? []), text]);
  };
  parser.write(xml).close();
  return items;
}
