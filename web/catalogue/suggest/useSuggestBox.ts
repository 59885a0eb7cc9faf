import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import {
  use,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router';
import { matchesMedia, subscribeMedia } from '../../browser/media.ts';
import { ShopContext } from '../../ui/shop/shop-context.ts';
import { searchPath } from '../search/search.rules.ts';
import { isBeingTyped } from './being-typed.ts';
import { EMPTY_OVERLAY, hasContent, overlayOf } from './overlay.rules.ts';
import { rememberSearch, useRecentSearches } from './recent-searches.ts';
import { copiedText, type Entry } from './suggest.rules.ts';
import { useSuggestions } from './useSuggestions.ts';

const { stateChangeTypes } = useCombobox;

interface SuggestBoxOptions {
  field: RefObject<HTMLInputElement | null>;
  query: string;
}

export function useSuggestBox({ field, query }: SuggestBoxOptions) {
  const navigate = useNavigate();
  const { key } = useLocation();
  const sheet = useSheet();
  const combobox = useSuggestCombobox(field, sheet);
  const { isOpen, highlightedIndex, closeMenu, openMenu, shown, forget, setText } = combobox;

  function leave(term: string | null) {
    if (term !== null) {
      rememberSearch(term);
      // At once, because on the search page, which has no suggestions, this is gone before it would render the term.
      flushSync(() => setText(term));
    }
    sheet.leave();
    closeMenu();
    // The on-screen keyboard would stay open over the next page.
    if (sheet.isSheet) field.current?.blur();
  }

  function go(path: string, term: string | null) {
    leave(term);
    void navigate(path, { replace: sheet.onStep });
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    // Without a highlighted entry, Enter submits the form.
    Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
    const entry = shown.entries[highlightedIndex];
    if (!isOpen || !entry) return;
    event.preventDefault();
    go(pathOf(entry), termOf(entry));
  }

  const openAtFocus = useEffectEvent(() => {
    if (document.activeElement === field.current) openMenu();
  });
  useEffect(() => openAtFocus(), []);

  useChange(key, () => {
    if (!sheet.onStep) closeMenu();
  });
  useChange(query, (followed, before) => {
    if (field.current && isBeingTyped(field.current, before)) return;
    forget();
    setText(followed);
  });

  return {
    ...combobox,
    isVisible: isOpen && (hasContent(shown) || sheet.isSheet),
    isSheet: sheet.isSheet,
    /** A chosen page replaces the sheet's history entry. */
    replacesStep: sheet.onStep,
    search: (term: string) => go(searchPath(term), term),
    leave,
    clear() {
      forget();
      setText('');
      field.current?.focus();
      openMenu();
    },
    onKeyDown,
  };
}

function useSuggestCombobox(field: RefObject<HTMLInputElement | null>, sheet: ReturnType<typeof useSheet>) {
  const recent = useRecentSearches();
  const departments = use(ShopContext)?.categories;
  const { answer, featured, request, loadFeatured, cancel, forget } = useSuggestions();
  const [typed, setTyped] = useState(() => field.current?.value ?? '');
  const [isPressed, setIsPressed] = useState(false);

  const text = typed.trim();
  const fresh = useMemo(
    () => overlayOf({ typed: text, answer, recent, departments: departments ?? [], featured, isSheet: sheet.isSheet }),
    [text, answer, recent, departments, featured, sheet.isSheet],
  );
  const [shown, setShown] = useState(fresh ?? EMPTY_OVERLAY);

  const combobox = useCombobox<Entry>({
    items: [...shown.entries],
    initialInputValue: typed,
    itemToString: (entry) => copiedText(entry ?? undefined) ?? '',
    stateReducer: (state, action) => reduce(state, action, { typed, entries: shown.entries }),
    onIsOpenChange({ isOpen }) {
      const current = field.current?.value.trim();
      if (isOpen) loadFeatured();
      else cancel();
      if (isOpen && current && answer?.term !== current) request(current);
      sheet.follow(isOpen);
    },
  });
  const { isOpen, highlightedIndex, setInputValue } = combobox;
  // While an entry is highlighted or pressed the list does not change under it.
  const next = fresh ?? (isOpen ? shown : EMPTY_OVERLAY);
  if (highlightedIndex === -1 && !isPressed && shown !== next) setShown(next);

  return {
    ...combobox,
    shown,
    recent,
    forget,
    /** Holds the list until the click that follows the release of the pointer. */
    onPointerDown() {
      setIsPressed(true);
      const release = () => setTimeout(setIsPressed, 0, false);
      for (const end of ['pointerup', 'pointercancel']) window.addEventListener(end, release, { once: true });
    },
    /** Sets the text, and requests its suggestions. */
    onType(wanted: string) {
      setTyped(wanted);
      if (wanted.trim() === '') forget();
      else request(wanted.trim());
    },
    /** Nobody is typing it. */
    setText(text: string) {
      setTyped(text);
      setInputValue(text);
    },
  };
}

interface Typing {
  /** Without what the arrow keys copy into the field. */
  typed: string;
  entries: readonly Entry[];
}

/** Where downshift's defaults do not suit a search field. */
function reduce(
  state: UseComboboxState<Entry>,
  { type, changes }: UseComboboxStateChangeOptions<Entry>,
  { typed, entries }: Typing,
): Partial<UseComboboxState<Entry>> {
  const asTyped = { highlightedIndex: -1, inputValue: typed };
  switch (type) {
    case stateChangeTypes.InputChange:
      return { isOpen: true, highlightedIndex: -1, inputValue: changes.inputValue };
    case stateChangeTypes.InputClick:
      return { isOpen: true };
    case stateChangeTypes.InputKeyDownEscape:
      return state.highlightedIndex >= 0 ? asTyped : { isOpen: false };
    // Focus may move to a button of the overlay; useDismissal handles clicks and focus outside.
    case stateChangeTypes.InputBlur:
      return asTyped;
    // Hovering must not highlight an entry, or Enter would choose what the pointer happens to be over.
    case stateChangeTypes.ItemMouseMove:
    case stateChangeTypes.MenuMouseLeave:
      return state;
    case stateChangeTypes.FunctionCloseMenu:
      return { isOpen: false, ...asTyped };
    case stateChangeTypes.InputKeyDownArrowUp:
    case stateChangeTypes.InputKeyDownArrowDown:
    case stateChangeTypes.InputKeyDownHome:
    case stateChangeTypes.InputKeyDownEnd:
    case stateChangeTypes.InputKeyDownPageUp:
    case stateChangeTypes.InputKeyDownPageDown:
      if (changes.isOpen === false) return { isOpen: false, ...asTyped };
      return {
        ...changes,
        selectedItem: null,
        inputValue: copiedText(entries[changes.highlightedIndex ?? -1]) ?? typed,
      };
    default:
      return changes;
  }
}

/** With the new value and the last one; not on mount. */
function useChange<Value>(value: Value, onChange: (now: Value, before: Value) => void) {
  const last = useRef(value);
  const changed = useEffectEvent(onChange);
  useEffect(() => {
    const before = last.current;
    if (before === value) return;
    last.current = value;
    changed(value, before);
  }, [value]);
}

export function pathOf(entry: Entry): string {
  return 'path' in entry ? entry.path : searchPath(entry.term);
}

/** Null for an entry that is a page. */
export function termOf(entry: Entry): string | null {
  return 'term' in entry ? entry.term : null;
}

/** Below this width the overlay is a full-screen sheet, above it a panel under the field. */
const SHEET_SCREENS = 'screen and (max-width: 767.98px)';

const SHEET_STATE = { suggest: true };

/** The overlay of small screens has a history entry of its own. */
function useSheet() {
  const isSheet = useSyncExternalStore(subscribe, () => matchesMedia(SHEET_SCREENS));
  const { key, pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const isLeaving = useRef(false);
  useChange(key, () => {
    isLeaving.current = false;
  });
  /** The current history entry is the sheet's. */
  const onStep = (state as Partial<typeof SHEET_STATE> | null)?.suggest === true;
  return {
    isSheet,
    onStep,
    /** Adds the history entry when the overlay opens, so that Back closes the sheet; leaves it when it closes. */
    follow(isOpen: boolean) {
      if (isOpen && isSheet && !onStep)
        void navigate(pathname + search, { state: SHEET_STATE, preventScrollReset: true });
      if (!isOpen && onStep && !isLeaving.current) void navigate(-1);
    },
    /** Keeps the history entry for the navigation that follows, which replaces it. */
    leave() {
      isLeaving.current = true;
    },
  };
}

const subscribe = (listener: () => void) => subscribeMedia(SHEET_SCREENS, listener);
