import { describe, expect, it } from 'vitest'
import type { KeptSentence } from '../../../../db/schema/readings.ts'
import type { ListingReading, ListingText } from '../listing-reading.ts'
import { readListing } from '../read-listing.ts'
import { addModelReading } from './add-model-reading.ts'

type Clause = KeptSentence['clauses'][number]

const clause = (quote: string, criteria: unknown, rest: Partial<Clause> = {}): Clause => ({
  quote,
  criteria,
  isPreferred: false,
  isSure: true,
  ...rest,
})
const asks = (number: number, clauses: Clause[], isComplete = true): KeptSentence => ({
  number,
  says: 'asks',
  isComplete,
  clauses,
})

/** Nothing of the texts is understood by the rules. */
const unreadOf = (texts: readonly ListingText[]): ListingReading => ({
  known: 'unread',
  clauses: [],
  unread: texts.map(({ text }, at) => ({
    words: text,
    at: { text: at, from: 0, to: text.length },
  })),
  asksNothing: [],
})

const listing = (...sentences: string[]): ListingText[] =>
  sentences.map((text) => ({ kind: 'eligibility', text }))

const readWith = (sentence: string, ...said: Clause[]) =>
  addModelReading(listing(sentence), unreadOf(listing(sentence)), [asks(1, said)])

describe('addModelReading', () => {
  it('takes a clause with its words, as likely, and the sentence for read', () => {
    const { reading, taken } = readWith(
      'Folks who call Ohio home.',
      clause('call Ohio home', { fact: 'state', in: ['OH'] }),
    )
    expect(taken).toBe(1)
    expect(reading).toMatchObject({
      known: 'read',
      unread: [],
      clauses: [
        {
          words: 'call Ohio home',
          at: { text: 0, from: 10, to: 24 },
          criteria: { fact: 'state', in: ['OH'] },
          confidence: 'likely',
          reader: 'model',
        },
      ],
    })
  })

  it('finds words that a model wrote with other quotes, dashes and blanks', () => {
    const { reading } = readWith(
      'Kids of the Buckeye State – that’s “Ohio”.',
      clause("the  buckeye state - that's 'Ohio'", { fact: 'state', in: ['OH'] }),
    )
    expect(reading.clauses[0]?.words).toBe('the Buckeye State – that’s “Ohio')
  })

  it.each([
    ['words that are not there', clause('residents of Ohio', { fact: 'state', in: ['OH'] })],
    ['half a word', clause('hio home', { fact: 'state', in: ['OH'] })],
    ['no words', clause('“”', { fact: 'state', in: ['OH'] })],
    ['a value that the words do not say', clause('call Ohio home', { fact: 'state', in: ['NV'] })],
    ['a fact that does not exist', clause('call Ohio home', { fact: 'shoeSize', gte: 9 })],
    ['criteria that are none', clause('call Ohio home', 'everybody')],
    ['a question', clause('call Ohio home', { attest: 'Do you call Ohio home?' })],
  ])('refuses %s, and leaves the sentence unread', (_, said) => {
    const { reading, refused } = readWith('Folks who call Ohio home.', said)
    expect(refused).toBe(1)
    expect(reading).toMatchObject({ known: 'unread', clauses: [] })
    expect(reading.unread).toHaveLength(1)
  })

  it('asks where the model is not sure, or something is denied outside the words', () => {
    const unsure = readWith(
      'Folks who call Ohio home.',
      clause('call Ohio home', { fact: 'state', in: ['OH'] }, { isSure: false }),
    )
    const denied = readWith(
      'Folks who no longer call Ohio home.',
      clause('call Ohio home', { fact: 'state', in: ['OH'] }),
    )
    for (const { reading } of [unsure, denied]) {
      expect(reading.known).toBe('partly')
      expect(reading.clauses[0]?.confidence).toBe('unsure')
      expect(reading.unread).toHaveLength(1)
    }
  })

  it('takes nothing against what the rules are certain of', () => {
    const texts = listing('Applicants must be Ohio residents.', 'Folks from Texas, basically.')
    const rules = readListing(texts)
    const { reading, refused } = addModelReading(texts, rules, [
      asks(1, [clause('Ohio', { fact: 'state', notIn: ['OH'] })]),
      asks(2, [clause('from Texas', { fact: 'state', in: ['TX'] })]),
    ])
    expect(refused).toBe(1)
    expect(reading.clauses).toEqual(rules.clauses)
    expect(reading.known).toBe('partly')
  })

  it('passes over a sentence that asks nothing only when no word of it asks', () => {
    const texts = listing('Our founder loved the sea.', 'Applicants must love the sea.')
    const nothing = (number: number): KeptSentence => ({
      number,
      says: 'nothing',
      isComplete: true,
      clauses: [],
    })
    const { reading } = addModelReading(texts, unreadOf(texts), [nothing(1), nothing(2)])
    expect(reading.unread.map(({ words }) => words)).toEqual(['Applicants must love the sea.'])
    expect(reading.known).toBe('unread')
  })

  it('never makes anybody fit whom nobody asked: nothing said is not read', () => {
    const texts = listing('Our founder loved the sea.')
    const answer: KeptSentence = { number: 1, says: 'nothing', isComplete: true, clauses: [] }
    expect(addModelReading(texts, unreadOf(texts), [answer]).reading.known).toBe('unread')
  })

  it('leaves an incomplete sentence unread beside what was taken of it', () => {
    const texts = listing('Folks who call Ohio home and love the sea.')
    const { reading } = addModelReading(texts, unreadOf(texts), [
      asks(1, [clause('call Ohio home', { fact: 'state', in: ['OH'] })], false),
    ])
    expect(reading).toMatchObject({ known: 'partly', clauses: [{ confidence: 'likely' }] })
  })

  it('keeps what is preferred a preference', () => {
    const { reading } = readWith(
      'A nod goes to those who call Ohio home.',
      clause('call Ohio home', { fact: 'state', in: ['OH'] }, { isPreferred: true }),
    )
    expect(reading.clauses[0]?.criteria).toEqual({ fact: 'state', in: ['OH'], soft: true })
  })

  it('hears nothing of sentences that do not exist or were read', () => {
    const texts = listing('Applicants must be Ohio residents.')
    const rules = readListing(texts)
    const said = [clause('Ohio residents', { fact: 'citizenship', in: ['us_citizen'] })]
    const { reading, taken } = addModelReading(texts, rules, [asks(1, said), asks(99, said)])
    expect(taken).toBe(0)
    expect(reading).toEqual(rules)
  })
})
