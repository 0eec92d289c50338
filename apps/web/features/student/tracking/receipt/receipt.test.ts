import { describe, expect, it } from 'vitest'
import { factLine } from './fact-lines.ts'

describe('facts as they were sent', () => {
  it.each([
    [{ fact: 'schoolLevel', values: ['hs_senior'] }, 'Current school level: High school senior'],
    [{ fact: 'state', values: ['OH'] }, 'State: Ohio'],
    [{ fact: 'fieldOfStudy', values: ['nursing', 'biology'] }, 'Field of study: Nursing, Biology'],
    [{ fact: 'gpa', values: [3.6] }, 'GPA: 3.6'],
    [{ fact: 'enrolledInCollege', values: [false] }, 'Enrolled in college: No'],
    [{ fact: 'birthDate', values: ['2008-03-12'] }, 'Date of birth: 12 March 2008'],
    [{ fact: 'householdIncomeUsd', values: [48000] }, 'Household income: $48,000'],
    [{ fact: 'interestedColleges', values: [] }, 'Colleges of interest: Not answered'],
  ])('%o', (fact, line) => {
    const { label, words } = factLine(fact)
    expect(`${label}: ${words}`).toBe(line)
  })

  it('says whose fact it is', () => {
    const { label } = factLine({ fact: 'employer:parent', values: ['Kroger'] })
    expect(label).toMatch(/^Employer \(parent/i)
  })
})
