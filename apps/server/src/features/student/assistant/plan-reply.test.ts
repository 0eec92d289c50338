import type { EssayAction } from '@laurel/contract/chat-shapes'
import { expect, it } from 'vitest'
import { interviewFor } from './interview.ts'
import { planReply, type Situation } from './plan-reply.ts'
import { readHistory, toldIn } from './read-history.ts'
import { SKIP } from './interview.ts'

type Line = Parameters<typeof readHistory>[0][number]
const QUESTION = 'What have you led?'
const interview = interviewFor(QUESTION, false)
const subject: Situation['subject'] = {
  scholarshipTitle: 'Hartwell Grant',
  question: QUESTION,
  title: 'Leadership',
  isShortAnswer: false,
  wordLimit: 200,
  isLimitStated: true,
  aiPolicy: 'allowed',
}

const asks = (step: Line['step']): Line => ({ author: 'assistant', step, text: '?', essay: null })
const says = (text: string): Line => ({ author: 'student', step: null, text, essay: null })
const wrote = (text: string): Line => ({
  author: 'assistant',
  step: null,
  text,
  essay: {
    action: 'draft',
    html: '',
    words: 1,
    wordLimit: 200,
    gaps: [],
    sources: [],
    unsupported: [],
    isCutOff: false,
  },
})

/** What follows when this is said after these lines. */
function plan(
  lines: Line[],
  said: string | { action: EssayAction; text?: string },
  about: Situation['subject'] | null = subject,
) {
  const { asked } = readHistory(lines, interview)
  const message = typeof said === 'string' ? said : ''
  const history = readHistory(message === '' ? lines : [...lines, says(message)], interview)
  const further = typeof said === 'string' ? { action: undefined, text: '' } : { text: '', ...said }
  return {
    ...planReply(
      { message, ...further },
      { history: { ...history, asked }, subject: about ?? undefined, interview },
    ),
    told: history.told.map(({ text }) => text),
  }
}

it('asks for keywords after Yes, and takes them apart', () => {
  expect(plan([asks('keywordsOrNot')], 'Yes')).toMatchObject({
    kind: 'say',
    message: { step: 'keywords' },
  })
  expect(
    plan([asks('keywordsOrNot'), says('Yes'), asks('keywords')], 'library, Sundays'),
  ).toMatchObject({
    kind: 'say',
    message: { step: 'interview' },
    told: ['library', 'Sundays'],
  })
})

it('goes on to the interview after No', () => {
  expect(plan([asks('keywordsOrNot')], 'No')).toMatchObject({
    kind: 'say',
    message: { step: 'interview', text: expect.stringContaining('1 of 3') },
    told: [],
  })
})

const asked = (count: number) =>
  Array.from({ length: count }, (_, at) => [asks('interview'), says(`answer ${at + 1}`)]).flat()

it('drafts after the last answer, from all of them', () => {
  expect(plan([...asked(1), asks('interview')], 'answer 2')).toMatchObject({ kind: 'say' })
  expect(plan([...asked(2), asks('interview')], 'answer 3')).toMatchObject({
    kind: 'write',
    action: 'draft',
    told: ['answer 1', 'answer 2', 'answer 3'],
  })
})

it('leaves out what was skipped', () => {
  expect(plan([...asked(2), asks('interview')], SKIP).told).toEqual(['answer 1', 'answer 2'])
})

it('asks before it drafts, and drafts at once for whoever asks again', () => {
  expect(plan([asks('keywordsOrNot')], { action: 'draft' })).toMatchObject({
    kind: 'say',
    message: { step: 'interview' },
  })
  expect(plan([...asked(1), asks('interview')], { action: 'draft' })).toMatchObject({
    kind: 'write',
    told: ['answer 1'],
  })
})

const DRAFTED = [...asked(3), wrote('The first draft.')]

it('changes the text it is given, else its own last', () => {
  expect(plan(DRAFTED, { action: 'shorten', text: 'Mine.' })).toMatchObject({ text: 'Mine.' })
  expect(plan(DRAFTED, { action: 'shorten' })).toMatchObject({ text: 'The first draft.' })
  expect(plan([asks('keywordsOrNot')], { action: 'shorten' })).toMatchObject({
    kind: 'say',
    message: { text: expect.stringContaining('nothing to change') },
  })
})

it.each([
  ['make it shorter please', 'shorten'],
  ['Make Longer', 'lengthen'],
  ['can you rephrase that?', 'rewrite'],
  ['write another draft', 'draft'],
])('understands “%s”', (said, action) => {
  expect(plan(DRAFTED, said)).toMatchObject({ kind: 'write', action })
})

it('makes nothing longer that fills its limit', () => {
  const text = 'word '.repeat(195)
  expect(plan(DRAFTED, { action: 'lengthen', text })).toMatchObject({
    kind: 'say',
    message: { text: expect.stringContaining('195 of 200 words, so there is no room') },
  })
  const unlimited = { ...subject, isLimitStated: false }
  expect(plan(DRAFTED, { action: 'lengthen', text }, unlimited)).toMatchObject({ kind: 'write' })
})

it('puts what is told after the draft into the next one', () => {
  expect(plan(DRAFTED, 'My aunt taught me to bake.')).toMatchObject({
    kind: 'write',
    action: 'draft',
    told: expect.arrayContaining(['My aunt taught me to bake.']),
  })
})

it('answers a question', () => {
  expect(plan(DRAFTED, 'When is the deadline?')).toMatchObject({
    kind: 'answer',
    question: 'When is the deadline?',
  })
})

it('drafts nothing where only editing is allowed', () => {
  expect(plan([], 'My aunt taught me.', { ...subject, aiPolicy: 'editing_only' })).toMatchObject({
    kind: 'say',
  })
})

it('asks for the topic of an essay for no scholarship, then interviews', () => {
  expect(plan([], { action: 'draft' }, null)).toMatchObject({ message: { step: 'topic' } })
  expect(plan([asks('topic')], 'My city', null)).toMatchObject({
    message: { step: 'interview' },
  })
})

it('answers everything else in the chat about everything', () => {
  expect(plan([], 'write an essay for me', null)).toMatchObject({ kind: 'answer' })
})

it('takes a button that was pressed for no answer', () => {
  const lines = [asks('interview'), says('Draft with AI'), wrote('One.'), says('Rewrite Essay')]
  expect(plan(lines, { action: 'draft' })).toMatchObject({ kind: 'write', told: [] })
})

it('changes no text that is longer than a model reads', () => {
  const text = 'I went on. '.repeat(2000)
  expect(plan([], { action: 'rewrite', text })).toMatchObject({
    kind: 'say',
    message: { text: expect.stringContaining('longer than I can change') },
  })
})

it('writes from what was told last, where it is more than a model reads', () => {
  const further = Array.from({ length: 20 }, (_, at) => says(`${at} `.padEnd(3000, 'I went on. ')))
  const told = toldIn(readHistory([wrote('One.'), ...further], interview))
  expect(told.map(({ text }) => text.split(' ')[0])).toEqual(['14', '15', '16', '17', '18', '19'])
  const words = says(Array.from({ length: 200 }, (_, at) => `word${at}`).join(','))
  const keywords = toldIn(readHistory([asks('keywords'), words], interview))
  expect(keywords).toHaveLength(60)
  expect(keywords.at(-1)?.text).toBe('word199')
})
