import pg from 'pg'
import { vi } from 'vitest'

/** The texts of the queries that go to the database from now on, on every connection of the process. */
export function watchQueries(): readonly string[] {
  const texts: string[] = []
  const submit = pg.Query.prototype.submit
  vi.spyOn(pg.Query.prototype, 'submit').mockImplementation(function (this: object, connection) {
    texts.push('text' in this ? String(this.text) : '')
    return submit.call(this as pg.Query, connection)
  })
  return texts
}
