import { describe, expect, it } from 'vitest'
import { parseModelAnswer } from './model-answer.ts'

const entry = (number: number, rest: object = {}) => ({
  number,
  says: 'asks',
  isComplete: true,
  clauses: [{ quote: 'Ohio', criteria: { fact: 'state', in: ['OH'] }, isSure: true }],
  ...rest,
})
const answer = (...sentences: unknown[]) => JSON.stringify({ sentences })

describe('parseModelAnswer', () => {
  it('takes the object out of whatever stands around it', () => {
    const said = `Sure! Here it is:\n\`\`\`json\n${answer(entry(1))}\n\`\`\`\nAnything else?`
    expect(parseModelAnswer(said)).toEqual([
      {
        ...entry(1),
        clauses: [
          {
            quote: 'Ohio',
            criteria: { fact: 'state', in: ['OH'] },
            isPreferred: false,
            isSure: true,
          },
        ],
      },
    ])
  })

  it.each([
    '',
    'I cannot help with that.',
    '{',
    '}{',
    '[]',
    '{"sentences":"all"}',
    '{"a":1}',
    answer(),
  ])('takes nothing of %j', (said) => expect(parseModelAnswer(said)).toBeNull())

  it('leaves out what has not the shape of a sentence, and keeps the others', () => {
    const told = parseModelAnswer(answer({ number: 'one' }, null, entry(0), entry(2)))
    expect(told?.map(({ number }) => number)).toEqual([2])
  })

  it('does not believe that a sentence is complete when one of its clauses has no shape', () => {
    const [told] = parseModelAnswer(answer(entry(1, { clauses: [{ criteria: {} }] }))) ?? []
    expect(told).toMatchObject({ isComplete: false, clauses: [] })
  })

  it('counts a sentence that is answered twice for none of both', () => {
    const told = parseModelAnswer(answer(entry(1), entry(1, { says: 'nothing' }), entry(2)))
    expect(told?.map(({ number }) => number)).toEqual([2])
  })

  it('takes what is no word of ours for unclear', () => {
    const [told] =
      parseModelAnswer(answer(entry(1, { says: 'EVERYTHING', isComplete: 'yes' }))) ?? []
    expect(told).toMatchObject({ says: 'unclear', isComplete: false })
  })
})
