import { countWords } from '@laurel/contract/count-words'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Material, WritingTask } from '../writing-task.ts'
import { namesIn } from './keep-facts.ts'
import { lengthenText } from './lengthen-text.ts'
import { rewriteText } from './rewrite-text.ts'
import { aDraftTask, aStudent, anEssay } from './sample-tasks.ts'
import { sentencesOf } from '../../../text/sentences.ts'
import { shortenText } from './shorten-text.ts'
import { writeDraft } from './write-draft.ts'

type TextTask = Extract<WritingTask, { kind: 'rewrite' | 'shorten' | 'lengthen' }>
type Words = TextTask['essay']['words']

const QUESTION = 'How have you served your community?'
const OWN = `I have always been very interested in helping people in my community. In order to do this, I started volunteering at the Ridgeway Library in 2023 because my grandmother could not read the forms that the county sent her. i was able to help 14 families last summer. Due to the fact that many of them spoke Spanish, I had to translate, and it was really hard at first.

The reading room was organized by my aunt. She taught me to wait. She never rushed anyone. When a man named Luis got his first card, I understood why the work matters. I utilized what I learned on a daily basis.

In conclusion, I would like to continue this work. I have the ability to do it.`
const NEXT: Material = {
  from: 'interview',
  about: 'How will you go on with it?',
  label: 'What comes next',
  text: 'I want to start a table at the Saturday market. My cousin will bring a printer',
}

const aTask = (
  kind: TextTask['kind'],
  text: string,
  words: Words,
  material: readonly Material[] = [],
  seed = 'a seed',
): TextTask => ({
  kind,
  text,
  said: [],
  essay: { ...anEssay(QUESTION, 200), words },
  material,
  previous: [],
  seed,
})

const about = (words: number, part = 0.15): Words => ({
  min: Math.floor(words * (1 - part)),
  target: words,
  max: Math.ceil(words * (1 + part)),
})

const numbersIn = (text: string) => (text.match(/\d+/g) ?? []).toSorted()
const paragraphsIn = (text: string) => text.split('\n\n').length

