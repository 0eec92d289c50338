import { expect, it } from 'vitest'
import { googleAddress, readGoogleAnswer } from './google-address.ts'

it('asks for a token made out to this login', () => {
  const url = new URL(
    googleAddress('laurel-1', 'https://laurel.example/auth/login', { state: 's 1', nonce: 'n&1' }),
  )
  expect(url.origin + url.pathname).toBe('https://accounts.google.com/o/oauth2/v2/auth')
  expect(Object.fromEntries(url.searchParams)).toEqual({
    client_id: 'laurel-1',
    redirect_uri: 'https://laurel.example/auth/login',
    response_type: 'id_token',
    scope: 'openid email profile',
    prompt: 'select_account',
    state: 's 1',
    nonce: 'n&1',
  })
})

it.each([
  ['', undefined],
  ['#login-userName', undefined],
  ['#state=s1&id_token=a.b.c', { kind: 'token', credential: 'a.b.c', state: 's1' }],
  ['#id_token=a.b.c', { kind: 'token', credential: 'a.b.c', state: '' }],
  ['#error=access_denied&state=s1', { kind: 'refused', error: 'access_denied', state: 's1' }],
])('reads %j', (hash, answer) => {
  expect(readGoogleAnswer(hash)).toEqual(answer)
})
