import { randomUUID } from 'node:crypto'
import { atOnce, type Attack, type Attacker } from '../attack.ts'

const MEGABYTE = 1_048_576
/** Just below what a file of scholarships may be. */
const FILE_BYTES = 5 * MEGABYTE - 1000
/** And what one row of it may be. */
const ROW_CHARACTERS = 1_000_000
const json = { 'content-type': 'application/json' }

/** An organisation of nobody's: whoever has an account may make one. */
async function openOrganisation(attacker: Attacker): Promise<string> {
  const sent = await attacker.send('/api/v1/organisations', {
    method: 'POST',
    headers: { ...json, 'idempotency-key': randomUUID() },
    body: JSON.stringify({
      name: `Trust ${randomUUID()}`,
      legalName: 'Trust, Inc.',
      country: 'US',
      registrationNumber: '12-3456789',
      website: 'https://trust.example.org',
      contactName: 'Dana Reyes',
      contactEmail: 'dana@trust.example.org',
      contactPhone: null,
      selection: 'Three of us read everything.',
      payer: 'The trust.',
    }),
  })
  if (sent?.status !== 200 && sent?.status !== 201)
    throw new Error(`No organisation could be made: ${sent?.text}`)
  return (JSON.parse(sent.text) as { data: { id: string } }).data.id
}

const opened = new WeakMap<Attacker, Promise<string>>()

/** The same one each time an attack goes on: few may be made in an hour. */
function organisationOf(attacker: Attacker): Promise<string> {
  const id = opened.get(attacker) ?? openOrganisation(attacker)
  opened.set(attacker, id)
  return id
}

async function upload(attacker: Attacker, id: string, name: string, content: string) {
  const form = new FormData()
  form.append('file', new Blob([content]), name)
  // Written out first: a stream that is still being read when it is cut off ends the program.
  const encoded = new Response(form)
  const headers = {
    'content-type': encoded.headers.get('content-type') ?? '',
    'idempotency-key': randomUUID(),
  }
  const body = await encoded.arrayBuffer()
  await attacker.send(`/api/v1/organisations/${id}/imports`, { method: 'POST', headers, body })
}

/** The same file from several connections. */
const imports = (name: string, fileName: string, make: () => string): Attack => ({
  name,
  async run(attacker) {
    const [id, content] = [await organisationOf(attacker), make()]
    await atOnce(
      4,
      Array.from({ length: 8 }, () => () => upload(attacker, id, fileName, content)),
    )
  },
})

const repeated = (fragment: string, bytes = FILE_BYTES) =>
  fragment.repeat(Math.floor(bytes / fragment.length))

const ROWS = 1000
/** Rows that are each as long as there is room for; as many as a file may have unless told. */
const rowsOf = (text: string, rows = ROWS) =>
  Array.from({ length: rows }, (_, n) =>
    JSON.stringify({
      id: `a${n}`,
      title: `Award ${n}`,
      sponsor: 'Trust',
      amount: '$1,000',
      deadline: 'March 1, 2028',
      description: repeated(text, Math.min(FILE_BYTES / rows, ROW_CHARACTERS) - 200),
    }),
  ).join('\n')

/** Rows with as many columns as there is room for, each of another name. */
const columnsOf = (count: number, rows: number) =>
  Array.from({ length: rows }, (_, row) =>
    JSON.stringify(
      Object.fromEntries(
        Array.from({ length: count }, (__, at) => [`aplication ${row} ${at}`, 'Ohio']),
      ),
    ),
  ).join('\n')

/** As much as one question about a draft may ask. */
const audience: Attack = {
  name: 'organisers: the audience of nested rules, over and over',
  async run(attacker) {
    await organisationOf(attacker)
    const rule = { fact: 'gpa', op: 'atLeast', value: 3 }
    const all = Array.from({ length: 20 }, () => ({
      any: Array.from({ length: 10 }, () => ({ not: rule })),
    }))
    const ask = () =>
      attacker.send('/api/v1/scholarships/audience', {
        method: 'POST',
        headers: json,
        body: JSON.stringify({ criteria: { all } }),
      })
    await atOnce(
      8,
      Array.from({ length: 120 }, () => ask),
    )
  },
}

export const attacks: readonly Attack[] = [
  imports('imports: rows of sentences', 'a.jsonl', () =>
    rowsOf('Applicants must be residents of Ohio or Texas and study nursing. '),
  ),
  imports('imports: rows of open brackets', 'a.jsonl', () => rowsOf('(a, and or ')),
  imports('imports: rows of markup', 'a.jsonl', () => rowsOf('<b>')),
  imports('imports: rows of sums and days', 'a.jsonl', () =>
    rowsOf('$1,000 - $2,000 by March 1, 2027 or 1/2/27. '),
  ),
  imports('imports: columns that nobody knows', 'a.jsonl', () => columnsOf(150, ROWS)),
  imports('imports: rows of nothing but columns', 'a.jsonl', () => columnsOf(20_000, 8)),
  imports('imports: rows of a megabyte', 'a.jsonl', () =>
    rowsOf('Applicants must be residents of Ohio or Texas and study nursing. ', 5),
  ),
  imports('imports: nested lists', 'a.json', () => repeated('[')),
  imports('imports: quotation marks', 'a.csv', () => `Title,About\n${repeated('"a,')}`),
  imports('imports: columns without end', 'a.csv', () => repeated('Title,')),
  audience,
]
