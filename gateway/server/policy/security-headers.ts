import type { ServerResponse } from 'node:http';
import { NOTHING } from './content-security.ts';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Browser features that the shop never uses. */
const REFUSED_FEATURES = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/** Sets the headers of every response. Called first, so that handlers can override them. */
export function createSecurityHeaders(publicUrl: string): (response: ServerResponse) => void {
  const headers: [name: string, value: string][] = [
    ['content-security-policy', NOTHING],
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['permissions-policy', REFUSED_FEATURES.map((feature) => `${feature}=()`).join(', ')],
    ['cross-origin-opener-policy', 'same-origin'],
    ['cross-origin-resource-policy', 'same-origin'],
  ];
  if (publicUrl.startsWith('https:')) headers.push(['strict-transport-security', `max-age=${YEAR_SECONDS}`]);
  return (response) => {
    for (const [name, value] of headers) response.setHeader(name, value);
  };
}
