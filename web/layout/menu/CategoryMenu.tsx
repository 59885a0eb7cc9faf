import { use, useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import { useLocation } from 'react-router';
import type { CategoryMenu_query$key } from '../../__generated__/CategoryMenu_query.graphql.ts';
import { ShopContext } from '../../ui/shop/shop-context.ts';
import { container } from '../../ui/Container.css.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useLazyModule } from '../../ui/useLazyModule.ts';
import * as styles from './CategoryMenu.css.ts';
import * as panelStyles from './CategoryPanel.css.ts';
import { menuEntries } from './menu-entries.rules.ts';
import { Link } from '../../framework/navigation/Link.tsx';

/** A pointer that crosses the menu must not open it. */
const SHOW_DELAY_MILLISECONDS = 300;
const HIDE_DELAY_MILLISECONDS = 400;
const PANEL_ID = 'category-panel';

/** Hovering a link, or the button beside it, opens its panel. */
export function CategoryMenu({ query: reference }: { query: CategoryMenu_query$key | null | undefined }) {
  const query = useFragment(
    graphql`
      fragment CategoryMenu_query on Query {
        categories {
          name
          path
          hasChildren
        }
      }
    `,
    reference,
  );
  const categories = query?.categories;
  const pages = use(ShopContext)?.pages;
  const environment = useRelayEnvironment();
  const [panel, needPanel] = useLazyModule(async () => {
    const { MenuPanel, loadMenuTree } = await import('./MenuPanel.tsx');
    return { MenuPanel, tree: await loadMenuTree(environment) };
  });
  const { pathname } = useLocation();
  const { open: wanted, show, hide, intend } = useOpenPath();
  // The panel is not open before its module and data have loaded: there would be nothing to tab to.
  const open = panel && wanted;
  const nav = useRef<HTMLElement>(null);
  useDismissal(open !== null, nav, hide);
  if (!categories || categories.length === 0) return null;
  return (
    <nav
      ref={nav}
      className={styles.nav}
      aria-label="Categories"
      onPointerEnter={needPanel}
      onPointerLeave={() => intend(null)}
    >
      <ul className={`${container} ${styles.list}`}>
        {menuEntries(categories, pages).map(({ name, path, all }) => (
          <li
            key={path}
            className={styles.item}
            data-open={path === open || undefined}
            // A move, because the menu also comes under a pointer at rest when the page scrolls.
            onPointerMove={(event) => event.pointerType === 'mouse' && intend(all ? path : null)}
          >
            <Link
              className={styles.link}
              to={path}
              aria-current={`${pathname}/`.startsWith(`${path.replace(/\/$/, '')}/`) ? 'page' : undefined}
              onClick={hide}
            >
              {name}
            </Link>
            {all && (
              <PanelToggle
                label={`${name} menu`}
                isOpen={path === open}
                needPanel={needPanel}
                toggle={() => (path === open ? hide() : show(path))}
              />
            )}
            {/* Beside its button, so that Tab goes from the button into the panel, then to the next category. */}
            {path === open && (
              <div id={PANEL_ID} className={panelStyles.panel}>
                {panel && <panel.MenuPanel path={path} tree={panel.tree} />}
              </div>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface PanelToggleProps {
  label: string;
  isOpen: boolean;
  needPanel: () => void;
  toggle: () => void;
}

function PanelToggle({ label, isOpen, needPanel, toggle }: PanelToggleProps) {
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-label={label}
      aria-expanded={isOpen}
      aria-controls={isOpen ? PANEL_ID : undefined}
      onFocus={needPanel}
      onClick={() => {
        needPanel();
        toggle();
      }}
    >
      <Icon name="chevronDown" size={14} />
    </button>
  );
}

/** On Escape, wherever focus is, and when focus leaves the menu. */
function useDismissal(isOpen: boolean, nav: RefObject<HTMLElement | null>, hide: () => void) {
  const onKeyDown = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return;
    // Returns focus only from inside the menu: someone who hovers may be typing elsewhere.
    if (nav.current?.contains(document.activeElement))
      nav.current.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
    hide();
  });
  const onFocus = useEffectEvent(({ target }: FocusEvent) => {
    if (target instanceof Node && !nav.current?.querySelector('[data-open]')?.contains(target)) hide();
  });
  // A layout effect listens from the moment the menu shows; on a busy page a later one would miss the first Escape.
  useLayoutEffect(() => {
    if (!isOpen) return;
    const keyDown = (event: KeyboardEvent) => onKeyDown(event);
    const focus = (event: FocusEvent) => onFocus(event);
    document.addEventListener('keydown', keyDown);
    document.addEventListener('focusin', focus);
    return () => {
      document.removeEventListener('keydown', keyDown);
      document.removeEventListener('focusin', focus);
    };
  }, [isOpen]);
}

/** Closes on navigation, and follows the pointer with a delay. */
function useOpenPath() {
  const { key } = useLocation();
  const [opened, setOpened] = useState<{ path: string; at: string } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Each move within it is no new intention. */
  const intended = useRef<string | null>(null);
  useEffect(() => () => clearTimeout(timer.current), []);

  const open = opened?.at === key ? opened.path : null;
  function set(path: string | null) {
    clearTimeout(timer.current);
    setOpened(path === null ? null : { path, at: key });
  }
  return {
    open,
    show: (path: string) => set(path),
    hide: () => set(null),
    intend(path: string | null) {
      if (path === intended.current) return;
      intended.current = path;
      clearTimeout(timer.current);
      if (path !== open)
        timer.current = setTimeout(set, path === null ? HIDE_DELAY_MILLISECONDS : SHOW_DELAY_MILLISECONDS, path);
    },
  };
}
