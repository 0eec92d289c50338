import { describe, expect, it } from 'vitest'
import { joinPhone, readTyped, splitPhone } from './phone-number.ts'

describe('a phone number in its two controls', () => {
  it.each([
    ['+16145550142', 'US', { dialCountry: 'US', phone: '6145550142' }],
    ['+16145550142', 'CA', { dialCountry: 'CA', phone: '6145550142' }],
    ['+16145550142', null, { dialCountry: 'US', phone: '6145550142' }],
    ['+4915112345678', 'US', { dialCountry: 'DE', phone: '15112345678' }],
    ['+442079460958', 'US', { dialCountry: 'GB', phone: '2079460958' }],
    ['+442079460958', 'JE', { dialCountry: 'JE', phone: '2079460958' }],
    ['6145550142', 'US', { dialCountry: 'US', phone: '6145550142' }],
    ['', null, { dialCountry: 'US', phone: '' }],
  ])('splits %s near %s', (phone, preferred, parts) => {
    expect(splitPhone(phone, preferred)).toEqual(parts)
  })

  it.each(['+16145550142', '+4915112345678', '+911140000000', '+35312345678'])(
    'gives %s back as it was',
    (phone) => {
      expect(joinPhone(splitPhone(phone, null))).toBe(phone)
    },
  )

  it('sends nothing without digits', () => {
    expect(joinPhone({ dialCountry: 'DE', phone: ' ' })).toBe('')
  })

  it('takes the country from a pasted international number', () => {
    expect(readTyped('+49 (151) 1234-5678', 'US')).toEqual({
      dialCountry: 'DE',
      phone: '15112345678',
    })
  })

  it('leaves what is typed alone otherwise', () => {
    expect(readTyped('+4', 'US')).toEqual({ dialCountry: 'US', phone: '+4' })
    expect(readTyped('(614) 555', 'US')).toEqual({ dialCountry: 'US', phone: '(614) 555' })
  })
})
