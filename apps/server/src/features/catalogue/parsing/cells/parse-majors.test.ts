import { expect, it } from 'vitest'
import { isMajorList, parseMajors } from './parse-majors.ts'

it.each([
  ['Ag', ['agriculture']],
  ['Ag, Agronomy, Animal Sci, Ag Engineering', ['agriculture', 'engineering']],
  ['Insurance/Risk Mgmt, Finance, Act. Sci.', ['business', 'accounting_and_finance']],
  ['Bus.', ['business']],
  ['Enviro. studies', ['environmental_science']],
  ['marine bio', ['biology']],
  ['elem., sec., special ed', ['education']],
  ['Education (elem., sec.)', ['education']],
  ['pre-med', ['medicine']],
  ['Comp Sci/EE', ['computer_science', 'engineering']],
  ['ME', ['engineering']],
  ['Poli Sci & Econ', ['political_science', 'economics']],
  ['Mech Eng', ['engineering']],
  ['Music Ed', ['music']],
])('reads the majors %s', (text, fields) =>
  expect(parseMajors(text)).toEqual({ clause: { fact: 'fieldOfStudy', in: fields } }),
)

it('reads a degree of one subject', () =>
  expect(parseMajors('M.B.A.')).toEqual({
    clause: {
      all: [
        { fact: 'degreeType', in: ['master'] },
        { fact: 'fieldOfStudy', in: ['business'] },
      ],
    },
  }))

it('asks for the majors of a list that it does not know', () =>
  expect(parseMajors('Nursing; ECE')).toEqual({
    clause: {
      any: [
        { fact: 'fieldOfStudy', in: ['nursing'] },
        { attest: 'Is your field one of these: Nursing, ECE?' },
      ],
    },
  }))

// What may mean two fields, or one that only borders on a field of ours, is not decided here.
it.each(['Surveying / Geomatics', 'ECE', 'Eng.', 'Any except business', 'Business (not finance)'])(
  'does not decide by %s',
  (text) => expect(parseMajors(text)).toBeNull(),
)

it('tells names of majors from a sentence', () => {
  expect(isMajorList('Surveying / Geomatics')).toBe(true)
  expect(isMajorList('Students must major in forestry, in Oregon')).toBe(false)
})
