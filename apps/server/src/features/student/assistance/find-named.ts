import { and, eq, inArray } from 'drizzle-orm'
import { scholarships } from '../../../db/schema/scholarships.ts'
import { CallFailure } from '../../../http/failures.ts'
import { wordsOf } from '../../../text/words.ts'
import { readEarlyIds } from '../../catalogue/matches/read-early.ts'
import { readIsSubscriber } from '../../money/quota/queries.ts'
import { parseSearch } from '../../catalogue/scholarships/parse-search.ts'
import { readFound } from '../../catalogue/scholarships/read-found.ts'
import { readOwn } from './answer-own.ts'
import type { Asking } from './found.ts'

export interface Named {
  id: string
  title: string
}

/** Words that many titles share; they name none of them. */
const TITLE_WORDS = new Set(
  `a an and annual at award awards by college education essay fellowship for foundation fund grant grants
  in memorial my of on or prize program scholar scholars scholarship scholarships student students the
  to with`.split(/\s+/),
)
/** Words that questions about a scholarship are asked with, besides its title. */
const ASKING_WORDS = new Set(
  `about allow allowed allows am amount apply ask asks can close closes closing deadline did do does due
  eligible fit get have how i it me much my need needs not open pay pays policy qualify require requires
  status still take takes tell that this what when where which who why win worth`.split(/\s+/),
)
/** The share of a title's telling words that names it. */
const NAMING_SHARE = 0.6
/** A single telling word is a topic rather than a name, unless the student has the scholarship. */
const LEAST_WORDS = 2

const tellingWords = (text: string): string[] =>
  [...new Set(wordsOf(text))].filter((word) => !TITLE_WORDS.has(word))

/** How much of a title stands in a question; 0 when it is too little to name it. */
function measureNaming(title: string, asked: ReadonlySet<string>, isOwn: boolean): number {
  const telling = tellingWords(title)
  const said = telling.filter((word) => asked.has(word)).length
  if (said < Math.min(telling.length, isOwn ? 1 : LEAST_WORDS) || said === 0) return 0
  const share = said / telling.length
  return share >= NAMING_SHARE ? share * said : 0
}

/** The scholarships that a question names, the one it names most of first; several only if equally. */
export async function findNamed(asking: Asking, question: string): Promise<Named[]> {
  const asked = new Set(wordsOf(question))
  const { saved, mine } = await readOwn(asking)
  const own = bestOf([...mine, ...saved], asked, true)
  return own.length > 0 ? own : bestOf(await readCandidates(asking, question), asked, false)
}

/** Shorter words stand in many a title. */
const NEAR_CHARACTERS = 5

/** What the student has whose title or sponsor shares a telling word with a question. */
export async function findNear(asking: Asking, question: string): Promise<Named[]> {
  const asked = new Set(wordsOf(question))
  const { saved, mine } = await readOwn(asking)
  const near = [...mine, ...saved].filter(({ title, user }) =>
    tellingWords(`${title} ${user.firstName}`).some(
      (word) => word.length >= NEAR_CHARACTERS && asked.has(word),
    ),
  )
  return [...new Map(near.map(({ id, title }) => [id, { id, title }])).values()]
}

function bestOf(rows: readonly Named[], asked: ReadonlySet<string>, isOwn: boolean): Named[] {
  const byId = new Map(rows.map(({ id, title }) => [id, { id, title }]))
  const measured = [...byId.values()]
    .map((row) => ({ row, naming: measureNaming(row.title, asked, isOwn) }))
    .filter(({ naming }) => naming > 0)
  const best = Math.max(...measured.map(({ naming }) => naming))
  return measured.filter(({ naming }) => naming === best).map(({ row }) => row)
}

const QUOTED = /[“"]([^”"]{3,160})[”"]/gu
/** Two words or more that begin with capitals, with small words between them. */
const CAPITALISED =
  /\p{Lu}[\p{L}\p{N}.’'&-]*(?:\s+(?:(?:of|for|the|and|in|to|a|at)\s+){0,2}[\p{Lu}\p{N}][\p{L}\p{N}.’'&-]*)+/gu
const TAIL = /\b(?:for|about|of|to|is|does|the)\s+((?:(?!\b(?:for|about)\b).){3,160})$/u
const MOST_PHRASES = 3
/** More is a story, not a title. */
const MOST_WORDS = 12
/** What more scholarships hold than this is a topic, not a title. */
const MOST_CANDIDATES = 200
const PATIENCE_MILLISECONDS = 1500
const ID_BYTES = 16

/** The parts of a question that may be a title. */
function phrasesOf(question: string): string[] {
  const plain = question.replaceAll(/\s+/g, ' ').replace(/(?<![?!.\s])[?!.\s]+$/, '')
  const parts = [
    ...[...plain.matchAll(QUOTED)].map(([, inner = '']) => inner),
    ...[...plain.matchAll(CAPITALISED)].map(([whole]) => whole),
    TAIL.exec(plain)?.[1] ?? '',
    plain,
  ]
  const phrases = parts
    .map((part) => tellingWords(part).filter((word) => !ASKING_WORDS.has(word)))
    .filter(({ length }) => length >= LEAST_WORDS && length <= MOST_WORDS)
    .map((words) => words.join(' '))
  return [...new Set(phrases)].slice(0, MOST_PHRASES)
}

/** Published scholarships that somebody sees and whose texts hold one of those parts. */
async function readCandidates({ app, who }: Asking, question: string): Promise<Named[]> {
  const isSubscriber = await readIsSubscriber(app.db, who.applicantId, app.clock.now())
  const hidden = isSubscriber ? undefined : await readEarlyIds(app)
  for (const phrase of phrasesOf(question)) {
    const words = await parseSearch(app.db, phrase)
    const found = words === undefined ? [] : await readFewIds(app.db, words)
    const ids = found.filter((id) => !hidden?.has(id))
    if (ids.length === 0) continue
    return app.db
      .select({ id: scholarships.id, title: scholarships.title })
      .from(scholarships)
      .where(and(inArray(scholarships.id, ids), eq(scholarships.status, 'published')))
  }
  return []
}

/** The ids of what holds these words; none when it is too much, or takes too long to find. */
async function readFewIds(db: Asking['app']['db'], words: string): Promise<string[]> {
  const ids: string[] = []
  try {
    await readFound(db, { words }, (found) => ids.push(...idsIn(found)), PATIENCE_MILLISECONDS)
  } catch (error) {
    if (error instanceof CallFailure && error.code === 'OVERLOADED') return []
    throw error
  }
  return ids.length > MOST_CANDIDATES ? [] : ids
}

function idsIn(found: Uint8Array): string[] {
  const hex = Buffer.from(found).toString('hex')
  const texts = hex.match(new RegExp(`.{${ID_BYTES * 2}}`, 'g')) ?? []
  return texts.map((id) => id.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'))
}
