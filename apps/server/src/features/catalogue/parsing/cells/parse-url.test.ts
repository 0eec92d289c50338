import { expect, it } from 'vitest'
import { parseUrl } from './parse-url.ts'

it.each([
  ['https://sponsor.example/apply?a=1', 'https://sponsor.example/apply?a=1'],
  ['sponsor.example/apply', 'https://sponsor.example/apply'],
  ['http://localhost.sponsor.example/', 'http://localhost.sponsor.example/'],
])('takes %s', (source, address) => {
  expect(parseUrl(source)).toBe(address)
})

it.each([
  'http://localhost/',
  'http://localhost./',
  'http://a.localhost:3000/',
  'http://printer.local/',
  'http://db.internal/',
  'http://router.home.arpa/',
  'http://127.0.0.1:5432/',
  'http://127.0.0.1./',
  'http://127.1/',
  'http://0x7f.0.0.1/',
  'http://2130706433/',
  'http://0.0.0.0/',
  'http://10.0.0.8/',
  'http://172.16.0.1/',
  'http://192.168.1.1/',
  'http://169.254.169.254/latest/meta-data/',
  'http://[::1]/',
  'http://[fe80::1]/',
  'http://[::ffff:127.0.0.1]/',
  'https://me:secret@sponsor.example/',
  'https://:secret@sponsor.example/',
  'javascript:alert(1)//sponsor.example',
  'data:text/html,hello',
  'file:///etc/passwd',
  'ftp://sponsor.example/',
])('takes no link to %s', (source) => {
  expect(parseUrl(source)).toBeNull()
})
