import { randomUUID } from 'node:crypto'
import { aPdf } from '../../apps/server/src/testing/factories/file.ts'
import { call, expectStatus, type Answer } from './client.ts'
import type { Ledger } from './ledger.ts'

const LARGEST_DOCUMENT_BYTES = 1_500_000

interface Work {
  baseUrl: string
  random(): number
}

/** Uploads a letter for a requirement; resolves to its public link. */
export async function uploadLetter(
  work: Work,
  ledger: Ledger,
  requirementId: string,
): Promise<string> {
  const text = `a letter ${randomUUID()} `.repeat(400)
  return upload(work, ledger, { requirementId }, { name: 'letter.txt', text })
}

/** Keeps a document, large enough to be cut off, and at times deletes it again. */
export async function keepDocument(work: Work, ledger: Ledger): Promise<void> {
  const sizeBytes = Math.floor(work.random() * LARGEST_DOCUMENT_BYTES)
  const text = aPdf(`% ${randomUUID()}`, sizeBytes).toString('latin1')
  await upload(work, ledger, { purpose: 'document' }, { name: 'letter.pdf', text })
  const kept = ledger.files.at(-1)
  if (!kept || work.random() < 0.5) return
  kept.deletion = 'asked'
  const path = `/api/v1/files/${kept.id}`
  const { token } = ledger
  expectStatus(await call(work.baseUrl, path, { method: 'DELETE', token }), 200)
  kept.deletion = 'acknowledged'
}

/** Has an essay made into a file; what is served first is what has to stay. */
export async function makeEssay(
  { baseUrl }: Work,
  ledger: Ledger,
  requirementId: string,
): Promise<void> {
  const body = JSON.stringify({ requirementId, essay: `<p>An essay ${randomUUID()}</p>` })
  const { token } = ledger
  const made = await call(baseUrl, '/api/v1/files/essay', { method: 'POST', token, body })
  const { id, path } = fileOf(made)
  const served = await call(baseUrl, path)
  expectStatus(served, 200)
  ledger.files.push({ id, path, text: served.text, deletion: undefined })
}

async function upload(
  { baseUrl }: Work,
  { token, files }: Ledger,
  fields: Record<string, string>,
  { name, text }: { name: string; text: string },
): Promise<string> {
  const body = new FormData()
  for (const [field, value] of Object.entries(fields)) body.append(field, value)
  body.append('file', new Blob([text]), name)
  const { id, path, publicUrl } = fileOf(
    await call(baseUrl, '/api/v1/files', { method: 'POST', token, body }),
  )
  files.push({ id, path, text, deletion: undefined })
  return publicUrl
}

/** Every server serves it, whichever gave its address. */
function fileOf(answer: Answer): { id: string; publicUrl: string; path: string } {
  expectStatus(answer, 200)
  const file = answer.body.data as { id: string; publicUrl: string }
  return { ...file, path: new URL(file.publicUrl).pathname }
}
