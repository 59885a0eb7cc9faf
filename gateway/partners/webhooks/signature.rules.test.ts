import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { mintSecret, signedHeaders } from './signature.rules.ts';

const BODY = '{"type":"price.updated","data":{"path":"/lämp/"}}';
const secret = mintSecret();

test('a signature is that of the example in the specification', () => {
  expect(
    signedHeaders(
      'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
      'msg_p5jXN8AQM9LWM0D4loKWxJek',
      '{"test": 2432232314}',
      new Date(1_614_265_330_000),
    ),
  ).toEqual({
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  });
});

test('a signature is accepted by the published library', () => {
  expect(new Webhook(secret).verify(BODY, signedHeaders(secret, 'msg_1', BODY, new Date()))).toEqual(JSON.parse(BODY));
});
