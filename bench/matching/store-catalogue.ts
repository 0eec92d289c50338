import type { Listing } from '@laurel/matching/listing'
import pg from 'pg'
import { createCopyFile } from './copy-file.ts'
import { listingsOf, NOW_MS, type Size } from './generate-listing.ts'
import { randomAt } from './random.ts'

const COLUMNS = `id, organisation_id, source_key, title, description_html, description_text, amounts,
  amount_max_usd, deadline, time_zone, opens_at, closes_at, cycle, criteria, ai_policy, delivery,
  status, is_sample, is_random_draw, is_featured, effort_minutes, content_hash, created_at, updated_at`
const ASKED_COLUMNS = `id, scholarship_id, position, title, description, is_optional,
  requirement_type, data_type, field_id, field_key, field_name, options, limits`
/** What all of a catalogue have in common. */
export const NAMES = {
  sponsor: 'Harbour Light Trust',
  description:
    'For students who keep going when it is hard, and who give back to the place they come from.',
}
const NOTHING = '\\N'

/** What the triggers and the index do row by row is done at once: the same in a tenth of the time. */
const APART = [
  'alter table scholarships disable trigger keep_scholarship_text',
  'drop index scholarship_texts_words',
]
const TOGETHER_AGAIN = [
  `insert into scholarship_texts (scholarship_id, words, listed_at)
   select scholarships.id, search_words(concat_ws(E' .\\n', title, name, description_text)),
     scholarships.created_at
   from scholarships join organisations on organisations.id = organisation_id
   where not exists (select from scholarship_texts where scholarship_id = scholarships.id)`,
  'create index scholarship_texts_words on scholarship_texts using gin (words)',
  'alter table scholarships enable trigger keep_scholarship_text',
]

/** Puts a generated catalogue into the product's own tables, moved in time to end at `now`. */
export async function storeCatalogue(
  databaseUrl: string,
  dir: string,
  { now, ...size }: Size & { readonly now: Date },
): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const sponsor = randomAt(size.seed ^ 0x51ed270b, 0).uuid()
    await client.query(
      'insert into organisations (id, name, slug, created_at) values ($1, $2, $3, $4)',
      [sponsor, NAMES.sponsor, 'harbour-light-trust', now],
    )
    const rows = createCopyFile({ client, dir }, 'scholarships', COLUMNS)
    const asked = createCopyFile({ client, dir }, 'requirements', ASKED_COLUMNS)
    let position = 0
    for (const listing of listingsOf(size)) {
      rows.add(columnsOf(listing, sponsor, now))
      const random = randomAt(size.seed ^ 0x1f83d9ab, position++)
      for (const [place, fieldId] of listing.fieldIds.entries())
        asked.add(askedColumnsOf(listing.id, place, fieldId, random.uuid()))
      if (position % 1000 === 0) await Promise.all([rows.keepPace(), asked.keepPace()])
    }
    for (const statement of APART) await client.query(statement)
    await rows.load()
    await asked.load()
    for (const statement of TOGETHER_AGAIN) await client.query(statement)
    for (const table of ['scholarships', 'requirements', 'scholarship_texts'])
      await client.query(`vacuum analyze ${table}`)
  } finally {
    await client.end()
  }
}

function columnsOf(listing: Listing, sponsor: string, now: Date): (string | number)[] {
  const moved = (ms: number | null) =>
    ms === null ? NOTHING : new Date(ms - NOW_MS + now.getTime()).toISOString()
  const { id, amountUsd, closesAtMs } = listing
  const date = closesAtMs === null ? null : moved(closesAtMs).slice(0, 10)
  const deadline = { type: date === null ? 'rolling' : 'fixed', date, timeZone: 'America/New_York' }
  const title = `Award ${id.slice(0, 8)}`
  return [
    id,
    sponsor,
    `generated:${id}`,
    title,
    `<p>${NAMES.description}</p>`,
    NAMES.description,
    JSON.stringify(amountUsd === null ? [] : [amountUsd]),
    amountUsd ?? 0,
    JSON.stringify(deadline),
    deadline.timeZone,
    moved(listing.opensAtMs),
    moved(closesAtMs),
    date ?? 'open',
    JSON.stringify(listing.criteria),
    'allowed',
    listing.delivery,
    'published',
    'f',
    'f',
    'f',
    listing.effortMinutes,
    id,
    moved(listing.createdAtMs),
    moved(listing.createdAtMs),
  ]
}

function askedColumnsOf(
  scholarshipId: string,
  position: number,
  fieldId: string,
  ownId: string,
): (string | number)[] {
  const isCv = fieldId === 'cv'
  const [title, type] = isCv ? ['CV', 'file'] : ['Why you?', 'text']
  const id = isCv ? ownId : fieldId
  return [
    id,
    scholarshipId,
    position,
    title,
    '',
    'f',
    'inputText',
    type,
    fieldId,
    type,
    title,
    '[]',
    '{}',
  ]
}
