import type { App } from '../../../app-context.ts'
import type { Transaction } from '../../../db/database.ts'
import type { EssayEdit } from '../../../db/schema/essays.ts'
import type { OwnApplicantId } from '../../../http/session.ts'
import { finishInTurns, nextTurn } from '../../../in-turns.ts'
import { htmlOf } from './apply-edits.ts'
import { replay } from './check-record.ts'
import { authorsInSteps, findAuthors, sourceOf, type Source } from './find-authors.ts'
import { findEdits, RUN_WORDS } from './find-edits.ts'
import { asPasted, ofAnswer, ofAssistant, replayPast } from './find-sources.ts'
import { foldRecord, isTooLarge, sizeOf } from './fold-record.ts'
import { readRecords, type RecordAnswer } from './queries.ts'
import { readWords } from './read-words.ts'
import type { EditRow, RecordKey } from './seal-rows.ts'

/** A new version of an essay. */
export interface EssayChange {
  requirementId: string
  /** What was kept until now; `html` is undefined when that was a file. */
  before: { html: string | undefined; version: number | null }
  /** `html` is undefined when the essay became a file. */
  after: { html: string | undefined; version: number | null }
  /** What was pasted since the version before. */
  pastes: readonly string[]
  /** The earlier answer it was taken from. */
  source?: RecordKey | undefined
  /** An earlier round's answer that it goes on with: everything keeps its author. */
  continues?: RecordKey | undefined
}

export type NewEditRow = EditRow & { requirementId: string }

/** Comparing more than this takes milliseconds: other calls have theirs before it. */
const LONG_CHARACTERS = 20_000

export interface EssayOwner {
  applicationId: string
  applicantId: OwnApplicantId
}

/**
 * The rows that record new versions of essays. They belong in the transaction that keeps these,
 * with the application held, so that no other version comes between.
 *
 * An essay that an older version of the program kept has no rows, or lacks the last ones: what
 * stood there without having been recorded comes first, in a row of its own, as the student's.
 */
export async function recordEssays(
  tx: Transaction,
  app: Pick<App, 'essaySeals'>,
  owner: EssayOwner,
  changes: readonly EssayChange[],
  now: Date,
): Promise<NewEditRow[]> {
  if (changes.length === 0) return []
  const asked: { change: EssayChange; isWhole: boolean }[] = []
  for (const change of changes) {
    if ((change.after.html?.length ?? 0) > LONG_CHARACTERS) await nextTurn()
    asked.push({ change, isWhole: needsWhole(change) })
  }
  const known = await readAll(tx, owner, asked)
  const lacking = asked.filter(({ change, isWhole }) => {
    const found = known.get(change.requirementId)
    return !isWhole && (!isAtPar(change, found) || isTooLarge(found?.rows.at(-1)))
  })
  const whole = await readAll(
    tx,
    owner,
    lacking.map(({ change }) => ({ change, isWhole: true })),
  )
  const recorded: NewEditRow[] = []
  for (const { change, isWhole } of asked) {
    const key = { ...owner, requirementId: change.requirementId }
    const found = whole.get(key.requirementId) ?? known.get(key.requirementId)
    if (!found) continue
    const rows = isTooLarge(found.rows.at(-1))
      ? await foldRecord(tx, app, key, found.rows)
      : found.rows
    const answer = { ...found, rows }
    const versions =
      isWhole || whole.has(key.requirementId)
        ? await finishInTurns(catchUp(change, answer))
        : goOn(change, answer)
    if (isWhole) await nextTurn()
    recorded.push(...sealAll(app, key, rows.at(-1), versions, now))
  }
  return recorded
}

async function readAll(
  tx: Transaction,
  owner: EssayOwner,
  asked: readonly { change: EssayChange; isWhole: boolean }[],
): Promise<Map<string, RecordAnswer>> {
  if (asked.length === 0) return new Map()
  const questions = asked.map(({ change: { requirementId, source, continues }, isWhole }) => ({
    requirementId,
    isWhole,
    from: [source, continues].filter((from) => from !== undefined),
  }))
  const answers = await readRecords(tx, owner, questions)
  return new Map(answers.map((answer) => [answer.requirementId, answer]))
}

/** Whether more is wanted than where the record ends: not when a few words were typed. */
function needsWhole({ before, after, pastes, source, continues }: EssayChange): boolean {
  if (after.html === undefined) return false
  if (before.html === undefined || pastes.length > 0 || source || continues) return true
  return findEdits(before.html, after.html).some(
    ({ added }) => readWords(added).length >= RUN_WORDS,
  )
}

/** Whether the record ends with what is kept. */
const isAtPar = ({ before }: EssayChange, known: RecordAnswer | undefined): boolean =>
  (known?.rows.at(-1)?.version ?? null) === before.version

interface Version {
  version: number | null
  edits: EssayEdit[]
}

/** The next version, on a record that ends with the one before. */
function goOn({ before, after }: EssayChange, { rows, taken }: RecordAnswer): Version[] {
  const { version } = after
  if (after.html === undefined) return rows.length > 0 ? [{ version, edits: [] }] : []
  const edits = findEdits(before.html ?? '', after.html)
  return [{ version, edits: findAuthors(after.html, edits, taken.map(ofAssistant)) }]
}

/** The next version, and before it what was kept and never recorded; in steps, for texts are long. */
function* catchUp(change: EssayChange, found: RecordAnswer): Generator<undefined, Version[]> {
  const { before, after } = change
  const versions: Version[] = []
  const past = replayPast(found.rows)
  function* add({ html, version }: { html: string; version: number | null }, others: Source[]) {
    yield
    const edits = findEdits(htmlOf(past.stretches), html)
    yield
    const sources = [past.source(), ...others]
    const step = { version, edits: yield* authorsInSteps(html, edits, sources) }
    past.add(step)
    versions.push(step)
  }
  if (before.html !== undefined && before.html !== htmlOf(past.stretches))
    yield* add({ ...before, html: before.html }, [])
  const hasRecord = found.rows.length + versions.length > 0
  if (after.html !== undefined && (hasRecord || after.version !== null))
    yield* add({ ...after, html: after.html }, sourcesOf(change, found))
  else if (hasRecord) versions.push({ version: after.version, edits: [] })
  return versions
}

/** Where new words may come from, most telling first. */
function sourcesOf({ pastes, continues }: EssayChange, { taken, earlier }: RecordAnswer): Source[] {
  const answers = earlier.map(({ text, rows }) => ofAnswer(text, replay(rows)))
  return [
    ...(continues ? answers : []),
    ...taken.map(ofAssistant),
    ...pastes.map((text) => sourceOf(text, 'pasted')),
    ...(continues ? [] : answers.map(asPasted)),
  ]
}

function sealAll(
  { essaySeals }: Pick<App, 'essaySeals'>,
  key: RecordKey,
  last: EditRow | undefined,
  versions: readonly Version[],
  savedAt: Date,
): NewEditRow[] {
  const rows: NewEditRow[] = []
  for (const version of versions) {
    const before = rows.at(-1) ?? last
    const row = { ...version, ordinal: (before?.ordinal ?? 0) + 1, savedAt }
    const seal = essaySeals.ofRow(key, row, before?.seal ?? '')
    const sizeCharacters = (before?.sizeCharacters ?? 0) + sizeOf(version.edits)
    rows.push({ requirementId: key.requirementId, ...row, seal, sizeCharacters, folded: null })
  }
  return rows
}
