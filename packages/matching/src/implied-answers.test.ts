import { describe, expect, it } from 'vitest'
import type { Answers } from './answers.ts'
import { evaluate } from './evaluate.ts'
import { FACTS } from './facts.ts'
import { fieldOfMajor, MAJORS } from './majors.ts'
import { FIELDS_OF_STUDY } from './option-ids.ts'

const TODAY = '2026-11-23'
const verdictOf = (clause: object, answers: Answers) =>
  evaluate({ all: [clause as never] }, answers, { today: TODAY, facts: FACTS }).verdict

describe('what follows from other answers', () => {
  it.each<[answers: Answers, verdict: string]>([
    [{ enrolledInCollege: [true] }, 'eligible'],
    [{ schoolLevel: ['college_junior'] }, 'eligible'],
    [{ schoolLevel: ['graduate'] }, 'eligible'],
    [{ schoolLevel: ['hs_senior'], degreeType: ['bachelor'] }, 'eligible'],
    [{ interestedColleges: ['State University'] }, 'eligible'],
    [{ schoolLevel: ['hs_senior'] }, 'possible'],
    [{ degreeType: ['undecided'] }, 'possible'],
    [{ degreeType: ['bachelor'], plansCollege: [false] }, 'ineligible'],
  ])('%j and plans for college: %s', (answers, verdict) => {
    expect(verdictOf({ fact: 'plansCollege', is: true }, answers)).toBe(verdict)
  })

  it('a state of the college says its country, and a subject its field', () => {
    expect(verdictOf({ fact: 'collegeCountry', in: ['US'] }, { collegeState: ['OH'] })).toBe(
      'eligible',
    )
    expect(
      verdictOf({ fact: 'fieldOfStudy', in: ['engineering'] }, { major: ['civil_engineering'] }),
    ).toBe('eligible')
  })

  it('who lives here and names a college goes to an accredited one here', () => {
    const accredited = { fact: 'accreditedCollege', is: true }
    const here = { fact: 'collegeCountry', in: ['US'] }
    const named = { country: ['US'], interestedColleges: ['Ohio State University'] }
    expect([verdictOf(accredited, named), verdictOf(here, named)]).toEqual(['eligible', 'eligible'])
    expect(verdictOf(accredited, { country: ['US'] })).toBe('possible')
    expect(verdictOf(here, { country: ['IN'] })).toBe('possible')
    expect(verdictOf(accredited, { ...named, accreditedCollege: [false] })).toBe('ineligible')
  })

  it('what the student said stands, whatever would follow', () => {
    const answers = { major: ['civil_engineering'], fieldOfStudy: ['nursing'] }
    expect(verdictOf({ fact: 'fieldOfStudy', in: ['engineering'] }, answers)).toBe('ineligible')
  })

  it('who is of no tribe is enrolled in none', () => {
    const enrolled = { fact: 'enrolledTribalMember', is: true }
    expect(verdictOf(enrolled, { tribe: [] })).toBe('ineligible')
    expect(verdictOf(enrolled, { tribe: ['Navajo Nation'] })).toBe('possible')
  })
})

describe('subjects', () => {
  it('belong to one field each, that exists', () => {
    expect(new Set(MAJORS).size).toBe(MAJORS.length)
    for (const major of MAJORS) expect(FIELDS_OF_STUDY).toContain(fieldOfMajor(major))
  })
})
