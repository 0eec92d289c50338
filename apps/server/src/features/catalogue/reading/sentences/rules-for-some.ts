import type { HardClause } from '@laurel/matching/criteria'
import { asksSame, isClauseOfPersons, isOfPersons, membersOf } from './clause-facts.ts'
import type { Label } from './label.ts'
import type { Quote, SentenceClause } from '../listing-reading.ts'
import type { Draft } from '../reading-draft.ts'
import type { Segment } from './split-segments.ts'
import type { Word } from '../words/split-words.ts'

const MUST = /^(?:must|may|need|needs)$/
/** The labels of what stands between semicolons and the like. */
const statementsOf = (segments: readonly Segment[]): Label[][] => {
  const statements: Label[][] = []
  for (const { labels, link } of segments) {
    const last = statements.at(-1)
    if (last && link !== 'start') last.push(...labels)
    else statements.push([...labels])
  }
  return statements
}

/** 'Transfer students must …' */
const rulesSome = (labels: readonly Label[]): boolean => {
  const people = labels.findIndex((label) => isOfPersons(label) && !MUST.test(label.text))
  return people >= 0 && labels.slice(people).some(({ text }) => MUST.test(text))
}

/** 'Awards go to seniors in the top third and to undergraduates with a 3.0.' */
const namesTwoKinds = (segments: readonly Segment[]): boolean =>
  segments.some(({ labels, link }, at) => {
    const isSecond = at > 0 && link !== 'start' && labels[0]?.text === 'to'
    const second = labels.find(({ kind }) => kind !== 'glue')
    return (
      isSecond &&
      isOfPersons(second) &&
      segments.slice(0, at).some(({ labels: before }) => before.some(isOfPersons))
    )
  })

/** What some may do, or are asked to, that is no condition for the others: 'may count', 'should see'. */
const ASIDE = new RegExp(
  [
    '\\b(?:must|should|need to|needs to|have to)\\s+(?:also\\s+)?(?:submit|send|provide|include|write|complete|obtain|file|contact|attach|sign|mail|explain|list|upload|ask|arrange|check|take an?|pass an?|show (?:an?|proof|evidence)|have (?:their|your|a|his or her) (?:parents?|counselors?|teachers?|school|guardians?|coach))\\b',
    '\\bneeds? (?:an?|their|the) (?:[a-z]+ )?(?:letter|form|parent|signature|copy|note|recommendation|transcript)',
    '\\b(?:may|can|could|should|need(?:s)?(?: only| not)?|will)\\s+(?:also\\s+|still\\s+|only\\s+)?(?:reapply|count|wait|see|contact|ask|substitute|check|visit|consult|choose|select|defer|omit|upload|call|e-?mail|combine|replace|find|look|keep|apply (?:instead|elsewhere|to (?:a|an|the|our|their) (?!(?:scholarship|award|fund|program)\\b)))\\b',
    '\\bapply (?:again|as|through|only|early)\\b',
    '\\b(?:receives?|gets?) (?:\\$|half|the full|a (?:larger|smaller)|an extra|more)',
    '\\b(?:pays?|lists?|auditions?|interviews?) (?:the|their|with|in|an?|his)\\b',
    '\\bare (?:invited|asked|welcome|expected|required) to (?!apply|enter|compete|be\\b|have\\b|participate)',
  ].join('|'),
  'i',
)
const MODAL = /\b(?:must|should|may|can|need|needs|have to)\b/i

/** A sentence that begins with people of some kind and goes on with what these may do, or must besides. */
const tellsSomeAside = (
  segments: readonly Segment[],
  sentence: string,
  words: readonly Word[],
): boolean => {
  const aside = ASIDE.exec(sentence)
  if (!aside || MODAL.test(sentence.slice(0, aside.index).replace(LAST_MODAL, ''))) return false
  const some = segments.flatMap(({ labels }) => labels).find(({ kind }) => kind !== 'glue')
  const end = words[(some?.to ?? 0) - 1]?.to ?? Infinity
  return some?.kind === 'clause' && end - (words[0]?.from ?? 0) <= aside.index
}
const LAST_MODAL =
  /\b(?:must|should|may|can|could|will|need|needs)\s+(?:also\s+|still\s+|only\s+)?$/i

/** 'Freshmen must have a 3.2; others may …': a rule for each kind of people, and none for everybody. */
export const hasRulesForSome = (
  segments: readonly Segment[],
  sentence: string,
  words: readonly Word[],
): boolean => {
  const [first, ...others] = statementsOf(segments)
  return (
    (first?.some(({ kind }) => kind === 'clause') === true && others.some(rulesSome)) ||
    namesTwoKinds(segments) ||
    letsInOthers(segments) ||
    letsInStrangers(segments) ||
    tellsSomeAside(segments, sentence, words)
  )
}

