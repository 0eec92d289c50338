import { describe, expect, it } from 'vitest'
import { readSentence } from '../sentences/read-sentence.ts'

const read = (sentence: string) => readSentence(sentence, 0, sentence.length, 'eligibility')
const goal = (...ids: string[]) => ({ fact: 'careerGoal', in: ids })

describe('what somebody wants to work as', () => {
  it.each([
    ['Must plan to become a teacher.', goal('education')],
    ['Students preparing for a career as a dental hygienist.', goal('health_care')],
    ['Applicants must intend to enter the nursing profession.', goal('health_care')],
    [
      'Open to students interested in a career in accounting or marketing.',
      goal('business_and_finance'),
    ],
    ['Open to aspiring journalists.', goal('media_and_communication')],
    ['Must have a career goal of becoming a welder.', goal('skilled_trades')],
  ])('%s', (sentence, clause) => {
    expect(read(sentence).clauses).toMatchObject([{ clause, confidence: 'likely' }])
  })

  it.each([
    'Students seeking a career in agriculture.',
    'Interview a teacher about your career.',
    'Students should explain how they plan to become a nurse.',
    'Preparing a future for teachers.',
  ])('is not told by: %s', (sentence) => {
    expect(JSON.stringify(read(sentence).clauses)).not.toContain('careerGoal')
  })
})
