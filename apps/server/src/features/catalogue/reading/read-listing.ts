import type { Clause } from '@laurel/matching/criteria'
import { isOfCountryAlone, isPlaceTold, withForeigners } from './abroad.ts'
import { addSubject, columnClauses } from './add-columns.ts'
import { addText } from './add-text.ts'
import { withBareCounties } from './bare-counties.ts'
import { bodyClauses } from './body-clauses.ts'
import { listingHints } from './listing-hints.ts'
import type { ColumnClause, ListingReading, ListingText, ReadClause } from './listing-reading.ts'
import { ownCollegeClauses } from './givers/own-college.ts'
import { ownHighSchoolClauses } from './givers/own-high-school.ts'
import { ownPeopleClauses } from './givers/own-people.ts'
import { ownPlaceClauses } from './givers/own-place.ts'
import { readTitle } from './read-title.ts'
import { type Draft, type Found, toFound } from './reading-draft.ts'
import { reconcileClauses } from './reconcile-clauses.ts'
import { leaveRulesForSome } from './sentences/rules-for-some.ts'
import { isOfAllFields, isSubjectColumn } from './subject-column.ts'
import { isLiftedByTexts, isOfSponsor, isWidenedByTexts } from './titles-and-texts.ts'
import { leaveWaived } from './waived-facts.ts'

const toClause = ({ clause, isSoft }: Found): Clause =>
  isSoft ? { ...clause, soft: true } : clause

const toReadClause = (found: Found): ReadClause => ({
  words: found.words,
  at: found.at,
  criteria: toClause(found),
  confidence: found.confidence,
  reader: 'rules',
  ...(found.why === undefined ? {} : { why: found.why }),
})

/**
 * Reads who may have an award from the texts of its listing and the columns that were parsed. Pure,
 * and linear in the length of the texts. Clauses from columns have no place in a text (`at.text` -1).
 */
export const readListing = (
  texts: readonly ListingText[],
  columns: readonly ColumnClause[] = [],
): ListingReading => {
  const draft: Draft = {
    found: [],
    unread: [],
    asksNothing: [],
    ranking: [],
    lifted: new Set(),
    waived: new Set(),
    named: [],
    isOpen: false,
  }
  const isOfSubjects = ({ words, clause }: ColumnClause) => isSubjectColumn(words, clause)
  const subjects = columns.filter(isOfSubjects)
  const others = columns.filter((column) => !isOfSubjects(column))
  draft.found.push(...columnClauses(others, texts))
  const listing = listingHints(texts, columns)
  for (const [at, text] of texts.entries()) {
    if (text.kind === 'sponsor') continue
    if (text.kind === 'title')
      draft.found.push(
        ...readTitle(text.text)
          .filter((read) => !isOfSponsor(text.text, read, texts))
          .map((read) => toFound(read, text.text, at, 'name')),
      )
    else addText({ draft, source: text, at, listing })
  }
  draft.found = withForeigners(draft.found, columns)
  draft.found = draft.found.filter((found) => !isPlaceTold(found, draft.found))
  leaveRulesForSome(draft)
  leaveWaived(draft)
  draft.found = draft.found.filter(
    (found) => !isWidenedByTexts(found, draft.named) && !isLiftedByTexts(found, texts),
  )
  draft.found.push(...bodyClauses(draft, texts))
  draft.found.push(
    ...ownCollegeClauses(draft, texts),
    ...ownHighSchoolClauses(draft, texts),
    ...ownPlaceClauses(draft, texts),
    ...ownPeopleClauses(draft, texts),
  )
  for (const column of subjects) addSubject(draft, column, texts)
  const settled = reconcileClauses(draft.found, draft.lifted)
    .filter(({ clause }) => !isOfAllFields(clause))
    .map((found) => withBareCounties(found, texts))
  const told = settled.filter(({ origin }) => origin !== 'name')
  const saysWhoMay =
    told.some((each) => !each.isSoft && !isOfCountryAlone(each)) ||
    draft.isOpen ||
    draft.lifted.size > 0
  // Who is liked tells nobody who may apply.
  if (!saysWhoMay && draft.unread.length === 0) draft.unread.push(...draft.ranking)
  const isTold = saysWhoMay || told.some((each) => !isOfCountryAlone(each))
  const known = !isTold ? 'unread' : draft.unread.length > 0 ? 'partly' : 'read'
  return {
    known,
    clauses: settled.map(toReadClause),
    unread: draft.unread,
    asksNothing: draft.asksNothing,
  }
}
