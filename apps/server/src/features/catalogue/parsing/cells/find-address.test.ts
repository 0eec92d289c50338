import { expect, it } from 'vitest'
import { addressIn, addressInText } from './find-address.ts'

it.each([
  ['https://a.example.org/apply', 'https://a.example.org/apply'],
  ['a.example.org/apply', 'https://a.example.org/apply'],
  ['Apply at https://a.example.org/apply.', 'https://a.example.org/apply'],
  ['[Apply](https://a.example.org/apply)', 'https://a.example.org/apply'],
  ['Form: www.example.org/form, then wait', 'https://www.example.org/form'],
  [['', 'https://a.example.org/1'], 'https://a.example.org/1'],
  ['See website', null],
  ['http://localhost/x', null],
  [null, null],
])('finds the address in %j', (value, address) => {
  expect(addressIn(value)).toBe(address)
})

it('prefers the address at which a text says to apply', () => {
  const text =
    '<p>See <a href="https://a.example.org/about">more</a>, then <a href="https://a.example.org/form?a=1&amp;b=2">apply here</a>.</p>'
  expect(addressInText(text)).toBe('https://a.example.org/form?a=1&b=2')
  expect(
    addressInText('About: https://a.example.org/x. To apply, go to https://b.example.org/y'),
  ).toBe('https://b.example.org/y')
})

it('takes no address of another kind', () => {
  expect(addressInText('Follow us: https://www.facebook.com/fund')).toBeNull()
  expect(addressInText('File the FAFSA at https://studentaid.gov/h')).toBeNull()
  expect(addressInText('No address at all')).toBeNull()
})
