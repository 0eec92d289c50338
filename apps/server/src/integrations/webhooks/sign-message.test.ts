import { expect, it } from 'vitest'
import { createWebhookSecret, signMessage } from './sign-message.ts'

it('signs as the example of Standard Webhooks', () => {
  const message = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', body: '{"test": 2432232314}' }
  const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
  expect(signMessage(secret, message, new Date(1_614_265_330_000))).toEqual({
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  })
})

it('makes secrets of 32 bytes, each another', () => {
  const [one, other] = [createWebhookSecret(), createWebhookSecret()]
  expect(one).not.toBe(other)
  expect(Buffer.from(one.replace('whsec_', ''), 'base64')).toHaveLength(32)
})
