import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router';

/** As a page load would. Not while someone types in a field: the next keystrokes belong there. */
export function useFocusOnHeading() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const written = useWrittenField();
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading || (written.current && written.current === document.activeElement)) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [pathname, written]);
}

const WRITTEN = 'textarea, input:not([type=checkbox], [type=radio], [type=range])';

/** Null after a later submit or click. */
function useWrittenField(): RefObject<Element | null> {
  const field = useRef<Element | null>(null);
  useEffect(() => {
    const write = ({ target }: Event) => {
      field.current = target instanceof Element && target.matches(WRITTEN) ? target : null;
    };
    const press = ({ target }: Event) => {
      if (target !== field.current) field.current = null;
    };
    const send = ({ key }: KeyboardEvent) => {
      if (key === 'Enter') field.current = null;
    };
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    for (const type of ['focusin', 'input']) document.addEventListener(type, write, options);
    document.addEventListener('click', press, options);
    document.addEventListener('keydown', send, options);
    return () => listening.abort();
  }, []);
  return field;
}
