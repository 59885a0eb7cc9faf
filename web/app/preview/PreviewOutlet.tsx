import { useEffect, useMemo, useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { Outlet, useLocation, useNavigation } from 'react-router';
import { needsDocument } from '../../browser/navigation/new-document.ts';
import { whenIdle } from '../../browser/idle.ts';
import { reportUnexpected } from '../../ui/failure/connection-error.ts';

type Code = typeof import('./PagePreview.tsx');

/**
 * The page; while a navigation loads another, the frame of that one with what the store knows of it, from the first frame after the press. Nothing
 * of it when the store does not know it: then the old page stays.
 */
export function PreviewOutlet() {
  const environment = useRelayEnvironment();
  const { pathname } = useLocation();
  const navigation = useNavigation().location;
  const next = navigation && !isWayBack(navigation.key) ? navigation.pathname : undefined;
  const code = useIdleCode();
  const known = useMemo(
    () => (code && next && next !== pathname && !needsDocument(next) ? code.knownPage(environment, next) : null),
    [code, environment, next, pathname],
  );
  return code && known ? <code.PagePreview key={next} page={known} /> : <Outlet />;
}

/** Back and Forward change the address before they load: the store has their page, which is soon there, at its scroll position. */
function isWayBack(key: string): boolean {
  return (history.state as { key?: string } | null)?.key === key;
}

/** The code of previews, null until the browser has had time for it. */
function useIdleCode(): Code | null {
  const [code, setCode] = useState<Code | null>(null);
  useEffect(
    () => whenIdle(() => void import('./PagePreview.tsx').then(setCode, reportUnexpected), { fallback: 500 }),
    [],
  );
  return code;
}
