import { readLastSequence } from '../../apps/server/src/features/catalogue/matches/queries.ts'
import type { Database } from '../../apps/server/src/db/database.ts'
import { ALL, LIST, readiness, type Reader } from './readers.ts'
import type { ServerProcess } from './server-process.ts'

/** What a server says that all must say alike: its place, and to each student counts and ids. */
export async function readVerdicts(
  server: ServerProcess,
  readers: readonly Reader[],
): Promise<string[]> {
  const { scholarships, indexSequence } = await readiness(server)
  const said = [`${scholarships} scholarships up to ${indexSequence}`]
  for (const reader of readers) {
    const counts = []
    for (const filter of [ALL, `${ALL}&verdict=eligible`, `${ALL}&verdict=possible`])
      counts.push(await reader.get<number>(server, `${LIST}/count?${filter}`))
    const path = `${LIST}?offset=0&limit=100&order=DESC&orderBy=amount&${ALL}`
    const { scholarshiplists } = await reader.get<{ scholarshiplists: Listed[] }>(server, path)
    const rows = scholarshiplists.map(({ id, match }) => `${id} ${match.verdict}`)
    said.push(`${counts.join(' ')} ${rows.join()}`)
  }
  return said
}

interface Listed {
  id: string
  match: { verdict: string }
}

export interface Comparison {
  students: number
  /** Changes that the last of them had not taken in. */
  lost: number
  /** Of students whom the servers told different things; 0 when all agree. */
  differing: number
}

/** Whether several servers said the same, and stand where the database does. */
export async function compare(
  db: Database,
  servers: readonly ServerProcess[],
  said: readonly (readonly string[])[],
): Promise<Comparison> {
  const [first = []] = said
  const newest = await readLastSequence(db)
  const places = await Promise.all(servers.map(readiness))
  return {
    students: first.length - 1,
    lost: newest - Math.min(newest, ...places.map(({ indexSequence }) => indexSequence)),
    differing: first.filter((one, place) => said.some((other) => other[place] !== one)).length,
  }
}
