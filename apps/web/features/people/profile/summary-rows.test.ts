import { describe, expect, it } from 'vitest'
import { someApplicant } from './profile-samples.ts'
import { toValues } from './profile-values.ts'
import { summaryRows } from './summary-rows.ts'

const OPTIONS: Record<string, Record<string, string>> = {
  state: { OH: 'Ohio' },
  country: { US: 'United States' },
  gender: { 1: 'Female' },
  ethnicity: { asian: 'Asian', white: 'White' },
}
const rowsOf = (part: Parameters<typeof someApplicant>[0] = {}) =>
  Object.fromEntries(
    summaryRows(toValues(someApplicant(part)), (key) => OPTIONS[key] ?? {}).flatMap(
      ({ rows }) => rows,
    ),
  )

describe('the summary of a profile', () => {
  it('has the specification’s three sections', () => {
    const sections = summaryRows(toValues(someApplicant()), () => ({}))
    expect(sections.map(({ title }) => title)).toEqual([
      'Personal Details',
      'Contact Details',
      'Education Details',
    ])
  })

  it('says what is saved in words', () => {
    expect(rowsOf()).toMatchObject({
      Name: 'Maya Rivera',
      'Date of birth': '4 March 2008',
      Gender: 'Female',
      Ethnicity: 'Asian, White',
      Citizenship: 'Prefer not to say',
      Phone: '(614) 555-0142',
      State: 'Ohio',
      Country: 'United States',
      'High school graduation': 'June 2027',
      'Potential College Name': 'Ohio State University',
      GPA: '3.7',
    })
  })

  it('leaves empty what is not answered', () => {
    const rows = rowsOf({ isProfileUpdate: false, dob: null, address: {}, applicantFields: [] })
    expect(rows).toMatchObject({ 'Date of birth': '', Gender: '', City: '', GPA: '' })
  })
})
