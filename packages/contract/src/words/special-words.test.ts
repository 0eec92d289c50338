import { expect, it } from 'vitest'
import type { Match, Reason } from '../scholarship-shapes.ts'
import { specialWords } from './special-words.ts'

const met = (part: Partial<Reason>): Reason => ({
  result: 'met',
  soft: false,
  code: 'in',
  bits: 5,
  ...part,
})
const OHIO = met({ fact: 'state', asked: ['OH', 'KY'], given: ['OH'] })
const NURSING = met({ fact: 'fieldOfStudy', asked: ['nursing'], given: ['nursing'], bits: 4 })
const VETERAN = met({
  fact: 'militaryAffiliation',
  asked: ['any_military'],
  given: ['veteran'],
  bits: 3,
})
const said = (reasons: Reason[], verdict: Match['verdict'] = 'eligible') =>
  specialWords({ verdict, known: 'stated', reasons, unknown: [] })

it.each<[string, Reason[]]>([
  ['Few students fit this: Ohio, nursing, veteran', [VETERAN, NURSING, OHIO]],
  ['Few students fit this: nursing, Ohio', [OHIO, { ...NURSING, bits: 7 }]],
  [
    'Few students fit this: Franklin County, Ohio; GPA 3.8',
    [
      met({ fact: 'county', asked: ['OH/Franklin'], given: ['OH/Franklin'], bits: 8 }),
      met({ code: 'gte', fact: 'gpa', asked: [3.8], given: [3.9], bits: 2.7 }),
    ],
  ],
  [
    'Few students fit this: Franklin County, Ohio; nursing',
    [
      OHIO,
      met({ fact: 'county', asked: ['OH/Franklin'], given: ['OH/Franklin'], bits: 8 }),
      NURSING,
    ],
  ],
  [
    'Few students fit this: nursing',
    [met({ code: 'any', bits: 6, of: [{ ...OHIO, result: 'notMet' }, NURSING] })],
  ],
  [
    'Few students fit this: Acme in the family',
    [met({ fact: 'employer', relation: 'parent', asked: ['Acme'], given: ['acme'], bits: 6 })],
  ],
])('%s', (words, reasons) => {
  expect(said(reasons)).toBe(words)
})

it('is not said where many fit, nor of what is preferred, unknown or not met', () => {
  expect(said([OHIO])).toBeUndefined()
  expect(said([OHIO, { ...NURSING, soft: true }])).toBeUndefined()
  expect(said([OHIO, { ...NURSING, result: 'unknown' }])).toBeUndefined()
  expect(said([OHIO, NURSING], 'ineligible')).toBeUndefined()
  expect(said([met({ code: 'attest', asked: ['Do you keep bees?'], bits: 9 })])).toBeUndefined()
})
