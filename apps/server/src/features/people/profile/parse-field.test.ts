import { describe, expect, it } from 'vitest'
import type { FactValue } from '@laurel/matching/answers'
import { findField } from './fact-keys.ts'
import { parseField } from './parse-field.ts'

const parse = (name: string, ...sent: FactValue[]) => {
  const field = findField(name)
  if (!field) throw new Error(`${name} is no field`)
  return parseField(field, sent, '2026-11-20')
}

describe('what a student answers', () => {
  it.each<[name: string, sent: FactValue[], values: FactValue[]]>([
    ['citizenship', ['us_citizen'], ['us_citizen']],
    ['citizenship', ['U.S. Citizen'], ['us_citizen']],
    ['gender', [1], ['female']],
    ['gender', ['2'], ['male']],
    ['gender', ['other'], ['other']],
    ['enrolledInCollege', [1], [true]],
    ['enrolledInCollege', [0], [false]],
    ['enrolledInCollege', ['2'], [false]],
    ['enrolledInCollege', ['Yes'], [true]],
    ['interestedInOnline', [3], ['maybe']],
    ['interested_in_online', ['no'], ['no']],
    ['isInterestedInOnlineStudy', ['Maybe'], ['maybe']],
    ['gpa', [3.4], [3.4]],
    ['gpa', ['3.4'], [3.4]],
    ['gpa', ['0.0'], [0]],
    ['householdIncomeUsd', ['$48,500'], [48_500]],
    ['country', ['us'], ['US']],
    ['country', ['Germany'], ['DE']],
    ['state', ['ohio'], ['OH']],
    ['ethnicity', ['asian', 'White', 'asian'], ['asian', 'white']],
    ['highSchoolGradDate', ['2027-06'], ['2027-06-01']],
    ['collegeEnrolledDate', ['2027-08-23'], ['2027-08-23']],
    ['collegeEnrollmentDate', ['2027-08-23'], ['2027-08-23']],
    ['highSchoolName', ['  Lakeside   High '], ['Lakeside High']],
    ['interestedColleges', ['Ohio State', 'ohio state', ''], ['Ohio State']],
    ['careerGoals', ['Technology'], ['technology']],
    ['disability', ['none'], []],
    ['disability', ['None of these'], []],
    ['membership', ['None'], []],
    ['militaryAffiliation:parent', ['army', 'veteran'], ['army', 'veteran']],
    ['lgbtq', [true], [true]],
  ])('%s %j is kept as %j', (name, sent, values) => {
    expect(parse(name, ...sent)).toEqual({ values })
  })

  it.each<[name: string, sent: FactValue[]]>([
    ['ethnicity', ['Prefer not to say']],
    ['gender', ['prefer_not_to_say']],
    ['gpa', ['']],
    ['interestedColleges', ['', ' ']],
    ['citizenship', []],
  ])('%s %j stays unknown', (name, sent) => {
    expect(parse(name, ...sent)).toEqual({ values: undefined })
  })

  it.each<[name: string, sent: FactValue[]]>([
    ['citizenship', ['martian']],
    ['schoolLevel', ['high_school']],
    ['gender', [4]],
    ['gender', [true]],
    ['gpa', [4.1]],
    ['gpa', [-1]],
    ['gpa', ['three']],
    ['gpa', ['0x2']],
    ['sat', [399]],
    ['enrolledInCollege', [3]],
    ['lgbtq', ['perhaps']],
    ['highSchoolGraduationDate', ['June 2027']],
    ['highSchoolGraduationDate', ['2027-02-30']],
    ['highSchoolGraduationDate', ['2027-13']],
    ['collegeGraduationDate', ['2077-01-01']],
    ['collegeGraduationDate', ['1899-12-31']],
    ['highSchoolName', [true]],
    ['citizenship', ['us_citizen', 'other']],
    ['disability', ['none', 'adhd']],
  ])('%s %j is refused', (name, sent) => {
    expect(parse(name, ...sent)).toHaveProperty('problem')
  })
})
