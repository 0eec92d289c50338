import { evaluate, type Verdict } from '@laurel/matching/evaluate'
import { FACTS } from '@laurel/matching/facts'
import { parseCriteria } from '@laurel/matching/parse-criteria'
import { describe, expect, it } from 'vitest'
import {
  accounts,
  files,
  scholarships,
  type Account,
  type Application,
  type SampleScholarship,
} from './sample-files.ts'

function byKey(key: string): SampleScholarship {
  const found = scholarships.find((scholarship) => scholarship.key === key)
  if (!found) throw new Error(`No sample scholarship ${key}.`)
  return found
}

function accountOf(email: string): Account {
  const found = accounts.find((account) => account.email === email)
  if (!found) throw new Error(`No demo account ${email}.`)
  return found
}

function verdictFor({ answers = {} }: Account, { key, criteria }: SampleScholarship): Verdict {
  const parsed = parseCriteria(criteria, FACTS)
  if ('problems' in parsed) throw new Error(`${key}: ${JSON.stringify(parsed.problems)}`)
  const options = { today: '2026-11-20', facts: FACTS }
  return evaluate(parsed.criteria, answers, options).verdict
}

describe('the demo accounts', () => {
  const student = accountOf('student@laurel.example')
  const applications = accounts.flatMap(({ drafts = [], submitted = [] }) => [
    ...drafts,
    ...submitted,
  ])

  it('refer to scholarships, sponsors and requirements that exist', () => {
    for (const key of accounts.flatMap(({ saved = [] }) => saved)) byKey(key)
    for (const { scholarship, answers } of applications) {
      const keys = byKey(scholarship).requirements.map(({ field }) => field?.key)
      expect(keys, scholarship).toEqual(expect.arrayContaining(Object.keys(answers)))
    }
    const { organisation } = accountOf('organiser@laurel.example')
    expect(files.map(({ sponsor }) => sponsor.slug)).toContain(organisation)
    expect(accountOf('admin@laurel.example').organisation).toBeUndefined()
  })

  it('live where their answers say', () => {
    for (const { address, answers } of accounts.filter((account) => account.answers)) {
      expect(answers).toMatchObject({
        country: [address?.country],
        state: [address?.state],
        city: [`${address?.state}/${address?.city}`],
        zipCode: [address?.zipCode],
      })
    }
  })

  it('answer everything required in what is submitted, and not yet in what is a draft', () => {
    const isComplete = ({ scholarship, answers }: Application) =>
      byKey(scholarship).requirements.every(
        ({ optional, field }) => optional === true || (field !== undefined && field.key in answers),
      )
    expect(student.drafts).toHaveLength(2)
    for (const account of accounts) {
      const { drafts = [], submitted = [] } = account
      for (const sent of submitted) expect(isComplete(sent), sent.scholarship).toBe(true)
      for (const { scholarship } of [...drafts, ...submitted]) {
        expect(byKey(scholarship).delivery).toBe('laurel')
        expect(verdictFor(account, byKey(scholarship)), scholarship).toBe('eligible')
      }
    }
  })

  it('applied after the listing was there and went through every stage there is, in order', () => {
    const stages = accounts.flatMap(({ submitted = [] }) =>
      submitted.map(({ scholarship, submittedDaysAgo, stages: entered = [] }) => {
        const { createdDaysAgo } = byKey(scholarship)
        const days = [createdDaysAgo, submittedDaysAgo, ...entered.map(({ daysAgo }) => daysAgo)]
        expect(days, scholarship).toEqual(days.toSorted((a, b) => b - a))
        return entered.at(-1)?.stage
      }),
    )
    expect(stages).toEqual(
      expect.arrayContaining([undefined, 'under_review', 'finalist', 'won', 'not_selected']),
    )
  })

  it('leave the student free views: two were sent one by one', () => {
    const counted = student.submitted?.filter(
      ({ origin = 'individual' }) => origin === 'individual',
    )
    expect(counted).toHaveLength(2)
  })

  it('show the student a rich list, with answers still open', () => {
    const verdicts = scholarships
      .filter(({ deadline }) => (deadline.inDays ?? 1) > 0)
      .map((scholarship) => verdictFor(student, scholarship))
    const count = (verdict: Verdict) => verdicts.filter((given) => given === verdict).length
    expect(count('eligible')).toBeGreaterThanOrEqual(40)
    expect(count('possible')).toBeGreaterThanOrEqual(25)
    expect(count('ineligible')).toBeGreaterThanOrEqual(40)
  })
})
