import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

describe('the token of metrics', () => {
  it('is absent by default, and too long to be guessed', () => {
    expect(readConfig({ METRICS_TOKEN: '' }).metricsToken).toBeUndefined()
    expect(readConfig({ METRICS_TOKEN: '0123456789abcdef' }).metricsToken).toBe('0123456789abcdef')
    for (const token of ['0123456789abcde', '01234567 9abcdef', '0123456789abcdeé'])
      expect(() => readConfig({ METRICS_TOKEN: token })).toThrow('METRICS_TOKEN must have 16')
  })
})

it('a password for the demo accounts is taken, unless it is short', () => {
  expect(readConfig({}).demoPassword).toBeUndefined()
  expect(readConfig({ DEMO_PASSWORD: 'quiet-lamp' }).demoPassword).toBe('quiet-lamp')
  expect(() => readConfig({ DEMO_PASSWORD: 'short' })).toThrow('DEMO_PASSWORD must have 8')
})

describe('mail settings', () => {
  it('leave mails in the database unless a mail server is named', () => {
    expect(readConfig({}).mail).toBeUndefined()
    const mail = { SMTP_URL: 'smtps://me:secret@mail.example:465', MAIL_FROM: 'me@mail.example' }
    expect(readConfig(mail).mail).toEqual({ smtpUrl: mail.SMTP_URL, from: mail.MAIL_FROM })
  })

  it.each([
    [{ SMTP_URL: 'mail.example' }, 'SMTP_URL must begin with smtp:// or smtps://.'],
    [{ SMTP_URL: 'smtp://mail.example' }, 'SMTP_URL needs MAIL_FROM'],
    [{ SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'Laurel' }, 'SMTP_URL needs MAIL_FROM'],
    [{ PUBLIC_URL: 'laurel.example' }, 'PUBLIC_URL must be a full address'],
  ])('refuse %j', (env, problem) => {
    expect(() => readConfig(env)).toThrow(problem)
  })
})

it('links lead to the port of this computer unless the site has another address', () => {
  expect(readConfig({ PORT: '4321' }).publicUrl).toBe('http://localhost:4321')
  const elsewhere = { PUBLIC_URL: 'https://laurel.example/', BILLING_PROVIDER: 'sandbox' }
  expect(readConfig(elsewhere).publicUrl).toBe('https://laurel.example')
})

it('Google signs people in once it knows this site, with keys from its own address or another', () => {
  const jwksUrl = 'https://www.googleapis.com/oauth2/v3/certs'
  expect(readConfig({}).google).toBeUndefined()
  expect(readConfig({ GOOGLE_CLIENT_ID: 'site' }).google).toEqual({ clientId: 'site', jwksUrl })
  const local = { GOOGLE_CLIENT_ID: 'site', GOOGLE_JWKS_URL: 'http://localhost:9/keys' }
  expect(readConfig(local).google?.jwksUrl).toBe('http://localhost:9/keys')
  expect(() => readConfig({ GOOGLE_JWKS_URL: 'keys' })).toThrow('GOOGLE_JWKS_URL must be')
})

it('asks no IP service and fixes no featured scholarship unless told', () => {
  const fixed = '8E0B3C52-7F39-4F6A-9B0B-6A6E1F0F3B11'
  expect(readConfig({})).toMatchObject({
    ipCountryUrl: undefined,
    featuredScholarshipId: undefined,
  })
  expect(
    readConfig({ IP_COUNTRY_URL: 'https://ip.example/{ip}/json', FEATURED_SCHOLARSHIP_ID: fixed }),
  ).toMatchObject({
    ipCountryUrl: 'https://ip.example/{ip}/json',
    featuredScholarshipId: fixed.toLowerCase(),
  })
  for (const url of ['ip.example/{ip}', 'https://ip.example/'])
    expect(() => readConfig({ IP_COUNTRY_URL: url })).toThrow('IP_COUNTRY_URL must be an address')
  expect(() => readConfig({ FEATURED_SCHOLARSHIP_ID: '7' })).toThrow('FEATURED_SCHOLARSHIP_ID')
})
