import type { Judgement, JudgedClause, SoughtClause } from './judge-clauses.ts'
import type { JudgedListing } from './judge-listing.ts'
import type { GoldListing } from './shapes.ts'

type Faults = (listing: JudgedListing) => readonly string[]

const LISTS: readonly (readonly [title: string, faults: Faults])[] = [
  ['Wrong hard clauses', ({ hard }) => clausesThatAre('wrong', hard)],
  ['Partial hard clauses', ({ hard }) => clausesThatAre('partial', hard)],
  ['Wrong preferences', ({ preferences }) => clausesThatAre('wrong', preferences)],
  ['Wrong awards', (listing) => valueThatIsWrong('award', listing)],
  ['Wrong dates', (listing) => valueThatIsWrong('deadline', listing)],
  ['Missed facts', ({ sought }) => notFound(sought)],
  ['Missed preferences', ({ soughtPreferences }) => notFound(soughtPreferences)],
  ['Lost without a question', ({ lost }) => lost],
  ['Questions with nothing to ask', ({ idleQuestions }) => idleQuestions],
]

/** Each clause, sum and date that is wrong or missing, with its words. */
export function renderFaults(
  judged: readonly JudgedListing[],
  absent: readonly GoldListing[],
): string {
  const lists = LISTS.flatMap(([title, faults]) =>
    renderList(
      title,
      judged.flatMap((listing) =>
        faults(listing).map((fault) => `${nameOf(listing.gold)}: ${fault}`),
      ),
    ),
  )
  return [...lists, ...renderList('Not found in the clauses', absent.map(nameOf)), ''].join('\n')
}

function renderList(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ['', `## ${title} (${lines.length})`, ...lines]
}

function clausesThatAre(judgement: Judgement, clauses: readonly JudgedClause[]): string[] {
  return clauses
    .filter((clause) => clause.judgement === judgement)
    .map(({ words, confidence, clause, why }) => {
      const reason = why ? ` (${why})` : ''
      return `${confidence} ${show(clause)} from "${words}"${reason}`
    })
}

function valueThatIsWrong(value: 'award' | 'deadline', { gold, read, ...judged }: JudgedListing) {
  if (judged[value] !== 'wrong') return []
  const sums = value === 'award' ? ` with amounts ${show(read.amounts)}` : ''
  return [`read ${show(read[value])}${sums}, is ${show(gold[value])}`]
}

function notFound(sought: readonly SoughtClause[]): string[] {
  return sought
    .filter(({ found }) => found !== 'found')
    .map(({ found, clause }) => `${found} ${show(clause)}`)
}

function nameOf({ id, title, sponsor }: GoldListing): string {
  return [id, title, sponsor].filter(Boolean).join(' · ')
}

function show(value: unknown): string {
  return JSON.stringify(value) ?? 'nothing'
}
