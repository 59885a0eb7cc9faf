import type { ServerResponse } from 'node:http';
import { NOTHING } from './content-security.ts';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** None of these does the shop ever need. */
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

/** Puts on an answer what every answer carries. Set before anything else, so that whoever answers may say otherwise. */
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
