import { Webhook, WebhookVerificationError } from 'standardwebhooks';
import { describe, expect, test } from 'vitest';
import { mintSecret, signedHeaders } from './signature.rules.ts';

const BODY = '{"type":"price.updated","data":{"path":"/lämp/"}}';
const secret = mintSecret();

describe('a signature', () => {
  test('is that of the example in the specification', () => {
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

  test('is accepted by the published library', () => {
    expect(new Webhook(secret).verify(BODY, signedHeaders(secret, 'msg_1', BODY, new Date()))).toEqual(
      JSON.parse(BODY),
    );
  });

  test.each<[string, string, string, Date]>([
    ['another secret', mintSecret(), BODY, new Date()],
    ['another body', secret, `${BODY} `, new Date()],
    ['an old time', secret, BODY, new Date(Date.now() - 600_000)],
  ])('with %s is refused by it', (_, signer, body, now) => {
    const headers = signedHeaders(signer, 'msg_1', body, now);
    expect(() => new Webhook(secret).verify(BODY, headers)).toThrow(WebhookVerificationError);
  });
});
