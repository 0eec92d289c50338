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

  it.each<[answers: Answers, verdict: string]>([
    [{ college: ['Reed College'] }, 'eligible'],
    [{ schoolLevel: ['college_junior'], college: ['Pitzer College'] }, 'ineligible'],
    [
      { schoolLevel: ['college_junior'], college: ['Pitzer College'], transfer: [true] },
      'possible',
    ],
    [{ schoolLevel: ['college_senior'], college: ['Pitzer College'] }, 'possible'],
    [{ schoolLevel: ['college_junior'] }, 'possible'],
    [{ schoolLevel: ['hs_senior'] }, 'possible'],
    [{ schoolLevel: ['hs_senior'], interestedColleges: ['Reed College'] }, 'eligible'],
    [{ schoolLevel: ['hs_senior'], interestedColleges: ['Pitzer College'] }, 'ineligible'],
  ])('%j and students of Reed College: %s', (answers, verdict) => {
    const [here, later] = ['college', 'interestedColleges'].map((fact) => ({
      fact,
      in: ['Reed College'],
    }))
    expect(verdictOf({ any: [here, later] }, answers)).toBe(verdict)
  })

  it.each<[answers: Answers, verdict: string]>([
    [{ schoolLevel: ['hs_senior'], interestedColleges: ['University of Nevada-Reno'] }, 'eligible'],
    [{ schoolLevel: ['hs_senior'], interestedColleges: ['Ohio State University'] }, 'ineligible'],
    [
      {
        schoolLevel: ['hs_senior'],
        interestedColleges: ['University of Nevada-Reno', 'Ohio State University'],
      },
      'possible',
    ],
    [
      {
        schoolLevel: ['hs_senior'],
        interestedColleges: ['University of Nevada-Reno', 'Reed College'],
      },
      'possible',
    ],
    [{ schoolLevel: ['college_junior'], college: ['Nevada State University'] }, 'eligible'],
    [{ schoolLevel: ['college_junior'], college: ['Reed College'] }, 'possible'],
    [{ collegeState: ['OH'], interestedColleges: ['University of Nevada-Reno'] }, 'ineligible'],
  ])('%j and a college in Nevada: %s', (answers, verdict) => {
    expect(verdictOf({ fact: 'collegeState', in: ['NV'] }, answers)).toBe(verdict)
  })

  it('knows a college by the name that leaves out its campus', () => {
    const osu = { fact: 'college', in: ['The Ohio State University'] }
    expect(verdictOf(osu, { college: ['Ohio State University-Main Campus'] })).toBe('eligible')
    const lima = { fact: 'interestedColleges', in: ['Ohio State University at Lima'] }
    expect(verdictOf(lima, { interestedColleges: ['Ohio State University-Lima Campus'] })).toBe(
      'eligible',
    )
    expect(verdictOf(lima, { interestedColleges: ['Ohio State University-Main Campus'] })).toBe(
      'ineligible',
    )
  })

  it('who is of no tribe is enrolled in none', () => {
    const enrolled = { fact: 'enrolledTribalMember', is: true }
    expect(verdictOf(enrolled, { tribe: [] })).toBe('ineligible')
    expect(verdictOf(enrolled, { tribe: ['Navajo Nation'] })).toBe('possible')
  })
})

describe('the level of the next school year', () => {
  const inCollege = { fact: 'levelNextYear', in: ['undergraduate'] }
  it.each<[answers: Answers, verdict: string]>([
    [{ schoolLevel: ['hs_senior'], degreeType: ['bachelor'] }, 'eligible'],
    [{ schoolLevel: ['hs_senior'], plansCollege: [true] }, 'eligible'],
    [{ schoolLevel: ['hs_senior'] }, 'possible'],
    [{ schoolLevel: ['hs_senior'], degreeType: ['bachelor'], plansCollege: [false] }, 'possible'],
    [{ schoolLevel: ['hs_junior'], degreeType: ['bachelor'] }, 'ineligible'],
    [{ schoolLevel: ['college_junior'] }, 'eligible'],
    [{ schoolLevel: ['college_senior'] }, 'possible'],
    [{ schoolLevel: ['college_senior'], levelNextYear: ['graduate'] }, 'ineligible'],
    [{ schoolLevel: ['graduate'] }, 'possible'],
    [{}, 'possible'],
  ])('%j and who will be in college: %s', (answers, verdict) => {
    expect(verdictOf(inCollege, answers)).toBe(verdict)
  })

  it('is no level of today', () => {
    const senior = { schoolLevel: ['hs_senior'], degreeType: ['bachelor'] }
    expect(verdictOf({ fact: 'schoolLevel', in: ['undergraduate'] }, senior)).toBe('ineligible')
    expect(verdictOf({ fact: 'enrolledInCollege', is: true }, senior)).toBe('ineligible')
  })
})

