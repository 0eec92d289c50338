import { evaluate } from '@laurel/matching/evaluate'
import { FACTS } from '@laurel/matching/facts'
import { parseCriteria } from '@laurel/matching/parse-criteria'
import type { Answers } from '@laurel/matching/answers'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { accounts, files, scholarships, type SampleScholarship } from './sample-files.ts'

interface Rounds {
  organisation: string
  students: { key: string; email: string; firstName: string; lastName: string; answers: Answers }[]
  rounds: {
    scholarship: string
    decidedDaysAgo?: number
    announcedDaysAgo?: number
    applications: {
      student: string
      submittedDaysAgo: number
      answers: Record<string, string>
      decision?: { outcome: string }
    }[]
  }[]
}

const { organisation, students, rounds } = JSON.parse(
  readFileSync(new URL('./rounds.json', import.meta.url), 'utf8'),
) as Rounds

function listingOf(key: string): SampleScholarship {
  const own = files.find(({ sponsor }) => sponsor.slug === organisation)
  const found = own?.scholarships.find((each) => each.key === key)
  if (!found) throw new Error(`${organisation} gives no ${key}.`)
  return found
}

describe('the rounds of the demo organisation', () => {
  it('are of people of their own, whom no demo login belongs to', () => {
    const emails = students.map(({ email }) => email)
    expect(new Set(emails).size).toBe(students.length)
    expect(new Set(students.map(({ lastName }) => lastName)).size).toBe(students.length)
    expect(accounts.filter(({ email }) => emails.includes(email))).toEqual([])
    for (const email of emails) expect(email).toMatch(/@laurel\.example$/)
  })

  it('are one open, one deciding and one announced', () => {
    const states = rounds.map(({ scholarship, decidedDaysAgo, announcedDaysAgo }) => [
      (listingOf(scholarship).deadline.inDays ?? 0) > 0,
      decidedDaysAgo !== undefined,
      announcedDaysAgo !== undefined,
    ])
    expect(states).toEqual([
      [true, false, false],
      [false, true, false],
      [false, true, true],
    ])
  })

  it('hold applications that could have been sent: eligible, whole and in time', () => {
    for (const { scholarship, applications, decidedDaysAgo = 0 } of rounds) {
      const { criteria, requirements, deadline, createdDaysAgo } = listingOf(scholarship)
      const parsed = parseCriteria(criteria, FACTS)
      if ('problems' in parsed) throw new Error(scholarship)
      for (const { student, submittedDaysAgo, answers } of applications) {
        const person = students.find(({ key }) => key === student)
        const options = { today: '2026-11-20', facts: FACTS }
        const { verdict } = evaluate(parsed.criteria, person?.answers ?? {}, options)
        expect([student, verdict]).toEqual([student, 'eligible'])
        const asked = requirements.map(({ field }) => field?.key)
        expect(Object.keys(answers).toSorted()).toEqual(asked.toSorted())
        expect(submittedDaysAgo).toBeLessThan(createdDaysAgo)
        expect(submittedDaysAgo).toBeGreaterThan(
          Math.max(decidedDaysAgo, -(deadline.inDays ?? 0)) - 0.5,
        )
      }
    }
  })

  it('say something of their own in every essay', () => {
    const essays = rounds.flatMap(({ applications }) =>
      applications.flatMap(({ answers }) => Object.values(answers)),
    )
    expect(new Set(essays).size).toBe(essays.length)
    expect(scholarships.length).toBeGreaterThan(200)
  })
})
