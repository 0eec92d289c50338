import { describe, expect, it } from 'vitest'
import type { HardClause } from '@laurel/matching/criteria'
import { readSentence } from '../sentences/read-sentence.ts'

const read = (sentence: string) => readSentence(sentence, 0, sentence.length, 'eligibility')
const clausesOf = (sentence: string) => read(sentence).clauses.map(({ clause }) => clause)
const perTerm = (gte: number): HardClause => ({ fact: 'creditsPerTerm', gte })
const earned = (gte: number): HardClause => ({ fact: 'creditsEarned', gte })

describe('credits', () => {
  it.each<[string, HardClause]>([
    ['Must be enrolled for six (6) or more credit hours.', perTerm(6)],
    ['Must enroll in at least 12 credits for the fall.', perTerm(12)],
    ['Must take at least nine units in the coming semester.', perTerm(9)],
    ['A minimum of six credits per semester is required.', perTerm(6)],
    ['At least twelve credit hours a term are required.', perTerm(12)],
    ['Must be enrolled half time (six credits or more).', perTerm(6)],
    ['Enrolled at least half time (6 credit hours).', perTerm(6)],
    ['Must have finished at least 12 credits.', earned(12)],
    ['Must have passed no fewer than 24 semester hours.', earned(24)],
    ['Must have accrued thirty credits.', earned(30)],
    ['Must have completed forty-five quarter credits.', earned(45)],
    ['Must bring at least 24 transfer credits.', earned(24)],
    ['Students with 60 or more transferable hours.', earned(60)],
    ['Students with at least 30 college credits.', earned(30)],
    ['Students with between 30 and 60 credits.', { fact: 'creditsEarned', between: [30, 60] }],
    ['Must have earned 12 to 45 credits.', { fact: 'creditsEarned', between: [12, 45] }],
  ])('%s', (sentence, clause) => {
    expect(clausesOf(sentence)).toEqual([clause])
  })

  it.each<[string, HardClause[]]>([
    [
      'Undergraduates enrolled at Stone Creek University for at least six credit hours.',
      [{ fact: 'schoolLevel', in: ['undergraduate'] }, perTerm(6)],
    ],
    [
      'They must be enrolled, or accepted to enroll, as an undergraduate for at least six credits.',
      [{ fact: 'schoolLevel', in: ['undergraduate'] }, perTerm(6)],
    ],
    [
      'Must be enrolled full time (12 or more credits per semester).',
      [{ fact: 'enrollment', in: ['full_time'] }],
    ],
  ])('%s', (sentence, clauses) => {
    expect(clausesOf(sentence)).toEqual(expect.arrayContaining(clauses))
  })

  it.each([
    'Recipients must earn 30 credits a year.',
    'Winners must complete 15 credits each semester.',
    'Students who have 30 credits remaining.',
    'Students who have at least 24 credits left to complete.',
    'Students who need 30 credits to graduate.',
    'Must have a GPA of 3.0 for at least 12 credits.',
    'Students with between 6 and 11 credits.',
    'Must have completed at least twenty hours of service.',
    'Students with 12 credits.',
  ])('are not told by: %s', (sentence) => {
    expect(JSON.stringify(clausesOf(sentence))).not.toMatch(/credits(?:Earned|PerTerm)/)
  })
})
