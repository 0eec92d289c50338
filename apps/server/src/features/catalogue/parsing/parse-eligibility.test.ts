import { expect, it } from 'vitest'
import { parseEligibility } from './parse-eligibility.ts'

it('asks every sentence verbatim, and only suggests what it seems to ask', () => {
  const parsed = parseEligibility([
    '• Graduating seniors, 2.5+ GPA, U.S. citizen/PR\nWomen in their final year (verify current thresholds)',
  ])
  expect(parsed.questions).toEqual([
    'Graduating seniors, 2.5+ GPA, U.S. citizen/PR',
    'Women in their final year (verify current thresholds)',
  ])
  expect(parsed.suggested).toEqual([
    { fact: 'gpa', gte: 2.5 },
    { fact: 'citizenship', in: ['us_citizen', 'us_permanent_resident'] },
    { fact: 'gender', in: ['female'] },
  ])
})

it.each([
  'One application matches to many local scholarships',
  'Tiers of $1,000, $2,500, and $25,000',
  'Application window Jan 1 - Apr 30',
  'Verify eligible-county list',
  'Apply via the member portal',
  'Several awards, some renewable',
])('takes %j for a note about the award', (sentence) => {
  expect(parseEligibility([sentence])).toEqual({ questions: [], notes: [sentence], suggested: [] })
})

it.each([
  'Full tuition and an annual stipend; U.S. citizens',
  'Nominated by their institution',
  'Several years of service in a fire brigade',
  'Includes volunteers of any age',
])('asks %j', (sentence) => expect(parseEligibility([sentence]).questions).toEqual([sentence]))

it('does not suggest what a sentence says of some, of a parent, or of others', () => {
  expect(parseEligibility(['Most awards require a 3.0+ GPA']).suggested).toEqual([])
  expect(parseEligibility(['At least one parent of Hispanic heritage']).suggested).toEqual([])
  expect(
    parseEligibility(['Open to all but U.S. citizens (citizens ineligible)']).suggested,
  ).toEqual([])
})

it('says a repeated sentence once', () => {
  expect(parseEligibility(['Be kind', 'Be kind', 'N/A', '']).questions).toEqual(['Be kind'])
})
