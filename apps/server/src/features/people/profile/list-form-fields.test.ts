import { FACTS } from '@laurel/matching/facts'
import { describe, expect, it } from 'vitest'
import { findField, PROFILE_FIELDS } from './fact-keys.ts'
import { FORM_FIELDS } from './list-form-fields.ts'

const field = (key: string) => FORM_FIELDS.find((candidate) => candidate.key === key)

describe('the form fields', () => {
  it("begin with the specification's, exactly named", () => {
    expect(FORM_FIELDS.slice(0, 19).map(({ key }) => key)).toEqual([
      'citizenship',
      'ethnicity',
      'country',
      'gender',
      'zipCode',
      'schoolLevel',
      'militaryAffiliation',
      'gpa',
      'highSchoolName',
      'highSchoolGraduationDate',
      'enrolledInCollege',
      'enrollmentDate',
      'collegeName',
      'collegeGraduationDate',
      'fieldOfStudy',
      'degreeType',
      'careerGoal',
      'isInterestedInOnlineStudy',
      'interestedColleges',
    ])
  })

  it('end with the CV', () => {
    expect(FORM_FIELDS.at(-1)).toMatchObject({ id: 'cv', key: 'cv', kind: 'file' })
  })

  it('offer the numbers of the specification for three questions', () => {
    expect(field('gender')?.options).toEqual({ 1: 'Female', 2: 'Male', 3: 'Other' })
    expect(field('enrolledInCollege')?.options).toEqual({ 1: 'Yes', 0: 'No' })
    expect(field('isInterestedInOnlineStudy')?.options).toEqual({ 1: 'Yes', 2: 'No', 3: 'Maybe' })
  })

  it.each([
    ['country', 248],
    ['militaryAffiliation', 29],
    ['gpa', 22],
    ['careerGoal', 12],
    ['fieldOfStudy', 38],
    ['degreeType', 7],
    ['schoolLevel', 10],
    ['citizenship', 5],
    ['ethnicity', 7],
  ])('offer for %s %i options', (key, count) => {
    expect(Object.keys(field(key)?.options ?? {})).toHaveLength(count)
  })

  it('ask every fact, each once, and of relatives what may be asked of them', () => {
    const asked = PROFILE_FIELDS.map(({ factKey }) => factKey)
    expect(new Set(asked).size).toBe(asked.length)
    const missing = FACTS.filter(({ id }) => id !== 'age' && !asked.includes(id))
    expect(missing).toEqual([])
    expect(field('militaryAffiliation:parent')).toMatchObject({
      name: 'Military affiliation (parent or guardian)',
      question: 'Does your parent or guardian have ties to the military?',
    })
  })

  it('have words for everything', () => {
    for (const { name, question, reason, group } of FORM_FIELDS)
      for (const words of [name, question, reason, group]) expect(words).not.toBe('')
  })

  it.each([
    ['currentSchoolLevel', 'schoolLevel'],
    ['current_school_level', 'schoolLevel'],
    ['highSchoolGradDate', 'highSchoolGraduationDate'],
    ['collegeName2', 'interestedColleges'],
    ['college_name', 'college'],
    ['dob', 'birthDate'],
    ['zip_code', 'zipCode'],
    ['careerGoals', 'careerGoal'],
    ['interestedInOnlineStudy', 'interestedInOnlineStudy'],
    ['collegeEnrollmentDate', 'enrollmentDate'],
    ['iAm', 'applicantType'],
  ])('understand %s as %s', (name, factKey) => {
    expect(findField(name)?.factKey).toBe(factKey)
  })

  it('know nothing by other names', () => {
    for (const name of ['age', 'cv', 'constructor', '__proto__', '', 'Citizenship'])
      expect(findField(name)).toBeUndefined()
  })
})
