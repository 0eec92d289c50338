import { describe, expect, it } from 'vitest'
import { aboutOf } from './classify-sentence.ts'
import type { AboutKind } from './lexicon/about-words.ts'
import type { ListingText } from './listing-reading.ts'
import { readListing } from './read-listing.ts'

const asks = (text: string): ListingText => ({ kind: 'eligibility', text })
const read = (text: string) => readListing([asks(text)])

describe('what a sentence is about that asks nobody who they are', () => {
  it.each<[AboutKind, string]>([
    ['toSend', 'You must submit an essay of 500 words.'],
    ['toSend', 'Students must complete the online form by March 1.'],
    ['toSend', 'To be considered, applicants must answer three short essay questions.'],
    ['toSend', 'A letter of recommendation from a teacher is required.'],
    ['toSend', 'Must be able to provide proof of enrollment.'],
    ['toSend', 'Must be willing to attend the awards ceremony.'],
    ['afterWinning', 'The recipient must use the award within one year.'],
    ['afterWinning', 'Finalists must take part in an interview.'],
    ['afterWinning', 'Scholars join a network of more than 3,000 alumni.'],
    ['selection', 'Judging is based on originality and content.'],
    ['award', 'The scholarship is paid in two installments.'],
    ['award', 'Five scholarships of $1,000 each will be awarded.'],
    ['award', 'Only one award per household.'],
    ['award', 'It covers full tuition for four years.'],
    ['dates', 'Late or incomplete applications will not be accepted.'],
    ['dates', 'Notification of award is made in June.'],
    ['contact', 'For more information, write to the office.'],
    ['contact', 'See the website for full details.'],
    ['history', 'Since 1990 more than 500 students have been helped.'],
    ['history', 'The association represents 5,000 people in 12 states.'],
  ])('%s: %s', (kind, sentence) => {
    expect(aboutOf(sentence)).toBe(kind)
    const { known, unread, asksNothing } = read(sentence)
    expect({ known, unread, asksNothing: asksNothing.length }).toEqual({
      known: 'unread',
      unread: [],
      asksNothing: 1,
    })
  })

  it.each([
    'Applicants must submit an essay and be a member of the local chapter.',
    'You must submit proof that you are a resident of the district.',
    'Recipients must be from a farm.',
    'Winners must have played the harp for a year.',
    'Scholarships are for those who keep bees.',
    'The award is open to beekeepers.',
    'Five scholarships are reserved for beekeepers.',
    'The scholarship was created for students who keep bees.',
    'Applications must be sponsored by a member.',
    'Students must be nominated by a teacher.',
    'Write well and often.',
  ])('stays a question: %s', (sentence) => {
    expect(read(sentence).unread).toHaveLength(1)
  })

  it('still reads the fact that it names', () => {
    expect(read('Applicants must submit proof of U.S. citizenship.').unread).toHaveLength(1)
    expect(read('Recipients must be Ohio residents.').clauses).toMatchObject([
      { criteria: { fact: 'state', in: ['OH'] }, confidence: 'certain' },
    ])
  })

  it.each([
    'Recent winners have been majors in history.',
    'The average GPA of recipients is 3.8.',
    'SAT scores of 1200 are typical.',
    'A 3.0 GPA is required to renew the scholarship.',
  ])('takes nothing of past winners, nor of what keeps an award: %s', (sentence) => {
    expect(read(sentence)).toMatchObject({ clauses: [], unread: [] })
  })
})

describe('what is said of the award around whom it is for', () => {
  it.each<[string, unknown[]]>([
    [
      '$20,000 over five years plus mentoring for high school seniors.',
      [{ fact: 'schoolLevel', in: ['hs_senior'] }],
    ],
    [
      'Latino high school seniors; regional and national awards.',
      [
        { fact: 'ethnicity', in: ['hispanic_latino'] },
        { fact: 'schoolLevel', in: ['hs_senior'] },
      ],
    ],
    [
      'For Ohio residents; covers unmet need up to $10,000 and includes a paid internship.',
      [{ fact: 'state', in: ['OH'] }],
    ],
  ])('%s', (sentence, criteria) => {
    const reading = read(sentence)
    expect(reading.clauses.map((clause) => clause.criteria)).toEqual(criteria)
    expect(reading.clauses.every(({ confidence }) => confidence === 'certain')).toBe(true)
    expect(reading.known).toBe('read')
  })

  it.each([
    'A nursing award for high school seniors.',
    'A scholarship of members of the guild for high school seniors.',
    'For Ohio residents; offers support to members of the guild.',
  ])('keeps a question what may narrow it: %s', (sentence) => {
    expect(read(sentence).known).toBe('partly')
  })

  it.each([
    'At least one recipient will be a resident of Texas.',
    'Two awards are reserved for Hispanic students; the rest are open to everyone.',
    'Each year one award goes to a high school senior and one to a college student.',
  ])('asks of nobody what only some of its awards ask: %s', (sentence) => {
    expect(read(sentence).clauses).toEqual([])
    expect(read(sentence).unread).toHaveLength(1)
  })
})

describe('words that were not understood before a clause', () => {
  it.each([
    'Students must interview a veteran.',
    'Research must address the health of Native American communities.',
    'Must use a wheelchair ramp.',
    'Applicants must attend a school in a low-income community.',
  ])('make it no condition: %s', (sentence) => {
    expect(read(sentence).clauses).toEqual([])
  })

  it('only narrow it where they describe the applicants', () => {
    expect(read('Rural high school seniors with financial need').clauses).toHaveLength(2)
  })
})
