import { countWords } from '@laurel/contract/count-words'
import { withoutBrackets } from '@laurel/contract/find-gaps'
import { describe, expect, it } from 'vitest'
import { readMaterial } from './read-material.ts'
import { readQuestion } from './read-question.ts'
import { aDraftTask, aStudent } from './sample-tasks.ts'
import { sentenceKey, sentencesOf } from '../../../text/sentences.ts'
import { writeDraft } from './write-draft.ts'

/** None of the sample catalogue's, and none that a phrase or an outline was written for. */
const PROMPTS = [
  'Explain how your upbringing in a rural county influences the way you solve problems.',
  'Which invention of the last fifty years would you undo, and what would replace it?',
  'Tell us about a promise you kept when breaking it would have been easier.',
  'What does financial independence look like for your family in 2035?',
  'Describe your most significant extracurricular commitment and its impact. (250 words)',
  'You have one free hour with the mayor. What do you show her?',
  'How has living with a chronic illness shaped your studies?',
  'Write about an unpopular opinion you hold. Why do you hold it?',
  'In 300 words or fewer, explain why you chose a trade over a four-year degree.',
  'What should people your age know about taxes?',
  'Reflect on a moment when you were the only one of your kind in the room.',
  'Discuss an ethical problem in engineering. Use an example from your own work.',
  'Short answer: What is your intended major?',
  'If your hometown had a museum about you, what would be in its first room?',
  'Please share any circumstances that affected your grades.',
  'Who taught you to argue?',
  'Statement of Purpose\nDescribe your research interests and career objectives.',
  'How will you repay this investment to the next generation of welders?',
  'A song that explains you',
  'Why is clean water a question of justice?',
  'Please tell the committee, in your own words, how being adopted has affected your sense of home.',
  '1. List your three biggest expenses. 2. How do you plan to cover them?',
  'What have you read lately that was wrong?',
  'Describe a failure in a team sport. What was your share of it?',
  'Essay Question #2: What does "service above self" mean to you?',
  'Name a law you would repeal.',
  'How do you care for your mental health during exams?',
  'Tell your younger self something they would not believe.',
  '¿Qué significa para ti ser bilingüe?',
  'What would your coworkers at your current job say about you?',
  'Imagine it is 2040. Write the first paragraph of an article about your company.',
  'What did the pandemic take from you, and what did it leave behind?',
  'Describe the smallest thing you are proud of',
  'Why should we choose you instead of another finalist?',
  'How have your parents, guardians or grandparents shaped your values; and which of those values have you changed or given up since?',
  'Farming is hard. Why do it?',
  'What is one question you would ask Congress?',
  'Tell us how you learned to cook, swim, drive or sew.',
  'What keeps people in your county from voting',
  'Explain photosynthesis to a six-year-old.',
]

const drafts = PROMPTS.flatMap((prompt, at) =>
  [60, 200, 500].map((limit) => {
    const material = aStudent(at)
    const task = aDraftTask(prompt, limit, material, `prompt ${at}`)
    return { prompt, task, ...writeDraft(task) }
  }),
)

describe('drafts for prompts that nothing was written for', () => {
  it('are within their limit and at least nine tenths of it', () => {
    expect(PROMPTS.length).toBe(40)
    for (const { task, text } of drafts) {
      expect(countWords(text)).toBeGreaterThanOrEqual(task.essay.words.min)
      expect(countWords(text)).toBeLessThanOrEqual(task.essay.words.max)
    }
  })

  it('quote the prompt as it stands, and turn no word of it', () => {
    for (const { prompt, task, text } of drafts) {
      const { quoted, others } = readQuestion(prompt)
      const asked = new Set([quoted, ...others])
      for (const [quote] of text.matchAll(/“[^”[\]]*”/g)) {
        const words = quote.slice(1, -1).replace(/[….]+$/, '')
        const isOfStudent = task.material.some((each) => each.text.includes(words))
        expect(isOfStudent || asked.has(quote), quote).toBe(true)
        expect(isOfStudent || prompt.replaceAll('"', '').includes(words), quote).toBe(true)
      }
    }
    const asking = drafts.filter(({ prompt, text }) => text.includes(readQuestion(prompt).quoted))
    expect(asking.length).toBeGreaterThan(PROMPTS.length * 2)
  })

  it('say nothing but what the student or the profile says, and beginnings to be finished', () => {
    for (const { task, text, said } of drafts) {
      const { told, earlier } = readMaterial(task.material)
      const own = new Set(
        [...told, ...earlier].flatMap(({ sentences }) => sentences.map(sentenceKey)),
      )
      const ours = new Map(said.map((each) => [sentenceKey(each.sentence), each.phrase]))
      for (const sentence of text.split('\n\n').flatMap(sentencesOf)) {
        const isFact = ours.get(sentenceKey(sentence))?.startsWith('fact.') === true
        const isBegun = sentence.includes('[') && countWords(withoutBrackets(sentence)) < 20
        expect(isFact || isBegun || own.has(sentenceKey(sentence)), sentence).toBe(true)
      }
    }
  })

  it('ask for one thing at a time, in the second person', () => {
    const gaps = drafts.flatMap(({ text }) => text.match(/\[[^\]]*\]/g) ?? [])
    expect(gaps.filter((gap) => countWords(gap) > 30)).toEqual([])
    expect(gaps.filter((gap) => /\b(?:I|my|me)\b/.test(gap.replaceAll(/“[^”]*”/g, '')))).toEqual([])
  })
})
