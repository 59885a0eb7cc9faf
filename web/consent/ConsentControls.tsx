import { useContext, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { ShopContext } from '../shop/shop-context.ts';
import { ChatLauncher } from './ChatLauncher.tsx';
import { CookieBanner } from './CookieBanner.tsx';
import { choose, keep, onChoice, onCookieSettings, readConsent } from './consent-store.ts';
import type { Choice } from './consent.rules.ts';
import { clearForeignCookies, keepTagsApart, runScript, startTagManager } from './third-parties.ts';

/** Before a choice the question; after any choice the way to talk to us. What others run starts with a yes, and only with one. */
export function ConsentControls() {
  const shop = useContext(ShopContext);
  const [choice, setChoice] = useState<Choice | null>(() => readConsent()?.choice ?? null);
  const [isAskedFor, setAskedFor] = useState(false);
  const [isChatRunning, setChatRunning] = useState(false);
  const opener = useRef<Element | null>(null);

  useEffect(() => onChoice(() => setChoice(readConsent()?.choice ?? null)), []);
  useEffect(
    () =>
      onCookieSettings(() => {
        opener.current = document.activeElement;
        setAskedFor(true);
      }),
    [],
  );

  useEffect(() => {
    const record = readConsent();
    if (record?.isWithdrawn) {
      clearForeignCookies();
      keep({ choice: record.choice, at: record.at });
    }
  }, []);

  const container = shop?.tagManagerId;
  const { pathname } = useLocation();
  useEffect(() => (container ? keepTagsApart(() => readConsent()?.choice === 'accepted') : undefined), [container]);
  // Asked again on each page: a visit may begin on one where it does not run.
  useEffect(() => {
    if (choice === 'accepted' && container) startTagManager(container);
  }, [choice, container, pathname]);

  function close() {
    setAskedFor(false);
    if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
    opener.current = null;
  }

  function answer(given: Choice) {
    const isNew = given === 'accepted' && choice !== 'accepted';
    choose(given);
    close();
    // With the yes itself, and on no later visit: then it starts when it is asked for.
    if (isNew && shop?.chatScriptUrl)
      runScript(shop.chatScriptUrl).then(
        () => setChatRunning(true),
        () => {},
      );
  }

  if (choice === null || isAskedFor)
    return <CookieBanner choice={choice} isAskedFor={isAskedFor} onAnswer={answer} onClose={close} />;
  return isChatRunning ? null : (
    <ChatLauncher scriptUrl={shop?.chatScriptUrl ?? null} onRunning={() => setChatRunning(true)} />
  );
}
