import { CALLINGS_OF_FIELDS } from '../lexicon/calling-words.ts'
import {
  parseItems,
  type ParsedList,
  phraseItem,
  type SentenceWords,
} from '../words/sentence-words.ts'

const careerItem = phraseItem('career')
const fieldItem = phraseItem('field')

/** A field of study that people also work in: 'a career in accounting'. */
const fieldAsCareer = (sentence: SentenceWords, at: number): ParsedList | null => {
  const field = fieldItem(sentence, at)
  const careers = (field?.ids ?? []).map((id) => CALLINGS_OF_FIELDS[id] ?? '')
  return field && careers.length > 0 && !careers.includes('') ? { ...field, ids: careers } : null
}

/** Careers, told by their own names or by those of fields of study. */
export const parseCareers = (sentence: SentenceWords, start: number): ParsedList | null =>
  parseItems(sentence, start, (_, at) => careerItem(sentence, at) ?? fieldAsCareer(sentence, at))
