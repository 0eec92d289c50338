import type { HardClause } from '@laurel/matching/criteria'
import { fieldOfMajor } from '@laurel/matching/majors'
import { findPhrases } from './words/find-phrases.ts'
import { OF_WORKS } from './lexicon/naming-words.ts'
import { CONTEST, NO_NARROWING, RESTRICTS_FIELD, WIDE_SUBJECT } from './lexicon/subject-words.ts'
import type { ListingText } from './listing-reading.ts'
import { splitWords, type Word } from './words/split-words.ts'

const LONGEST_CHARACTERS = 5000

interface Named {
  id: string
  /** Whether the words before it say that students are of it, or are to be. */
  isAsked: boolean
}

/** The fields that a text names, and whether it restricts itself to them there. */
const namedIn = (text: string): Named[] =>
  text.split(/(?<=[.;!?])\s+|\n/).flatMap((sentence) => {
    const words = splitWords(sentence, 0, sentence.length)
    const fields = findPhrases(words).flatMap((phrases, at) => {
      const field = phrases.find(({ kind }) => kind === 'field')
      return field ? [{ at, end: at + field.length, ids: field.ids }] : []
    })
    const isPlain = !NO_NARROWING.test(sentence) && !OF_WORKS.test(sentence)
    const isWhole = isPlain && areAll(words, fields)
    return fields.flatMap(({ at, ids }, place) => {
      const before = sentence.slice(0, words[at]?.from ?? 0)
      // A list goes on as it began: 'pursuing civil or mechanical engineering'.
      const isNext = at - (fields[place - 1]?.end ?? -LIST_WORDS) < LIST_WORDS
      const isAsked = isWhole && (isNext || RESTRICTS_FIELD.test(before))
      return ids.map((id) => ({ id, isAsked }))
    })
  })

/** A joint and no more between two fields of a list. */
const LIST_WORDS = 2
const JOINT = /^(?:or|and|,|\/|&)$/

interface Place {
  at: number
  end: number
}

/** Whether nothing wider stands beside the fields of a sentence, and nothing unknown in a list with them. */
function areAll(words: readonly Word[], fields: readonly Place[]): boolean {
  const isInside = (at: number) => fields.some((field) => at >= field.at && at < field.end)
  const isJoint = (at: number) => JOINT.test(words[at]?.text ?? '')
  const isWide = words.some(({ text }, at) => WIDE_SUBJECT.test(text) && !isInside(at))
  return (
    !isWide &&
    fields.every(
      ({ at, end }) =>
        !(isJoint(at - 1) && !isInside(at - 2)) && !(isJoint(end) && !isInside(end + 1)),
    )
  )
}

/**
 * The narrower fields that the texts of a listing restrict it to, all of them within those of its column
 * and fewer; null where they name any field beside, only mention one, or nothing is narrower. `meant` are
 * the fields of the column.
 */
export function narrowedSubject(
  texts: readonly ListingText[],
  meant: readonly string[],
): HardClause | null {
  const read = texts.filter(({ kind }) => kind === 'eligibility' || kind === 'description')
  if (texts.some(({ kind, text }) => kind !== 'sponsor' && CONTEST.test(text))) return null
  const named = read.flatMap(({ text }) => namedIn(text.slice(0, LONGEST_CHARACTERS)))
  const asked = new Set(named.filter(({ isAsked }) => isAsked).map(({ id }) => id))
  if (asked.size === 0 || named.some(({ id }) => !isOf(id, asked))) return null
  const fields = [...new Set([...asked].map((id) => fieldOfMajor(id) ?? id))]
  if (!fields.every((id) => meant.includes(id))) return null
  const majors = [...asked].filter((id) => fieldOfMajor(id) !== undefined)
  if (majors.length < asked.size)
    return fields.length < meant.length ? { fact: 'fieldOfStudy', in: fields } : null
  return {
    all: [
      { fact: 'fieldOfStudy', in: fields },
      { fact: 'major', in: majors },
    ],
  }
}

/** Whether what is named is among what is asked, or the field that it is a part of. */
const isOf = (id: string, asked: ReadonlySet<string>): boolean =>
  asked.has(id) || [...asked].some((each) => fieldOfMajor(each) === id)