describe('what somebody in high school is not asked', () => {
  const senior = { schoolLevel: ['hs_senior'] }
  const ofSpouse = { fact: 'militaryAffiliation', relation: 'spouse', in: ['any_military'] }
  it.each<[clause: object, answers: Answers, verdict: string]>([
    [ofSpouse, senior, 'ineligible'],
    [ofSpouse, { ...senior, maritalStatus: ['married'] }, 'possible'],
    [ofSpouse, { maritalStatus: ['single'] }, 'ineligible'],
    [{ fact: 'college', in: ['Reed College'] }, senior, 'ineligible'],
    [
      { fact: 'college', in: ['Reed College'] },
      { ...senior, enrolledInCollege: [true] },
      'possible',
    ],
    [{ fact: 'transfer', is: true }, senior, 'ineligible'],
    [{ fact: 'transfer', is: true }, { ...senior, transfer: [true] }, 'eligible'],
  ])('%j of %j: %s', (clause, answers, verdict) => {
    expect(verdictOf(clause, answers)).toBe(verdict)
  })
})

describe('what is not asked of a spouse that nobody has', () => {
  const worksThere = { fact: 'employer', relation: 'spouse', in: ['Acme'] }
  const served = { fact: 'militaryAffiliation', relation: 'spouse', in: ['veteran'] }
  const dances = { fact: 'activity', relation: 'spouse', in: ['Dance'] }
  it.each<[clause: object, status: string, verdict: string]>([
    [worksThere, 'single', 'ineligible'],
    [worksThere, 'divorced', 'ineligible'],
    [served, 'divorced', 'ineligible'],
    [dances, 'divorced', 'ineligible'],
    // Their spouse may be the one who worked there or served.
    [worksThere, 'widowed', 'possible'],
    [served, 'widowed', 'possible'],
    [served, 'separated', 'possible'],
    [served, 'married', 'possible'],
    [served, 'domestic_partnership', 'possible'],
  ])('%j of somebody %s: %s', (clause, status, verdict) => {
    expect(verdictOf(clause, { maritalStatus: [status] })).toBe(verdict)
  })

  it('but what was said of one stands', () => {
    const answers = { maritalStatus: ['divorced'], 'employer:spouse': ['Acme'] }
    expect(verdictOf(worksThere, answers)).toBe('eligible')
  })
})

describe('what follows from status and origin', () => {
  const fafsa = { fact: 'canFileFafsa', is: true }
  const group = { fact: 'underrepresented', is: true }
  it.each<[clause: object, answers: Answers, verdict: string]>([
    [fafsa, { citizenship: ['us_citizen'] }, 'eligible'],
    [fafsa, { citizenship: ['daca'] }, 'ineligible'],
    [fafsa, { citizenship: ['other'] }, 'possible'],
    [group, { ethnicity: ['white', 'hispanic_latino'] }, 'eligible'],
    [group, { ethnicity: ['white'] }, 'possible'],
  ])('%j of %j: %s', (clause, answers, verdict) => {
    expect(verdictOf(clause, answers)).toBe(verdict)
  })
})

describe('subjects', () => {
  it('belong to one field each, that exists', () => {
    expect(new Set(MAJORS).size).toBe(MAJORS.length)
    for (const major of MAJORS) expect(FIELDS_OF_STUDY).toContain(fieldOfMajor(major))
  })
})

it('is told apart from what was said', () => {
  const plans = { all: [{ fact: 'plansCollege', is: true }] } as const
  const impliedBy = (answers: Answers) =>
    evaluate(plans, answers, { today: TODAY, facts: FACTS }).reasons[0]?.isImplied
  expect(impliedBy({ degreeType: ['bachelor'] })).toBe(true)
  expect(impliedBy({ degreeType: ['bachelor'], plansCollege: [true] })).toBeUndefined()
  expect(impliedBy({})).toBeUndefined()
})
