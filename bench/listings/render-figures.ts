import type { Judgement, JudgedClause, SoughtClause } from './judge-clauses.ts'
import type { JudgedListing } from './judge-listing.ts'
import type { GoldListing } from './shapes.ts'

/** How many clauses are right and found. Names no listing, so that whoever writes rules may see it. */
export function renderFigures(
  judged: readonly JudgedListing[],
  absent: readonly GoldListing[],
): string {
  return [
    `${judged.length} listings judged, ${absent.length} not found in the clauses.`,
    '',
    ...renderPrecision(judged),
    '',
    ...renderRecall(judged),
    '',
    ...renderShares(judged),
    '',
  ].join('\n')
}

function renderPrecision(judged: readonly JudgedListing[]): string[] {
  const hard = judged.flatMap((listing) => listing.hard)
  const rows = ['certain', 'likely'].map((confidence) =>
    renderConfidence(
      confidence,
      hard.filter((clause) => clause.confidence === confidence),
    ),
  )
  const preferences = judged.flatMap((listing) => listing.preferences)
  return [
    '| hard clauses | right | partial | wrong | not judged | right | not wrong |',
    '|---|---|---|---|---|---|---|',
    ...rows,
    renderConfidence('both', hard),
    renderConfidence('preferences', preferences),
  ]
}

function renderConfidence(label: string, clauses: readonly JudgedClause[]): string {
  const count = (judgement: Judgement) =>
    clauses.filter((clause) => clause.judgement === judgement).length
  const [right, partial, wrong] = [count('right'), count('partial'), count('wrong')]
  const all = right + partial + wrong
  const shares = `${share(right, all)} | ${share(right + partial, all)}`
  return `| ${label} | ${right} | ${partial} | ${wrong} | ${count('open')} | ${shares} |`
}

function renderRecall(judged: readonly JudgedListing[]): string[] {
  return [
    '| facts of a careful reader | all | found | partly | as a question | missed | found |',
    '|---|---|---|---|---|---|---|',
    renderSought(
      'required',
      judged.flatMap(({ sought }) => sought),
    ),
    renderSought(
      'preferred',
      judged.flatMap(({ soughtPreferences }) => soughtPreferences),
    ),
  ]
}

function renderSought(label: string, sought: readonly SoughtClause[]): string {
  const count = (found: SoughtClause['found']) =>
    sought.filter((clause) => clause.found === found).length
  const counts = [count('found'), count('partial'), count('asked'), count('missed')].join(' | ')
  return `| ${label} | ${sought.length} | ${counts} | ${share(count('found'), sought.length)} |`
}

function renderShares(judged: readonly JudgedListing[]): string[] {
  const count = (holds: (listing: JudgedListing) => boolean) => judged.filter(holds).length
  const known = Map.groupBy(judged, ({ read }) => read.known)
  const parts = judged.reduce((sum, { gold }) => sum + (gold.unread?.length ?? 0), 0)
  const lost = judged.reduce((sum, listing) => sum + listing.lost.length, 0)
  return [
    ...[...known].map(
      ([name, listings]) =>
        `known ${name}: ${listings.length} (${share(listings.length, judged.length)})`,
    ),
    `called read to the end with something missing: ${count((one) => one.isCalledWholeInVain)}`,
    `parts that no fact expresses: ${parts}, kept as a question ${parts - lost}`,
    `listings with nothing to ask: ${count((one) => one.hasNothingToAsk)}, of which ` +
      `${count((one) => one.idleQuestions.length > 0)} ask students something`,
    ...(['award', 'deadline'] as const).map(
      (value) =>
        `${value}: ${count((one) => one[value] === 'right')} right, ` +
        `${count((one) => one[value] === 'unread')} not read, ` +
        `${count((one) => one[value] === 'wrong')} wrong`,
    ),
  ]
}

function share(part: number, all: number): string {
  return all === 0 ? '–' : `${((100 * part) / all).toFixed(1)} %`
}
