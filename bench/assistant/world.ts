import { systemClock } from '../../apps/server/src/clock.ts'
import { loadAccessTokens } from '../../apps/server/src/http/access-token.ts'
import { aScholarship, asks } from '../../apps/server/src/testing/factories/scholarship.ts'
import { aStudent } from '../../apps/server/src/testing/factories/student.ts'
import type { Database } from '../../apps/server/src/db/database.ts'

/** A student with a chat about an essay. */
export interface Writer {
  token: string
  chatId: string
}

/** So many at once as the server has connections to its database. */
const AT_ONCE = 10

/** Students who are signed in, each with a chat about the same essay. */
export async function prepareWriters(db: Database, url: string, count: number): Promise<Writer[]> {
  const clock = systemClock
  const tokens = await loadAccessTokens(db, clock)
  const catchUp = async () => undefined
  const essay = asks('editor', { title: 'What have you led?' })
  const scholarship = await aScholarship(
    { db, clock, matches: { catchUp } },
    { requirements: [essay] },
  )
  const about = { scholarshipId: scholarship.id, requirementId: scholarship.asks[0] }
  const writers: Writer[] = []
  const prepare = async () => {
    while (writers.length < count) {
      const place = writers.push({ token: '', chatId: '' }) - 1
      const { token } = await aStudent({ db, clock, tokens }, { isSubscriber: true })
      writers[place] = { token, chatId: await startChat(url, token, about) }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, prepare))
  return writers
}

async function startChat(url: string, token: string, about: object): Promise<string> {
  const answer = await fetch(`${url}/api/v1/chat`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(about),
  })
  if (!answer.ok) throw new Error(`A chat was answered ${answer.status}: ${await answer.text()}`)
  const { data }: { data: { id: string } } = await answer.json()
  return data.id
}
