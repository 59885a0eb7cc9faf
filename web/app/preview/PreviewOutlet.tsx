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
  const next = useNavigation().location?.pathname;
  const code = useIdleCode();
  const known = useMemo(
    () => (code && next && next !== pathname && !needsDocument(next) ? code.knownPage(environment, next) : null),
    [code, environment, next, pathname],
  );
  return code && known ? <code.PagePreview key={next} page={known} /> : <Outlet />;
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
