import { MONTHS } from '@laurel/contract/words/date-words'
import type { ParsedList, SentenceWords } from '../words/sentence-words.ts'

const NAMES = MONTHS.map((month) => month.toLowerCase())
const LAST_DAY = 31

const monthAt = ({ words }: SentenceWords, at: number): number => {
  const text = words[at]?.text ?? ''
  const isShort = text.length >= 3 && text !== 'may'
  const month = NAMES.findIndex((name) => name === text || (isShort && name.slice(0, 3) === text))
  return words[at]?.isCapital === true ? month + 1 : 0
}

const dayAt = ({ words }: SentenceWords, at: number): number => {
  const day = Number(/^(\d{1,2})(?:st|nd|rd|th)?$/.exec(words[at]?.text ?? '')?.[1] ?? 0)
  return day <= LAST_DAY ? day : 0
}

const yearAt = ({ words }: SentenceWords, at: number): number =>
  Number(/^((?:19|20)\d\d)$/.exec(words[at]?.raw ?? '')?.[1] ?? 0)

const two = (number: number): string => String(number).padStart(2, '0')

export interface DayInText {
  end: number
  /** As YYYY-MM-DD; null where the text names no year. */
  iso: string | null
}

/** '1 April 2027', 'April 1st, 2027', 'April 1'. */
export const dayInText = (sentence: SentenceWords, start: number): DayInText | null => {
  const isDayFirst = dayAt(sentence, start) > 0
  const ofAt = isDayFirst && sentence.words[start + 1]?.text === 'of' ? 1 : 0
  const month = monthAt(sentence, isDayFirst ? start + 1 + ofAt : start)
  const day = dayAt(sentence, isDayFirst ? start : start + 1)
  if (month === 0 || day === 0) return null
  const end = start + 2 + ofAt
  const comma = sentence.words[end]?.text === ',' ? 1 : 0
  const year = yearAt(sentence, end + comma)
  return year === 0
    ? { end, iso: null }
    : { end: end + comma + 1, iso: `${year}-${two(month)}-${two(day)}` }
}

/** A day of a year, as its one id. */
export const parseDay = (sentence: SentenceWords, at: number): ParsedList | null => {
  const day = dayInText(sentence, at)
  return day?.iso ? { end: day.end, ids: [day.iso], isOpen: false } : null
}
