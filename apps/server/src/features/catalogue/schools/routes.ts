import { searchColleges, searchHighSchools } from '@laurel/contract/schools'
import type { App } from '../../../app-context.ts'
import { serve } from '../../../http/serve.ts'
import { readBuiltInSchools } from './built-in-schools.ts'
import { loadBuiltInSchools } from './load-built-in-schools.ts'
import { searchSchools } from './queries.ts'

export function schoolRoutes(app: App): void {
  let wellKnown: Promise<string[]> | undefined
  const wellKnownIds = () =>
    (wellKnown ??= prepare(app).catch((error: unknown) => {
      wellKnown = undefined
      throw error
    }))
  serve(app, searchHighSchools, async ({ query }) =>
    searchSchools(app.db, 'high_school', query.name, await wellKnownIds()),
  )
  serve(app, searchColleges, async ({ query }) =>
    searchSchools(app.db, 'college', query.name, await wellKnownIds()),
  )
}

/** Search works from the first moment, before anybody has imported a list. */
async function prepare(app: App): Promise<string[]> {
  await loadBuiltInSchools(app.db)
  return (await readBuiltInSchools()).map(({ id }) => id)
}
