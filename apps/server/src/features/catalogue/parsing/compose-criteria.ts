import type { Clause, Criteria, HardClause } from '@laurel/matching/criteria'
import { isAskedAlready } from '@laurel/matching/find-narrowing'
import type { Known } from '@laurel/matching/known'
import { FACTS_OF_PEOPLE } from '../reading/givers/own-people.ts'
import { factNamesOf } from '../reading/sentences/clause-facts.ts'
import { namedPeople } from '../reading/named-people.ts'
import type { ClauseInput } from '../scholarships/scholarship-input.ts'
import { checkCriteria } from './check-criteria.ts'
import { withStates } from './imply-states.ts'
import { withStatus } from './imply-status.ts'
import { levelsOf, withLevels, withoutDenied } from './widen-levels.ts'

/** A clause as far as criteria are made of it. */
export interface ComposedClause extends Pick<
  ClauseInput,
  'words' | 'criteria' | 'confidence' | 'isAsked'
> {
  state: 'read' | 'confirmed' | 'rejected'
  /** Which reader it is from; `column` for what a file has a column for. */
  reader?: string
  /** The entry of the same award that says it, where the listing itself does not. */
  fromId?: string | null
}

export interface Composed {
  criteria: Criteria
  known: Known
  /** What was not understood and can be put to nobody as a question, in the sponsor's words. */
  unreadSentences: string[]
}

/** More sentences that were not understood are only counted: nobody reads a page of them on a card. */
const MOST_SHOWN = 40

/**
 * What a listing asks, made of what was read in it and what was decided about that. `known` is how
 * its texts were read, before anybody decided anything.
 */
export const composeCriteria = (known: Known, clauses: readonly ComposedClause[]): Composed => {
  const stands = clauses.filter(isInForce)
  const open = clauses.filter(isOpenSentence)
  const levels = levelsInDispute(clauses, stands)
  const asked = distinct([
    ...stands.map(({ criteria, state }) =>
      state === 'read' ? withLevels(criteria, levels) : criteria,
    ),
    ...open
      .filter(({ isAsked }) => isAsked)
      .flatMap(({ criteria }) => ('attest' in criteria ? [criteria] : [])),
  ])
  return {
    criteria: checkCriteria({
      all: withoutIdleWishes(withStatus(withStates(asked))),
      ...namedIn(open, clauses.flatMap(unsureOfPeople), stands),
    }),
    known: knownNow(known, clauses),
    unreadSentences: [
      ...new Set(
        clauses
          .filter((clause) => (isOpenSentence(clause) ? !clause.isAsked : isDisputed(clause)))
          .map(({ words }) => words),
      ),
    ].slice(0, MOST_SHOWN),
  }
}

/** Nobody has to read that an award for those in need prefers those in need. */
const withoutIdleWishes = (clauses: readonly Clause[]): Clause[] =>
  clauses.filter((clause) => !('soft' in clause && isAskedAlready(clauses, clause)))

/** The levels of other entries that nobody is shut out for until somebody looked. */
const levelsInDispute = (
  clauses: readonly ComposedClause[],
  stands: readonly ComposedClause[],
): string[] => {
  const own = stands.filter((clause) => !isJoined(clause))
  const levels = own.flatMap(({ criteria }) => levelsOf(criteria))
  const texts = clauses.filter((clause) => !isJoined(clause) && clause.reader !== 'column')
  const words = texts.map((clause) => clause.words)
  return clauses.filter(isDisputed).flatMap(({ criteria, reader }) => {
    const others = levelsOf(criteria)
    return reader === 'column' ? withoutDenied(others, levels, words) : others
  })
}

/** Beyond these many sentences nobody is told apart by them. */
const MOST_NAMED = 2

/** What a name only hints at: whom the body is there for that gives an award. */
const unsureOfPeople = ({ state, confidence, criteria, fromId }: ComposedClause): HardClause[] =>
  state === 'read' &&
  confidence === 'unsure' &&
  typeof fromId !== 'string' &&
  !('soft' in criteria || 'attest' in criteria) &&
  factNamesOf(criteria).every((fact) => HINTED_AT.has(fact))
    ? [criteria]
    : []
const HINTED_AT: ReadonlySet<string> = new Set([...FACTS_OF_PEOPLE, 'fieldOfStudy'])

/** Whom the sentences that were not understood name, beside what the listing asks already. */
const namedIn = (
  open: readonly ComposedClause[],
  unsure: readonly HardClause[],
  stands: readonly ComposedClause[],
): Pick<Criteria, 'named'> => {
  const known = new Set(
    stands
      .filter(({ criteria }) => !('soft' in criteria))
      .flatMap(({ criteria }) => factNamesOf(criteria)),
  )
  const named = distinct([
    ...open.flatMap(({ words }) => namedPeople(words, known) ?? []),
    ...unsure.filter((clause) => !factNamesOf(clause).some((fact) => known.has(fact))),
  ])
  return named.length === 0 ? {} : { named: named.slice(0, MOST_NAMED) }
}

/** Unsure clauses and sentences that nobody confirmed decide nothing. */
export const isInForce = ({ state, confidence }: ComposedClause): boolean =>
  state === 'confirmed' ||
  (state === 'read' && (confidence === 'certain' || confidence === 'likely'))

const isOpenSentence = ({ state, confidence }: ComposedClause): boolean =>
  state === 'read' && confidence === 'unread'

/** Another entry of the award says something else: nobody knows until somebody looked at it. */
const isDisputed = ({ state, confidence, fromId }: ComposedClause): boolean =>
  state === 'read' && confidence === 'unsure' && typeof fromId === 'string'

const isJoined = ({ fromId }: ComposedClause): boolean => typeof fromId === 'string'

/** What other entries say beside it may leave something open, or say what it does not. */
const knownNow = (known: Known, clauses: readonly ComposedClause[]): Known => {
  const isOpen = clauses.some(
    (clause) => isJoined(clause) && (isOpenSentence(clause) || isDisputed(clause)),
  )
  const isMore = known === 'unread' && clauses.some((each) => isJoined(each) && isInForce(each))
  const whole = knownByItself(isMore ? 'partly' : known, clauses)
  return whole === 'read' && isOpen ? 'partly' : whole
}

/**
 * With every sentence settled it is read. Where all that was read was turned down and nothing put in
 * its place, nobody said that it is open to all.
 */
const knownByItself = (known: Known, clauses: readonly ComposedClause[]): Known => {
  const isDecided = clauses.some(({ state }) => state !== 'read')
  if (!isDecided) return known
  const isTold = clauses.some(isInForce)
  const isTurnedDown = clauses.some(
    ({ state, confidence }) => state === 'rejected' && confidence !== 'unread',
  )
  const isConfirmed = clauses.some(({ state }) => state === 'confirmed')
  if ((known === 'unread' && !isConfirmed) || (isTurnedDown && !isTold)) return 'unread'
  return clauses.some(isOpenSentence) ? 'partly' : 'read'
}

/** Two places often say the same. */
export const distinct = <T extends Clause>(clauses: readonly T[]): T[] => [
  ...new Map(clauses.map((clause) => [JSON.stringify(clause), clause])).values(),
]
