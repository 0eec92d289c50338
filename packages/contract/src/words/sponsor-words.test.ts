import { expect, it } from 'vitest'
import { NO_SPONSOR, sponsorInWords, takerOf, withoutAddressWords } from './sponsor-words.ts'
import { decidesWords, paysWords } from './trust-words.ts'

it('says where to apply also where nobody is named', () => {
  expect(takerOf('Harbour Trust', 'https://harbour.example/apply')).toBe('Harbour Trust')
  expect(takerOf(NO_SPONSOR, 'https://www.harbour.example/apply?id=1')).toBe('harbour.example')
  expect(takerOf(NO_SPONSOR, null)).toBe('its sponsor')
})

it('says what to look for where no address is known', () => {
  expect(withoutAddressWords('Harbour Trust', 'Sea Award')).toContain('for “Harbour Trust”')
  expect(withoutAddressWords(NO_SPONSOR, 'Sea Award')).toContain('for “Sea Award”')
})

it('does not take the words for nobody for a name', () => {
  expect(sponsorInWords('Harbour Trust')).toBe('Harbour Trust')
  expect(decidesWords({ sponsor: NO_SPONSOR })).toBe(
    'Its sponsor, whom the list does not name, not us',
  )
  expect(paysWords({ sponsor: NO_SPONSOR, delivery: 'provider' })).toBe(
    'Its sponsor, whom the list does not name. You apply there, and we have no part in it',
  )
})
