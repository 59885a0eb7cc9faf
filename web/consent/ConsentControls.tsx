import { useContext, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { ShopContext } from '../ui/shop/shop-context.ts';
import { ChatLauncher } from './ChatLauncher.tsx';
import { CookieBanner } from './CookieBanner.tsx';
import { choose, storeConsent, onChoice, onCookieSettings, readConsent } from './consent-store.ts';
import { setMeasured } from './measuring.ts';
import type { Choice } from './consent.rules.ts';
import { clearForeignCookies, keepTagsApart, runScript, startTagManager } from './third-parties.ts';

/** The cookie banner until the shopper has chosen. Third-party scripts start only after consent. */
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
      storeConsent({ choice: record.choice, at: record.at });
    }
  }, []);

  const container = shop?.tagManagerId;
  const { pathname } = useLocation();
  useEffect(() => (container ? keepTagsApart(() => readConsent()?.choice === 'accepted') : undefined), [container]);
  // Checked on each page, because a visit may begin on a private page, where the tag manager does not run.
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
    if (given === 'declined') setMeasured(false);
    close();
    // Only with the consent itself; on later visits the chat starts on demand.
    if (isNew && shop?.chatScriptUrl)
      runScript(shop.chatScriptUrl).then(
        () => setChatRunning(true),
        () => {},
      );
  }

  if (choice === null || isAskedFor)
    return <CookieBanner choice={choice} isAskedFor={isAskedFor} onAnswer={answer} onClose={close} />;
  if (isChatRunning) return null;
  return <ChatLauncher scriptUrl={shop?.chatScriptUrl ?? null} onRunning={() => setChatRunning(true)} />;
}