const OF_STUDENTS = /"(?:enrollment|degreeType)"/
const SOMEBODY = /^(?:students?|those|individuals?|persons?|people|anyone)$/
/** A word before somebody: 'or a student attending …'. */
const ARTICLE = /^(?:an?|any|current|other)$/
/**
 * 'Open to graduating seniors and students currently enrolled at a college': two kinds of people, of whom
 * each is enough.
 */
const letsInOthers = (segments: readonly Segment[]): boolean => {
  const labels = segments.flatMap((segment) => segment.labels)
  return labels.some((label, at) => {
    if (label.kind !== 'or' && label.kind !== 'and') return false
    const before = labels.slice(0, at)
    // Side by side an 'or' is read as the choice that it is.
    const isBeside = label.kind === 'or' && isLevel(before.at(-1)?.clause)
    return (
      !isBeside &&
      before.some(({ clause }) => isLevel(clause)) &&
      isSomebody(labels, ARTICLE.test(labels[at + 1]?.text ?? '') ? at + 2 : at + 1)
    )
  })
}

/** 'Students who are 18 OR young professionals who …': other people, behind a word for those before. */
const letsInStrangers = (segments: readonly Segment[]): boolean => {
  const labels = segments.flatMap((segment) => segment.labels)
  const first = labels.findIndex(({ kind }) => kind !== 'glue')
  const isOfSomebody = labels.slice(0, first + 1).some(({ text }) => SOMEBODY.test(text))
  return (
    isOfSomebody &&
    labels.some((label, at) => {
      const next = labels.slice(at + 1, at + 5)
      const who = next.findIndex(({ text }) => text === 'who')
      return (
        label.kind === 'or' &&
        who > 0 &&
        next.slice(0, who).some(({ kind }) => kind === 'left') &&
        next.slice(0, who).every(({ kind }) => /^(?:left|glue|vague)$/.test(kind))
      )
    })
  )
}

/** 'Students enrolled in college', of whom something is asked. */
const isSomebody = (labels: readonly Label[], at: number): boolean => {
  const label = labels[at]
  if (!label || !SOMEBODY.test(label.text)) return false
  const behind = labels.slice(at + 1).find(({ kind }) => kind !== 'glue')
  return label.kind === 'clause' || (label.kind === 'glue' && behind?.kind === 'clause')
}
const isLevel = (clause: HardClause | undefined): boolean =>
  JSON.stringify(clause ?? null).includes('"schoolLevel"')

const AT_HEAD = /^(?:the |an? |any |all |each |every )?$/i
const MUST_BEHIND = /^[^.;:,]{0,40}?\b(?:must|needs?|should|have to|has to)\b/i

/** The kind of people of whom alone a sentence speaks: 'College students need a 2.5'. */
export const kindAtHead = (
  clauses: readonly SentenceClause[],
  text: string,
  { from, to }: { from: number; to: number },
): HardClause | undefined => {
  const [first] = clauses.toSorted((one, other) => one.from - other.from)
  const isHead =
    first !== undefined &&
    (isClauseOfPersons(first.clause) || OF_STUDENTS.test(JSON.stringify(first.clause))) &&
    AT_HEAD.test(text.slice(from, first.from)) &&
    MUST_BEHIND.test(text.slice(first.to, to))
  return isHead ? first.clause : undefined
}

/** Whether it lets in the kind, and nobody beside it. */
const isForThem = (clause: HardClause, kind: HardClause): boolean => {
  if (!asksSame(clause, kind)) return false
  if (!('fact' in clause && 'in' in clause && 'fact' in kind && 'in' in kind)) return true
  const own = new Set(membersOf(kind))
  return clause.fact !== 'schoolLevel' || membersOf(clause).every((id) => own.has(id))
}

/**
 * Takes back what a sentence asks of one kind of people, where other sentences ask something of all and
 * none of them says that the award is for that kind.
 */
export const leaveRulesForSome = (draft: Draft): void => {
  const ofAll = draft.found.filter(({ isSoft, ofKind }) => !isSoft && !ofKind)
  if (!ofAll.some(({ origin }) => origin === 'text')) return
  const left = new Set(
    draft.found.filter(
      ({ ofKind }) => ofKind && !ofAll.some(({ clause }) => isForThem(clause, ofKind.kind)),
    ),
  )
  const known = new Set(draft.unread.map(keyOf))
  const sentences = new Set([...left].flatMap(({ ofKind }) => ofKind?.sentence ?? []))
  draft.found = draft.found.filter((found) => !left.has(found))
  draft.unread.push(...[...sentences].filter((sentence) => !known.has(keyOf(sentence))))
}

const keyOf = ({ at }: Quote): string => `${at.text}:${at.from}`
