import type { ApplicantDetails } from '@laurel/contract/application-shapes'
import { expect, it } from 'vitest'
import { withSaved } from './with-saved.ts'

const kept = (requirementId: string, fieldValue: string, version: number) => ({
  requirementId,
  fieldId: `field-${requirementId}`,
  fieldValue,
  version,
  updatedAt: '2027-01-01T00:00:00.000Z',
  field: { options: [] },
})

const before: ApplicantDetails = {
  status: null,
  applicationId: null,
  stage: null,
  preparedFromCycle: null,
  submittedAt: null,
  recipient: null,
  applicantFields: [
    kept('essay', 'old', 1),
    kept('link', 'https://example.org', 3),
    kept('file', 'a', 1),
  ],
}

it('holds the latest answers and versions, and leaves out what was taken back', () => {
  const saved = [
    { requirementId: 'essay', fieldValue: 'new' },
    { requirementId: 'file', fieldValue: null },
    { requirementId: 'text', fieldValue: 'first' },
  ]
  const versions = { essay: 2, link: 3, text: 1 }
  const after = withSaved(before, saved, versions, new Date('2027-01-02T00:00:00Z'))
  expect(after.status).toBe('Draft')
  expect(
    after.applicantFields.map((each) => [each.requirementId, each.fieldValue, each.version]),
  ).toEqual([
    ['link', 'https://example.org', 3],
    ['essay', 'new', 2],
    ['text', 'first', 1],
  ])
  expect(after.applicantFields[1]?.fieldId).toBe('field-essay')
})

it('keeps where an answer came from and went to, until it is taken again', () => {
  const source = { applicationId: 'a', requirementId: 'r' }
  const origin = { ...source, title: 'First', hasChanged: true }
  const usedIn = [{ scholarshipId: 's', title: 'Third', status: 'Draft' as const, isBehind: false }]
  const linked = {
    ...before,
    applicantFields: [{ ...kept('essay', 'old', 1), source: origin, usedIn }],
  }
  const saved = (answer: object) =>
    withSaved(
      linked,
      [{ requirementId: 'essay', fieldValue: 'new', ...answer }],
      { essay: 2 },
      new Date('2027-01-02T00:00:00Z'),
    ).applicantFields[0]
  expect(saved({})).toMatchObject({ source: origin, usedIn })
  expect(saved({ source })).not.toHaveProperty('source')
})
