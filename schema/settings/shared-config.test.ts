import { expect, test } from 'vitest';
import { readSharedConfig, readSharedConfigOfShop } from './shared-config.ts';

test('has defaults for an empty environment', () => {
  const here = { port: 4000, host: '127.0.0.1', publicUrl: 'http://127.0.0.1:4000', dataDir: 'data' };
  const rest = { imageHosts: [], shopApiUrl: undefined, shopName: 'Lumen & Latch' };
  expect(readSharedConfig({})).toMatchObject({ ...here, ...rest });
});

test.each<[string, string, object]>([
  ['PORT', '8080', { port: 8080 }],
  ['PORT', '', { port: 4000 }],
  ['SHOP_API_URL', 'https://shop.example/api/', { shopApiUrl: 'https://shop.example/api' }],
  ['DATABASE_URL', 'postgresql:///shop?host=/run', { databaseUrl: 'postgresql:///shop?host=/run' }],
  ['PUBLIC_URL', 'https://shop.example/', { publicUrl: 'https://shop.example' }],
  [
    'IMAGE_HOSTS',
    'cdn.example.com, *.example.org,',
    {
      imageHosts: [
        { protocol: 'https:', name: 'cdn.example.com', port: '' },
        { protocol: 'https:', name: '.example.org', port: '' },
      ],
    },
  ],
])('reads %s=%s', (name, value, expected) => expect(readSharedConfig({ [name]: value })).toMatchObject(expected));

test.each<[name: string, value: string, begin?: string]>([
  ['PUBLIC_URL', 'shop.example'],
  ['PUBLIC_URL', 'javascript:alert(1)'],
  ['COMMERCE', 'medusa:http://medusa.example'],
  ['SHOP_API_SECRET', 'short'],
  ['DATABASE_URL', 'mysql://shop:secret@db.example/shop'],
  ['IMAGE_HOSTS', 'cdn.example.com,*'],
  ['SHOP_EMAIL', 'sales'],
  ['PORT', 'http', 'PORT: must be a whole number from 0 to 65535'],
  ['PUBLIC_URL', 'https://shop.example/shop', 'PUBLIC_URL: must be a scheme and a host alone, such as https://'],
  ['SHOP_API_URL', 'localhost:3000', 'SHOP_API_URL: must be an address such as https://shop.example'],
])('rejects %s=%s in one line that names the variable', (name, value, begin = `${name}: `) =>
  expect(() => readSharedConfig({ [name]: value })).toThrow(
    new RegExp(`^Configuration: ${begin}(?!.*(?:secret|NaN)).*$`),
  ),
);

test.each(['https://medusa.example', 'http://127.0.0.1:9000', 'http://192.168.1.7:9000', 'http://medusa:9000'])(
  'Medusa at %s sells without the sample’s words',
  (url) => expect(readSharedConfig({ COMMERCE: `medusa:${url}/` })).toMatchObject({ medusaUrl: url, shopFolder: null }),
);

test('Medusa sells behind the embedded shop alone', () => {
  const both = { COMMERCE: 'medusa:https://medusa.example', SHOP_API_URL: 'https://shop.example' };
  expect(() => readSharedConfig(both)).toThrow('Configuration: COMMERCE: unset it or SHOP_API_URL');
});

test('the sample’s words are not those of a shop that sells an imported catalogue', async () => {
  const shown = async (variables: Record<string, string>, isOwn: boolean) => {
    const { shopName, phone, shopFolder } = await readSharedConfigOfShop(variables, async () => isOwn);
    return [shopName, phone, shopFolder?.isSample];
  };
  expect(await shown({}, false)).toEqual(['Lumen & Latch', '020 7946 0123', true]);
  expect(await shown({}, true)).toEqual(['My shop', '', undefined]);
  expect(await shown({ SHOP_DIR: 'e2e/fixtures/hook-and-eye' }, true)).toEqual(['Hook & Eye', '01603 496 0100', false]);
});
