import type { HardClause } from '@laurel/matching/criteria'
import { fieldOfMajor } from '@laurel/matching/majors'
import { findPhrases } from '../../reading/words/find-phrases.ts'
import { splitWords } from '../../reading/words/split-words.ts'
import type { CellReading } from './cell-reading.ts'
import { majorInFull } from './major-shorthand.ts'
import { parseOptions } from './parse-options.ts'
import { humanise, splitCamelCase } from './parse-text.ts'

/** A degree of one subject, in a column of majors. */
const DEGREES: Readonly<Record<string, readonly [degree: string, field: string]>> = {
  mba: ['master', 'business'],
  emba: ['master', 'business'],
  'executive mba': ['master', 'business'],
  msw: ['master', 'social_work'],
  mph: ['master', 'health_sciences'],
  jd: ['doctoral', 'law'],
  pharmd: ['doctoral', 'pharmacy'],
  dvm: ['doctoral', 'veterinary_medicine'],
}

const degreeNamed = (text: string) => DEGREES[text.toLowerCase().replaceAll('.', '').trim()]

const FIELD = 'fieldOfStudy'

/** The fields of a major that has a name of its own in the list of majors. */
const fieldsOfMajor = (text: string): string[] => {
  const words = splitWords(text, 0, text.length)
  const whole = findPhrases(words)[0]?.find(
    ({ kind, length }) => kind === 'field' && length === words.length,
  )
  const fields = whole?.ids.map((id) => fieldOfMajor(id)) ?? []
  return fields.flatMap((field) => field ?? []).length === fields.length
    ? fields.flatMap((field) => field ?? [])
    : []
}

const fieldsOf = (item: string): string[] => {
  for (const text of [item, majorInFull(item)]) {
    const { ids, isComplete } = parseOptions(FIELD, text)
    if (isComplete) return ids
    const fields = fieldsOfMajor(text.toLowerCase())
    if (fields.length > 0) return fields
  }
  const degree = degreeNamed(item)
  if (degree) return [degree[1]]
  const parts = item.split(/\band\b|\bor\b|&|\//i).map((part) => part.trim())
  if (parts.length < 2) return []
  const each = parts.map(fieldsOf)
  return each.some((fields) => fields.length === 0) ? [] : each.flat()
}

/**
 * Majors, also in short: 'Ag, Animal Sci', 'Bus./Acctg', 'EE or ME'. Of several of which only some are
 * known, these decide, and the student is asked for the others.
 */
export const parseMajors = (text: string): CellReading | null => {
  const degree = degreeNamed(text)
  if (degree)
    return {
      clause: {
        all: [
          { fact: 'degreeType', in: [degree[0]] },
          { fact: FIELD, in: [degree[1]] },
        ],
      },
    }
  const whole = parseOptions(FIELD, text)
  if (whole.isComplete) return { clause: { fact: FIELD, in: whole.ids } }
  const parts = text
    .split(/[,;|()\n]/)
    .map((part) => splitCamelCase(humanise(part.trim())))
    .filter((part) => part !== '')
  const read = parts.map(fieldsOf)
  const known = [...new Set(read.flat())]
  if (known.length === 0) return null
  if (read.every((fields) => fields.length > 0)) return { clause: { fact: FIELD, in: known } }
  const isList = isMajorList(text) && namesIn(text).length > 1
  return isList ? { clause: withQuestion(known, text) } : null
}

const withQuestion = (known: readonly string[], text: string): HardClause => ({
  any: [
    { fact: FIELD, in: [...known] },
    {
      attest: `Is your field one of these: ${text
        .split(/[,;|]/)
        .map((part) => humanise(part.trim()))
        .join(', ')}?`,
    },
  ],
})

/** Whether a cell is names of majors, one or several, and no sentence. */
export const isMajorList = (text: string): boolean =>
  namesIn(text).every((part) => part !== '' && part.split(/\s+/).length <= 4)

const namesIn = (text: string): string[] => text.split(/[,;|/]/).map((part) => part.trim())
