import type { HardClause } from '@laurel/matching/criteria'
import { asksSame, factsOf } from './sentences/clause-facts.ts'
import type { Label } from './sentences/label.ts'
import { labelWords } from './sentences/label-words.ts'
import { namedAward } from './named-award.ts'
import { titleLevel } from './title-level.ts'
import type { SentenceClause } from './listing-reading.ts'

/** Frames that a title means when it holds them: who it is for. */
const TRUSTED = new Set([
  'gender',
  'ethnicity',
  'ethnicLevel',
  'ethnicGender',
  'heritage',
  'serviceKin',
  'fieldIn',
])
/** Frames that a title means only behind 'for': 'for high school seniors', 'for nursing students'. */
const TRUSTED_BEHIND_FOR = new Set([
  'level',
  'field',
  'fieldLevel',
  'residence',
  'placeLevel',
  'disability',
  'citizenship',
  'life',
  'service',
  'occupation',
])
const FLAGS = new Set(['firstGeneration', 'lgbtq', 'transfer'])

const isTrusted = (labels: readonly Label[], at: number): boolean => {
  const label = labels[at]
  if (!label?.clause || !label.frame) return false
  // 'Veterans' is who; 'Army' or 'military' alone may be who gives it.
  if (label.frame === 'service' && /"veteran"/.test(JSON.stringify(label.clause))) return true
  // 'For foreign students': foreign to where the award is given.
  if (label.frame === 'citizenship' && /foreign/.test(label.text)) return false
  if (label.frame === 'flag') return 'fact' in label.clause && FLAGS.has(label.clause.fact)
  if (TRUSTED.has(label.frame)) return true
  const isBehindFor = labels
    .slice(0, at)
    .some(({ text, kind }) => text === 'for' && kind === 'glue')
  return isBehindFor && TRUSTED_BEHIND_FOR.has(label.frame)
}

/** Words that make a name of what stands before them: a title of one honours, and asks nothing. */
const OF_NAMES =
  /\b(?:memorial|society|association|foundation|league|club|sisterhood|institute|corps|in memory|in honor)\b/i

/** Whom a title remembers. */
const IN_HONOUR = /\bin (?:loving )?(?:memory|honou?r) of\b/i
/** 'Women of the Meadows', 'Young Men of America': a society calls itself so. */
const OF_A_SOCIETY = /^of (?:the [A-Z]|America\b)/

/** What a title asks of a student: 'Women in Engineering', 'for Ohio veterans'. Never certain. */
export const readTitle = (title: string): SentenceClause[] => {
  const plain = readPlainTitle(title)
  const asked = new Set(plain.flatMap(({ clause }) => factsOf(clause)))
  const named = [
    ...readNamedAward(title),
    ...readDepartment(title),
    ...[titleLevel(title)].flatMap((level) => (level ? [byName(level)] : [])),
  ].filter(
    ({ clause }, at, all) =>
      !factsOf(clause).some((fact) => asked.has(fact)) &&
      all.findIndex((other) => asksSame(other.clause, clause)) === at,
  )
  return [...plain, ...named]
}

const readPlainTitle = (title: string): SentenceClause[] => {
  const { words, labels } = labelWords(title, 0, title.length, { isTitle: true })
  const hasStrangeKin = labels.some(
    ({ kind }) => kind === 'others' || kind === 'farHedge' || kind === 'hedge',
  )
  if (hasStrangeKin) return []
  return labels.flatMap((label, at) => {
    if (!label.clause || !isTrusted(labels, at)) return []
    const isJoined = [labels[at - 1], labels[at + 1]].some(
      (beside) => beside?.kind === 'or' || beside?.kind === 'and',
    )
    const rest = title.slice(words[label.to]?.from ?? title.length)
    const from = words[label.from]?.from ?? 0
    if (isJoined || OF_NAMES.test(rest) || IN_HONOUR.test(title.slice(0, from))) return []
    if (OF_A_SOCIETY.test(rest)) return []
    const clause: HardClause = label.clause
    const to = words[label.to - 1]?.to ?? title.length
    return [byName({ clause, from, to })]
  })
}

const byName = (said: Pick<SentenceClause, 'clause' | 'from' | 'to'>): SentenceClause => ({
  ...said,
  isSoft: false,
  confidence: 'likely',
  why: 'The name says it.',
})

/** What stands right before the word for the award: 'Nursing Scholarship', 'Adult Learner Grant'. */
const readNamedAward = (title: string): SentenceClause[] => {
  const award = namedAward(title)
  if (!award || OF_NAMES.test(title)) return []
  const { people, to } = award
  const { words, labels } = labelWords(people, 0, people.length, { isTitle: true })
  const last = labels.findLast(({ kind }) => kind !== 'glue')
  if (!last?.clause || !award.isTrusted(last) || isBehindJoint(labels, last)) return []
  const from = words[last.from]?.from ?? 0
  return [byName({ clause: last.clause, from, to })]
}

const DEPARTMENT =
  /\b(?:Department|School|Conservatory|Faculty) of (\p{Lu}[\p{L}]+(?: \p{Lu}[\p{L}]+)?)|\b(\p{Lu}[\p{L}]+(?: \p{Lu}[\p{L}]+)?) Department\b(?! of)/u
/** What governments have departments of as well. */
const OF_GOVERNMENT =
  /^$|^(?:agriculture|education|health|law|justice|commerce|energy|defense|transportation|environmental?|public|natural)\b/i
/** 'UCSB Department of Music scholarships', 'Music Department scholarships': for who studies it there. */
const readDepartment = (title: string): SentenceClause[] => {
  const found = DEPARTMENT.exec(title)
  const subject = found?.[1] ?? found?.[2] ?? ''
  if (!found || OF_GOVERNMENT.test(subject) || OF_NAMES.test(title.slice(found.index))) return []
  const people = `${subject.split(' ').at(-1)} students`
  const { labels } = labelWords(people, 0, people.length, { isTitle: true })
  const [label] = labels
  if (label?.frame !== 'field' || !label.clause) return []
  const to = found.index + found[0].length
  return [byName({ clause: label.clause, from: found.index, to })]
}

/** 'Arts and Nursing', 'Non-Nursing': what stands before it changes it. */
const isBehindJoint = (labels: readonly Label[], last: Label): boolean => {
  const before = labels[labels.indexOf(last) - 1]
  return before !== undefined && !['left', 'clause', 'glue', 'vague'].includes(before.kind)
}
