import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { CallFailure } from '../../../http/failures.ts'
import { aDocx, aPackedPdf, aPdf } from '../../../testing/factories/file.ts'
import { checkAside, openContentThreads, type ContentThreads } from './check-aside.ts'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'laurel-aside-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const ASKING = {
  owner: 'somebody',
  signal: new AbortController().signal,
  log: fastify({ logger: false }).log,
  wrongTypeMessage: 'Wrong type.',
}

async function check(
  ending: string,
  content: Buffer,
  threads?: ContentThreads,
  signal?: AbortSignal,
) {
  const path = join(folder, 'upload')
  await writeFile(path, content)
  const sent = { path, sizeBytes: content.length, ending }
  return checkAside(sent, { ...ASKING, ...(signal && { signal }) }, threads)
}

/** No thread even starts within this. */
const noTime = () => openContentThreads({ milliseconds: 0 })

it('a PDF that takes too long is taken, and never shown; anything else is refused', async () => {
  expect(await check('.pdf', aPdf())).toEqual({ contentType: 'application/pdf', isInert: true })
  expect(await check('.pdf', aPdf(), noTime())).toEqual({
    contentType: 'application/pdf',
    isInert: false,
  })
  await expect(check('.docx', aDocx(), noTime())).rejects.toThrow(/could not be checked/)
  await expect(check('.pdf', aDocx(), noTime())).rejects.toThrow(/could not be checked/)
})

it('stops as soon as the client is gone, with the reason', async () => {
  const gone = new AbortController()
  const checked = check('.pdf', aPdf(), openContentThreads({ milliseconds: 60_000 }), gone.signal)
  gone.abort(new CallFailure('MALFORMED_REQUEST'))
  await expect(checked).rejects.toMatchObject({ code: 'MALFORMED_REQUEST' })
})

it('a PDF that unpacks to more than the memory it may take is taken, and never shown', async () => {
  const bomb = aPackedPdf(`<< /S /GoTo >>${' '.repeat(300 * 1_048_576)}`)
  expect(await check('.pdf', bomb)).toEqual({ contentType: 'application/pdf', isInert: false })
  expect(await check('.pdf', aPdf())).toEqual({ contentType: 'application/pdf', isInert: true })
})

it.each([
  ['/Launch and signs of comments', '/Launch' + '%'.repeat(4_900_000)],
  ['/JavaScript and a comment, again and again', '/JavaScript %'.repeat(146_000)],
  ['a name that never ends', '/' + '#4'.repeat(2_000_000)],
  ['nested lists', '['.repeat(4_000_000)],
  ['nested dictionaries', '<</A'.repeat(1_000_000)],
  ['a text that never ends', '(\\('.repeat(1_500_000)],
])('is never held up by %s', async (_name, objects) => {
  const checked = await check('.pdf', aPdf(objects)).catch((error: unknown) => error)
  if (checked instanceof CallFailure) expect(checked.code).toBe('FILE_TYPE_REFUSED')
  else expect(checked).toMatchObject({ contentType: 'application/pdf' })
})
