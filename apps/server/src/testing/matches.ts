import type { ListedScholarship } from '@laurel/contract/scholarship-shapes'
import { expect } from 'vitest'
import type { TestApp } from './app.ts'
import type { Student } from './factories/student.ts'

export const LIST = '/api/v1/scholarships/mine-eligible-scholarships'
export type Query = Record<string, string>

/** Asks for matches as a student, those with requirements too unless the query says otherwise. */
export function matchesOf(app: TestApp) {
  async function ask({ headers }: Student, query: Query = {}, path = '') {
    const asked = { withoutRequirement: 'false', ...query }
    const answer = await app.server.inject({ url: LIST + path, headers, query: asked })
    return { status: answer.statusCode, body: answer.json() }
  }

  async function list(student: Student, query: Query = {}): Promise<ListedScholarship[]> {
    const { status, body } = await ask(student, query)
    expect(status, JSON.stringify(body)).toBe(200)
    return body.data.scholarshiplists
  }

  async function count(student: Student, query: Query = {}): Promise<number> {
    return (await ask(student, query, '/count')).body.data
  }

  const daysAgo = (days: number) => new Date(app.clock.now().getTime() - days * 86_400_000)

  return { ask, list, count, daysAgo }
}

export const titles = (rows: readonly { title: string }[]) => rows.map(({ title }) => title)
export const numbered = (many: number) => Array.from({ length: many }, (_, n) => `Award ${n + 1}`)
