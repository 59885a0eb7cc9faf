import { StrictMode, type ReactNode } from 'react';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import type { Environment } from 'relay-runtime';
import { Document } from './Document.tsx';

interface AppProps {
  environment: Environment;
  payloads: string;
  start: string;
  themeColour: string;
  vitalsRatio: number;
  children: ReactNode;
}

/** What server and browser render around the router. */
export function App({ environment, payloads, start, themeColour, vitalsRatio, children }: AppProps) {
  return (
    <StrictMode>
      <Document payloads={payloads} start={start} themeColour={themeColour} vitalsRatio={vitalsRatio}>
        <RelayEnvironmentProvider environment={environment}>{children}</RelayEnvironmentProvider>
      </Document>
    </StrictMode>
  );
}
