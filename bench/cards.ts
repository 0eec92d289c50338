// The first cards of Best match for made-up students, from real catalogues, to be judged by reading the
// listings' own words: npm run bench:cards -- FILE... [--profiles FILE] [--day YYYY-MM-DD] [--cards N] [--texts]
// (--texts: below each card what its listing says)
// Also how many fit, may fit and were not read, how many different questions all cards ask (one that a
// single card asks stands on that card and nowhere else), and which the cards of all students ask most.
import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import type { Reason } from '@laurel/contract/scholarship-shapes'
import { describeReason } from '@laurel/contract/words/describe-reason'
import { openQuestionsOf, questionKey, questionWords } from '@laurel/contract/words/open-question'
import type { Answers } from '@laurel/matching/answers'
import type { Criteria } from '@laurel/matching/criteria'
import { evaluate } from '@laurel/matching/evaluate'
import { FACTS } from '@laurel/matching/facts'
import { isWhole, type Known } from '@laurel/matching/known'
import { openDatabase } from '../apps/server/src/db/database.ts'
import { migrateDatabase } from '../apps/server/src/db/migrate.ts'
import { provideDatabase } from '../apps/server/src/db/provide-database.ts'
import { importFile } from '../apps/server/src/features/catalogue/storing/import-file.ts'
import { mergeDuplicates } from '../apps/server/src/features/catalogue/duplicates/merge-duplicates.ts'
import { readCatalogue } from '../apps/server/src/features/catalogue/matches/read-catalogue.ts'
import { makeDataDir, removeDataDir } from '../apps/server/src/testing/data-dir.ts'

interface Row {
  id: string
  title: string
  sponsor: string
  criteria: Criteria
  known: Known
  text: string
}

/** Nobody listens here to what the server says of itself. */
const QUIET = { info() {} } as unknown as Parameters<typeof readCatalogue>[0]['log']

interface Profile {
  id: string
  who: string
  answers: Answers
}

const { positionals: files, values } = parseArgs({
  allowPositionals: true,
  options: {
    profiles: { type: 'string', default: 'bench/listings/gold/profiles.json' },
    day: { type: 'string', default: '2026-11-23' },
    cards: { type: 'string', default: '20' },
    texts: { type: 'boolean', default: false },
  },
})
if (files.length === 0)
  throw new Error('Usage: bench:cards -- FILE... [--profiles FILE] [--day DAY]')

const profiles: Profile[] = JSON.parse(await readFile(values.profiles, 'utf8'))
const today = values.day
const now = new Date(`${today}T17:00:00Z`)
const clock = { now: () => now }

/** The catalogue as an import leaves it: the index, and what cards show. */
const bringIn = async (url: string) => {
  await migrateDatabase(url)
  const db = openDatabase(url, 4)
  for (const file of files) {
    const options = { db, clock, today, isDryRun: false, onProgress() {}, isStopped: () => false }
    await importFile(file, options)
  }
  await mergeDuplicates({ db, clock })
  const { rows } = await db.$client.query<Row>(`
    select listing.id, title, name as sponsor, criteria, known, description_text as text
    from scholarships as listing join organisations as sponsor on sponsor.id = organisation_id`)
  const { index } = await readCatalogue({ db, clock, log: QUIET })
  await db.$client.end()
  return { index, rows: new Map(rows.map((row) => [row.id, row])) }
}

const folder = await makeDataDir()
const running = await provideDatabase({ databaseUrl: process.env['DATABASE_URL'], dataDir: folder })
const { index, rows } = await bringIn(running.url)
await running.release()
await removeDataDir(folder)

const knownOf = (id: string): Known => rows.get(id)?.known ?? 'unread'

/** What a card says: why it fits, and what it asks. */
const describe = (
  id: string,
  answers: Answers,
): { line: string; questions: Map<string, string> } => {
  const row = rows.get(id)
  if (!row) throw new Error(`No row ${id}`)
  const { reasons } = evaluate(row.criteria, answers, { today, facts: FACTS })
  const words = reasons.map((reason) => ({ ...reason, of: reason.of }) as Reason)
  const open = words.flatMap(openQuestionsOf)
  const said = words.filter(({ result }) => result === 'met').map(describeReason)
  return {
    line: `${row.title} — ${row.sponsor} [${row.known}] ${said.join('; ')}${open.length > 0 ? ` ? ${open.map(questionWords).join(' | ')}` : ''}`,
    questions: new Map(open.map((question) => [questionKey(question), questionWords(question)])),
  }
}

const indented = (text: string): string => text.replaceAll(/^/gm, '     ')

const asked = new Map<string, number>()
for (const { id, who, answers } of profiles) {
  const result = index.query({
    answers,
    nowMs: now.getTime(),
    today,
    excluded: new Set(),
    filters: {},
    order: { by: 'match', direction: 'DESC' },
  })
  const cards = result.page(0, result.total)
  const questions = new Map(cards.flatMap((card) => [...describe(card.id, answers).questions]))
  const decided = cards.filter((card) => describe(card.id, answers).questions.size === 0)
  const cardsOf = new Map<string, number>()
  for (const card of cards)
    for (const [key, words] of describe(card.id, answers).questions) {
      asked.set(words, (asked.get(words) ?? 0) + 1)
      cardsOf.set(key, (cardsOf.get(key) ?? 0) + 1)
    }
  const shared = [...cardsOf.values()].filter((count) => count > 1).length
  const whole = cards.filter(({ id }) => isWhole(knownOf(id)))
  console.log(`\n## ${id}: ${who}`)
  console.log(
    `${result.eligible} fit, ${result.possible} may fit, ${result.unread} not read; ${decided.length} of ${cards.length} cards ask nothing, ${questions.size} different questions, ${shared} of them on more cards than one, ${whole.length} were read whole`,
  )
  for (const [at, card] of cards.slice(0, Number(values.cards)).entries()) {
    console.log(`${at + 1}. ${card.verdict} ${describe(card.id, answers).line}`)
    if (values.texts) console.log(indented(rows.get(card.id)?.text ?? ''))
  }
}

console.log('\n## The questions asked most')
for (const [words, count] of [...asked].toSorted((one, other) => other[1] - one[1]).slice(0, 20))
  console.log(`${count} ${words}`)
