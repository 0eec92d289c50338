import type { HardClause } from '@laurel/matching/criteria'
import type { ListingText } from './listing-reading.ts'
import { type Draft, type Found, quote } from './reading-draft.ts'
import { splitSentences } from './split-sentences.ts'

/** A college that gives awards itself; not a foundation or a system of several. */
const COLLEGE =
  /^(?:The )?(?:(?:University|College|Institute) of \p{Lu}|.* (?:University|College)$)/u
const NO_COLLEGE = /\b(?:foundation|fund|system|alumni|association|press|council)\b/i
const STUDENTS =
  /(?<![\p{L}\p{N}])(\p{Lu}{3,6}) (?:students?|undergraduates?|fresh[mw][ae]n)(?!\p{L})/u
const SMALL = new Set(['of', 'the', 'and', 'at', 'for', 'in'])
const LONGEST_CHARACTERS = 400

/** The first letters of a name: 'University of Nevada, Las Vegas' is UNLV. */
const initialsOf = (name: string): string =>
  (name.match(/[\p{L}\p{N}’'&-]+/gu) ?? [])
    .filter((word) => !SMALL.has(word.toLowerCase()))
    .map((word) => word[0])
    .join('')
    .toUpperCase()

/** 'Admitted/enrolled UNLV students', of an award of that university: those who go there, or want to. */
export const ownCollegeClauses = (draft: Draft, texts: readonly ListingText[]): Found[] => {
  const sponsor = texts.find(({ kind }) => kind === 'sponsor')?.text.trim() ?? ''
  const isRead = draft.found.some(({ clause }) => JSON.stringify(clause).includes('"college"'))
  if (isRead || !COLLEGE.test(sponsor) || NO_COLLEGE.test(sponsor)) return []
  const initials = initialsOf(sponsor.replace(/^The /, ''))
  const clause: HardClause = {
    any: ['college', 'interestedColleges'].map((fact) => ({ fact, in: [sponsor] })),
  }
  const found = texts.flatMap((source, at) =>
    source.kind === 'eligibility' || source.kind === 'description'
      ? splitSentences(source.text)
          .filter((sentence) => {
            const words = source.text.slice(sentence.from, sentence.to)
            const isShort = words.length <= LONGEST_CHARACTERS && !/\b(?:not|non|or)\b/i.test(words)
            return isShort && STUDENTS.exec(words)?.[1] === initials
          })
          .map((sentence) => quote(source.text, at, sentence))
      : [],
  )
  const why = 'The college is told by its first letters.'
  return found
    .slice(0, 1)
    .map((said) => ({ ...said, clause, isSoft: false, confidence: 'likely', origin: 'text', why }))
}
