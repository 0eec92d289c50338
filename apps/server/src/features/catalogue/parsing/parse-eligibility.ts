import type { HardClause } from '@laurel/matching/criteria'
import { parseOptions } from './cells/parse-options.ts'
import { isAbsent, READABLE_CHARACTERS, toLines } from './cells/parse-text.ts'
import { NAMES_PARTNERS } from '../reading/frames/partner-patterns.ts'

export interface ParsedEligibility {
  /** What a student must say yes to, verbatim. */
  questions: string[]
  /** What describes the award or how to apply, and asks the student nothing. */
  notes: string[]
  /** What the questions seem to ask; an organiser confirms it before it counts. */
  suggested: HardClause[]
}

/** Sentences about the award, its rounds or its form: conservative, for a missed question could mislead. */
const ABOUT_THE_AWARD: RegExp[] = [
  /^(?:one|a single) (?:\w+ )*?(?:common )?application (?:matches|window|for (?:many|several|multiple))\b/i,
  /^one (?:\w+ ){0,2}application auto-matches\b/i,
  /^(?:application window|applications? opens?|opens annually|closes at)\b/i,
  /^tiers of \$/i,
  /^~?\$[\d.,]+[kmb]? (?:awarded|in (?:total|prizes))\b/i,
  /^~?\d+\+? (?:cash prizes|named (?:awards|scholarships))\b/i,
  /^selected on\b/i,
  /^(?:\w+[ ,]+(?:and )?){1,4}focus$/i,
  /^[\w-]+ network$/i,
  /^need-based$/i,
  /^(?:several|multiple) (?:distinct |national )?(?:awards|fellowship tracks|scholarships)\b[^;]*$/i,
  /^includes (?:a |an )/i,
  /^institutional \+ departmental awards$/i,
  /^national (?:winner|first place|competition|medalists)\b/i,
  /^(?:recurring award|renewable award)\b/i,
  /^last-dollar\b/i,
  /^(?:full-(?:cost|tuition|ride)|full four-year) (?:\w+ )?(?:awards?|scholarships?)\b[^;]*$/i,
  /^verify\b/i,
  /^no (?:essay|gpa|minimum|application|purchase)\b[^;]*(?:;[^;]*)?$/i,
  /^(?:apply|enter|submit) (?:via|through|online|at|using)\b/i,
  /^each high school may nominate\b/i,
  /^(?:undergraduate|freshman|graduate), [^.]*\btracks$/i,
  /^(?:video contest|passion-driven video|work-ethic essay|novel-based essay|essay on|create a)\b/i,
  /^awardees? (?:are )?notified\b/i,
]

/** Whether a line plainly describes the award, its rounds or its form. */
export const aboutTheAward = (sentence: string): boolean =>
  sentence.length <= READABLE_CHARACTERS &&
  !NAMES_PARTNERS.test(sentence) &&
  ABOUT_THE_AWARD.some((pattern) => pattern.test(sentence))

type Suggest = (sentence: string) => HardClause | null

const when =
  (pattern: RegExp, clause: (match: RegExpExecArray) => HardClause | null): Suggest =>
  (sentence) => {
    const match = pattern.exec(sentence)
    return match ? clause(match) : null
  }

const number = (text: string | undefined): number => Number(text)

