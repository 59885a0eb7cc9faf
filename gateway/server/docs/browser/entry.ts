import { startCopying } from './copy.ts';
import { loadIndex } from './load-index.ts';
import { startSearch } from './search.ts';
import { addressOfAnchor } from './search.rules.ts';

const search = document.getElementById('search');
if (search) startSearch(search);
const status = document.getElementById('copied');
if (status) startCopying(status);

/** Follows links to the former single page, `/docs#Cart`, to the page that has the anchor now. */
async function followFormerAnchor(): Promise<void> {
  const anchor = location.hash.slice(1);
  if (location.pathname !== '/docs' || anchor === '' || document.getElementById(anchor)) return;
  const address = addressOfAnchor(await loadIndex(), anchor);
  if (address !== null) location.replace(address);
}
void followFormerAnchor();
addEventListener('hashchange', () => void followFormerAnchor());

// The list of pages is a popover on narrow screens: it closes when one of its anchors is followed.
document.getElementById('contents')?.addEventListener('click', ({ target, currentTarget }) => {
  if (!(target instanceof Element) || !(currentTarget instanceof HTMLElement) || !target.closest('a')) return;
  if (currentTarget.matches(':popover-open')) currentTarget.hidePopover();
});
