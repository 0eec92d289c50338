import { expect, it } from 'vitest'
import { messyValues } from './fixtures/messy-values.ts'
import { parseHeader } from './parse-header.ts'

it.each(messyValues('header'))('knows the header $text', ({ text, expected }) => {
  expect(parseHeader(text)).toEqual(expected)
})

it.each([
  ['Scholarship Name', { field: 'title' }],
  ['NAME', { field: 'title' }],
  ['Award Amount ($)', { field: 'award' }],
  ['amount_max', { field: 'amountMax' }],
  ['Application Deadline', { field: 'deadline' }],
  ['Organisation', { field: 'sponsor' }],
  ['Apply Link', { field: 'applyUrl' }],
  ['Website', { field: 'infoUrl' }],
  ['Eligibilty', { field: 'eligibility' }],
  ['Eligibility Requirements', { field: 'eligibility' }],
  ['Eligibility - Special talent', { field: 'eligibility' }],
  ['Minimum GPA', { fact: 'gpa' }],
  ['Eligibility - Race/Ethnicity', { fact: 'ethnicity' }],
  ['Eligibility - Major/Field of Study', { fact: 'fieldOfStudy' }],
  ['Grade Level', { fact: 'schoolLevel' }],
  ['First-Generation?', { fact: 'firstGeneration' }],
  ['financialNeed', { fact: 'financialNeed' }],
  ['Age', { fact: 'age' }],
  ['Eligbility - Subject/Major', { fact: 'fieldOfStudy' }],
  ['Eligibility - Heritage/Ethnicity', { fact: 'ethnicity' }],
  ['Eligbility - Specific HS/College', { field: 'eligibility' }],
  ['Eligibility - Intended Level of Study', { fact: 'schoolLevel' }],
  // Of the data standard of the National Scholarship Providers Association.
  ['Program Reference ID', { field: 'key' }],
  ['ProgramOrganizationName', { field: 'sponsor' }],
  ['Organization Name', { field: 'sponsor' }],
  ['Program Name', { field: 'title' }],
  ['Program Self-Description', { field: 'description' }],
  ['Blurb', { field: 'description' }],
  ['Program URL', { field: 'infoUrl' }],
  ['Program Website URL', { field: 'infoUrl' }],
  ['ApplicationURL', { field: 'applyUrl' }],
  ['Program Application Link URL', { field: 'applyUrl' }],
  ['OpenDate', { field: 'opens' }],
  ['Close Date', { field: 'deadline' }],
  ['ScholarshipMaximumAward', { field: 'amountMax' }],
  ['Minimum Award', { field: 'amountMin' }],
  ['Number of Scholarships Awarded', { field: 'count' }],
  ['EligibilityCriteriaDescription', { field: 'eligibility' }],
  ['IsNeedBased', { fact: 'financialNeed' }],
  ['LastVerifiedOn', { field: 'verifiedOn' }],
  ['Application Closes', { field: 'deadline' }],
  ['Application Requirements', { field: 'toApply' }],
  ['Scholarship Target Audience', { field: 'audience' }],
  ['citizenship_requirement', { fact: 'citizenship' }],
  ['Provided By', { field: 'sponsor' }],
  ['Administering Agency', { field: 'sponsor' }],
  ['sponsoringOrganizationName', { field: 'sponsor' }],
  ['Last date to apply', { field: 'deadline' }],
  ['Closing date (midnight)', { field: 'deadline' }],
  ['Date when applications are due: deadline', { field: 'deadline' }],
  ['Application Opening Date', { field: 'opens' }],
  ['Last year’s deadline', { field: 'estimatedDeadline' }],
  ['Application form link', { field: 'applyUrl' }],
  ['Scholarship detail page link', { field: 'infoUrl' }],
  ['Amount per award', { field: 'award' }],
  ['Who can apply for this', { field: 'eligibility' }],
  ['Fellowship Title', { field: 'title' }],
])('knows the header %s', (header, target) => expect(parseHeader(header)).toEqual(target))

it.each(['Wage', 'Contact Email', 'Tags', '', 'column 7', '学校'])('knows no column %j', (header) =>
  expect(parseHeader(header)).toBeNull(),
)