const SUGGESTIONS: Suggest[] = [
  when(
    /(?<![\d.])([1-4]\.\d{1,2})\s*\+?\s*(?:\w+ )?gpa\b|\bgpa (?:of )?(?:at least )?([1-4]\.\d{1,2})|\bminimum (?:of )?(?:a )?([1-4]\.\d{1,2})/i,
    (match) => {
      if (/\bmost\b/i.test(match.input)) return null
      const gpa = number(match[1] ?? match[2] ?? match[3])
      return gpa <= 4 ? { fact: 'gpa', gte: gpa } : null
    },
  ),
  when(/\bages? (\d{1,2})\s?(?:-|–|to)\s?(\d{1,2})\b/i, (match) => ({
    fact: 'age',
    between: [number(match[1]), number(match[2])],
  })),
  when(/\bages? (\d{1,2})\+|\bage (\d{1,2}) or older\b|\bat least (\d{1,2}) years\b/i, (match) => ({
    fact: 'age',
    gte: number(match[1] ?? match[2] ?? match[3]),
  })),
  when(/\b(?:age )?(\d{1,2}) or younger\b/i, (match) => ({ fact: 'age', lte: number(match[1]) })),
  when(/\bfull[- ]time\b/i, () => ({ fact: 'enrollment', in: ['full_time'] })),
  when(/\bpell[- ]eligible\b/i, () => ({ fact: 'pellEligible', is: true })),
  when(
    /\b(?:with|demonstrated?|\+|and) financial need\b|^financial need\b|\bfinancial need required\b|\blow-income\b/i,
    () => ({ fact: 'financialNeed', is: true }),
  ),
  when(/\bfirst[- ]gen(?:eration)?\b(?! prioriti)/i, () => ({ fact: 'firstGeneration', is: true })),
  when(/\blgbtq/i, () => ({ fact: 'lgbtq', is: true })),
  when(/\b(?:women|female|mothers)\b(?! and nonbinary)/i, () => ({
    fact: 'gender',
    in: ['female'],
  })),
  when(/\bwomen and nonbinary\b/i, () => ({ fact: 'gender', in: ['female', 'other'] })),
  when(/\blearning disabilit/i, () => ({ fact: 'disability', in: ['learning_disability'] })),
  when(/\b(?:legally )?blind\b/i, () => ({ fact: 'disability', in: ['blind_or_low_vision'] })),
  when(/\bstem\b/i, () => ({ fact: 'fieldOfStudy', in: ['stem'] })),
  when(/\bchildren (?:and spouses )?of\b.*\b(?:service members|veterans|military)\b/i, (match) => {
    const child: HardClause = {
      fact: 'militaryAffiliation',
      relation: 'parent',
      in: ['any_military'],
    }
    return /spouses/i.test(match[0])
      ? { any: [child, { fact: 'militaryAffiliation', relation: 'spouse', in: ['any_military'] }] }
      : child
  }),
]

/** Who may apply by nationality or origin, where a sentence names it in passing ('..., U.S. citizen/PR'). */
const CITIZENS =
  /\bU\.?S\.? (?:citizens?|nationals?)(?:\s?\/\s?|,? (?:or|and) |, )?(?:(?:legal |permanent )*residents?|PR\b|(?:legal|lawful) residents?)?(?:,? or |\/|, )?(?:DACA)?/i
const ORIGINS =
  /\b(?:hispanic(?:\/latino)?|latino|latina|native american|american indian|alaska native|african american|black|asian|pacific islander)\b/gi

const suggestCitizenship: Suggest = (sentence) => {
  const stated = CITIZENS.exec(sentence)?.[0]
  if (!stated || /ineligible|excludes/i.test(sentence)) return null
  const ids = parseOptions(
    'citizenship',
    stated.replace(/legal residents?/i, 'permanent resident'),
  ).ids
  return ids.length > 0 ? { fact: 'citizenship', in: ids } : null
}

const suggestOrigin: Suggest = (sentence) => {
  const stated = [...sentence.matchAll(ORIGINS)].map(([word]) => word)
  const ids = parseOptions('ethnicity', stated.join(', ')).ids
  if (ids.length === 0 || /\bprimarily\b|\brights\b/i.test(sentence)) return null
  const isOfParent = /\bparent of\b/i.test(sentence)
  return isOfParent ? null : { fact: 'ethnicity', in: ids }
}

const MAJORS =
  /^(?:students? (?:pursuing|studying|majoring in)|undergraduate women majoring in|(?:declared|enrolled) )?(.*?)(?: majors?(?: at .*)?| students?| undergrads.*| education)?$/i

const suggestField: Suggest = (sentence) => {
  const stated = MAJORS.exec(sentence.replace(/ or a related .*$/i, ''))?.[1] ?? ''
  const { ids, isComplete } = parseOptions('fieldOfStudy', stated)
  return isComplete ? { fact: 'fieldOfStudy', in: ids } : null
}

const suggest = (sentence: string): HardClause[] =>
  sentence.length > READABLE_CHARACTERS
    ? []
    : [...SUGGESTIONS, suggestCitizenship, suggestOrigin, suggestField].flatMap(
        (read) => read(sentence) ?? [],
      )

const without = <T>(list: T[]): T[] => {
  const seen = new Set<string>()
  return list.filter((entry) => {
    const key = JSON.stringify(entry)
    return !seen.has(key) && seen.add(key)
  })
}

/** Sorts the lines of a free text. Every line stays verbatim: as a question unless it plainly asks nothing. */
export const parseEligibility = (lines: readonly string[]): ParsedEligibility => {
  const sentences = without(
    lines.flatMap((line) => toLines(line)).filter((line) => !isAbsent(line)),
  )
  const questions = sentences.filter((sentence) => !aboutTheAward(sentence))
  return {
    questions,
    notes: sentences.filter((sentence) => aboutTheAward(sentence)),
    suggested: without(questions.flatMap(suggest)),
  }
}
