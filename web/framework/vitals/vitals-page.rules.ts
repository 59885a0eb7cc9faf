import type { DataRouter } from 'react-router';
import { pageByComponent, type VitalsPage } from '@storefront/domain/web-vitals.data.ts';
import type { RouteHandle } from '../route-handle.ts';

/** A path that only the graph can resolve has the kind of what it was resolved to. */
export function vitalsPage({ matches, loaderData }: Pick<DataRouter['state'], 'matches' | 'loaderData'>): VitalsPage {
  const route = matches.at(-1)?.route;
  const { component = '' } = (route?.handle ?? {}) as Partial<RouteHandle>;
  const resolved = Object.keys((route && (loaderData[route.id] as object | undefined)) ?? {});
  const names = component === 'UrlPage' ? resolved : [component];
  return names.map((name) => pageByComponent.get(name)).find(Boolean) ?? 'other';
}