describe('a rewritten text', () => {
  const seeds = Array.from({ length: 20 }, (_, at) => `seed ${at}`)
  const rewritten = seeds.map(
    (seed) => rewriteText(aTask('rewrite', OWN, about(countWords(OWN)), [], seed)).text,
  )

  it('keeps every number, name and paragraph, and about its length', () => {
    for (const text of rewritten) {
      expect(numbersIn(text)).toEqual(numbersIn(OWN))
      for (const name of ['Ridgeway Library', 'Luis', 'Spanish']) expect(text).toContain(name)
      expect(paragraphsIn(text)).toBe(3)
      expect(countWords(text)).toBeGreaterThanOrEqual(Math.floor(countWords(OWN) * 0.85))
    }
  })

  it('says it more plainly and puts slips right', () => {
    for (const text of rewritten) {
      expect(text).not.toMatch(/in order to|due to the fact|utilized|on a daily basis|\bi was/i)
      expect(text).toMatch(/my aunt/i)
    }
    expect(rewritten.some((text) => text.includes('My aunt organized the reading room.'))).toBe(
      true,
    )
  })

  it('differs from the text, from seed to seed and from what was written before', () => {
    expect(rewritten).not.toContain(OWN)
    expect(new Set(rewritten).size).toBeGreaterThan(5)
    const task = aTask('rewrite', OWN, about(countWords(OWN)))
    const first = rewriteText(task).text
    expect(rewriteText(task).text).toBe(first)
    expect(rewriteText({ ...task, previous: [first] }).text).not.toBe(first)
  })

  it('adds no word that stood for nothing before', () => {
    const known = new Set(OWN.toLowerCase().match(/\p{L}+/gu))
    const plain = new Set(
      'to help used every day daily could managed because can but so it now now'.split(' '),
    )
    for (const text of rewritten) {
      const added = (text.toLowerCase().match(/\p{L}+/gu) ?? []).filter(
        (word) => !known.has(word) && !plain.has(word),
      )
      expect(added).toEqual([])
    }
  })

  it('says what a draft put around the student’s words in other ways', () => {
    const material = aStudent(2)
    const { text: draft, said } = writeDraft(aDraftTask(QUESTION, 300, material))
    const task = aTask('rewrite', draft, about(countWords(draft)), material)
    const { text } = rewriteText({ ...task, said })
    const before = new Set(sentencesOf(draft))
    const same = sentencesOf(text).filter((sentence) => before.has(sentence))
    expect(same.length).toBeLessThanOrEqual(before.size / 2)
    expect(text.match(/\[/g)?.length).toBe(draft.match(/\[/g)?.length)
    expect(numbersIn(text)).toEqual(numbersIn(draft))
    for (const fact of ['Mr. Lindqvist', 'Toledo']) {
      expect(text.includes(fact)).toBe(draft.includes(fact))
    }
  })
})

describe('a shortened text', () => {
  it('is within its bounds and shorter, whatever the bounds', () => {
    for (let most = 20; most < countWords(OWN); most += 5) {
      const words = { min: Math.floor(most * 0.6), target: Math.round(most * 0.9), max: most }
      const text = shortenText(aTask('shorten', OWN, words)).text
      expect(countWords(text)).toBeLessThanOrEqual(most)
      expect(countWords(text)).toBeGreaterThanOrEqual(words.min)
      expect(text).toMatch(/[.!?]$/)
    }
  })

  it('begins and ends as before, and keeps names and numbers before the rest', () => {
    const text = shortenText(aTask('shorten', OWN, { min: 80, target: 100, max: 120 })).text
    expect(text).toMatch(/^I have always been interested in helping people/)
    expect(text).toMatch(/I can do it\.$/)
    expect(text).toContain('14 families')
    expect(text).toContain('2023')
    expect(namesIn(text).every((name) => OWN.includes(name))).toBe(true)
  })

  it('keeps what the student said in the interview', () => {
    const text = `${OWN} I want to start a table at the Saturday market.`
    const words = { min: 60, target: 70, max: 80 }
    expect(shortenText(aTask('shorten', text, words, [NEXT])).text).toContain('Saturday market')
  })

  it('ends sentences early rather than in their middle where there is one sentence', () => {
    const run = `I helped 14 families${' and then I went to see another one'.repeat(40)}.`
    const text = shortenText(aTask('shorten', run, { min: 1, target: 40, max: 60 })).text
    expect(countWords(text)).toBeLessThanOrEqual(60)
    expect(text).toMatch(/^I helped 14 families.*\.$/)
  })

  it('gives up gaps before it gives up what the student said', () => {
    const text = `${OWN}\n\n[Give two numbers for it: before and after, and how you know them, over what time.] [Last sentence: what you will do next, with a day or a month, and no moral.]`
    const most = countWords(OWN)
    const shorter = shortenText(
      aTask('shorten', text, { min: most - 40, target: most, max: most }),
    ).text
    expect(shorter).not.toContain('[')
    for (const fact of ['Ridgeway', '14 families', 'Luis', 'my aunt'])
      expect(shorter).toContain(fact)
  })

  it('is shorter for every draft', () => {
    for (let student = 0; student < 10; student++) {
      const { text: draft } = writeDraft(aDraftTask(QUESTION, 300, aStudent(student)))
      const words = { min: 120, target: 200, max: 220 }
      const text = shortenText(aTask('shorten', draft, words)).text
      expect(countWords(text)).toBeGreaterThanOrEqual(words.min)
      expect(countWords(text)).toBeLessThanOrEqual(words.max)
      expect(text.split('[').length).toBe(text.split(']').length)
    }
  })
})

describe('a lengthened text', () => {
  it('keeps every sentence in its order, and asks for more below them', () => {
    for (const least of [150, 160, 200, 250, 400, 700, 1000, 1500]) {
      const words = { min: least, target: Math.round(least * 1.08), max: Math.ceil(least * 1.15) }
      const text = lengthenText(aTask('lengthen', OWN, words)).text
      const [own = '', ...asked] = text.split(/\n\n(?=\[)/)
      expect(own).not.toContain('[')
      expect(asked.length).toBeGreaterThan(0)
      expect(asked.length).toBeLessThanOrEqual(5)
      for (const question of asked) expect(question).toMatch(/^\[[^[\]]+\]$/)
      const kept = [
        'I have always been',
        'Ridgeway Library',
        '14 families',
        'Luis',
        'continue this',
      ]
      const places = kept.map((words) => own.indexOf(words))
      expect(places).toEqual(places.toSorted((one, other) => one - other))
      expect(places[0]).toBe(0)
      expect(own.endsWith('I have the ability to do it.')).toBe(true)
    }
  })

  it('asks for nothing where what was told is enough', () => {
    const least = countWords(OWN) + 10
    const words = { min: least, target: least + 2, max: least + 20 }
    const text = lengthenText(aTask('lengthen', OWN, words, [NEXT])).text
    expect(text).not.toContain('[')
    expect(countWords(text)).toBeGreaterThanOrEqual(least)
  })

  it('takes what was not told yet before it asks for more', () => {
    const words = { min: 160, target: 170, max: 185 }
    const text = lengthenText(aTask('lengthen', OWN, words, [NEXT])).text
    expect(text).toContain('I want to start a table at the Saturday market.')
    const again = lengthenText(
      aTask('lengthen', text, { min: 200, target: 215, max: 230 }, [NEXT]),
    ).text
    expect(again.split('Saturday market').length).toBe(2)
  })

  it('adds no number and no name outside of the material', () => {
    for (let student = 0; student < 20; student++) {
      const material = aStudent(student)
      const words = { min: 300, target: 320, max: 345 }
      const text = lengthenText(aTask('lengthen', OWN, words, material, `seed ${student}`)).text
      const source = `${OWN} ${QUESTION} Alderbrook Neighbors Grant ${material.map((each) => each.text).join(' ')}`
      const claims = [...numbersIn(text), ...namesIn(text)]
      expect(claims.filter((claim) => !source.includes(claim))).toEqual([])
    }
  })
})

describe('any text', () => {
  it('can be changed, and what comes out is whole', () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 400 }),
      fc.lorem({ maxCount: 80 }),
      fc.constantFrom('', '😀', 'one', '"a (b [c', '[a gap] [another'),
    )
    fc.assert(
      fc.property(text, fc.integer({ min: 1, max: 300 }), (own, limit) => {
        const words = { min: Math.floor(limit * 0.5), target: limit, max: Math.ceil(limit * 1.2) }
        for (const change of [rewriteText, shortenText, lengthenText]) {
          expect(change(aTask('rewrite', own, words)).text).not.toMatch(/[<>{}]|undefined/)
        }
      }),
      { numRuns: 100, seed: 6 },
    )
  })
})
