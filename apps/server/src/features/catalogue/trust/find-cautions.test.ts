import { expect, it } from 'vitest'
import { findCautions, tellCautions } from './find-cautions.ts'

const kindsOf = (...texts: string[]) =>
  findCautions({ sponsor: 'Harbour Trust', texts }).map(({ kind }) => kind)

it.each([
  ['There is a $25 application fee.', 'fee'],
  ['Include a processing fee of $10 with your form.', 'fee'],
  ['A non-refundable fee must arrive with the essay.', 'fee'],
  ['Applicants pay a small fee by card.', 'fee'],
  ['Enter your Social Security number on page two.', 'identity'],
  ['We need your bank account to hold the money.', 'identity'],
  ['You must give a credit card to enter.', 'identity'],
  ['By entering you agree to receive calls and offers from our partners.', 'sharesData'],
  ['We may share your contact information with third parties.', 'sharesData'],
])('%s', (text, kind) => {
  expect(kindsOf(`For seniors in Ohio. ${text} Good luck!`)).toEqual([kind])
})

it.each([
  'There is no application fee.',
  'You never pay an application fee.',
  'Covers tuition, books and fees.',
  'The fund pays application fees and half of a campus visit.',
  'Application fee waivers are given on request.',
  'We refund two college application fees of your choice.',
  'No Social Security number is needed.',
  'Winners give their Social Security number for taxes.',
  'Recipients send a bank account for direct deposit.',
  'We do not share your information with third parties.',
  'Students of banking or marketing may apply.',
  'Members of the credit union may apply.',
])('is calm about: %s', (text) => {
  expect(kindsOf(text)).toEqual([])
})

it('quotes the sentence, each kind once, and tells when nobody is named', () => {
  const texts = ['Pay the application fee. The application fee is $5.', 'Send your SSN.']
  expect(findCautions({ sponsor: undefined, texts })).toEqual([
    { kind: 'fee', words: 'Pay the application fee.' },
    { kind: 'identity', words: 'Send your SSN.' },
    { kind: 'unnamed', words: '' },
  ])
})

it('has somebody look at two, and lets one be', () => {
  const one = findCautions({ sponsor: 'A', texts: ['Pay the application fee.'] })
  expect(tellCautions(one)).toBeNull()
  const two = findCautions({ sponsor: undefined, texts: ['Pay the application fee.'] })
  expect(tellCautions(two)).toBe('asks for money, names nobody who gives it')
})
