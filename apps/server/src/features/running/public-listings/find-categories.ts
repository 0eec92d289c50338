import type { App } from '../../../app-context.ts'
import type { Criteria } from '@laurel/matching/criteria'
import { CATEGORIES, type Category } from './categories.ts'
import { hasOpen } from './queries.ts'

type Parts = Pick<App, 'db' | 'clock'>

/** A page with fewer says nothing that its listings' own pages do not. */
const FEWEST = 5
const KEPT_MILLISECONDS = 3_600_000

const kept = new WeakMap<App['db'], { at: number; found: Promise<ReadonlySet<Category>> }>()

/** The categories that have pages; looked for at most every hour, one after the other. */
export function findCategories({ db, clock }: Parts): Promise<ReadonlySet<Category>> {
  const at = clock.now().getTime()
  const known = kept.get(db)
  if (known && at - known.at < KEPT_MILLISECONDS) return known.found
  const found = countAll({ db, clock })
  kept.set(db, { at, found })
  found.catch(() => kept.delete(db))
  return found
}

async function countAll({ db, clock }: Parts): Promise<ReadonlySet<Category>> {
  const found = new Set<Category>()
  for (const category of CATEGORIES) {
    const isWide = await hasOpen(db, category.sought, { now: clock.now(), number: FEWEST })
    if (isWide) found.add(category)
  }
  return found
}

/** The narrowest category with a page that a listing's criteria name: a place, else a field, else a level. */
export function categoryOf(criteria: Criteria, found: ReadonlySet<Category>): Category | undefined {
  const text = JSON.stringify(criteria)
  const named = [...found].filter(({ sought }) =>
    namesOf(sought).some((name) => text.includes(name)),
  )
  return (['in', 'study', 'for'] as const)
    .map((kind) => named.find((each) => each.kind === kind))
    .find(Boolean)
}

const namesOf = ({ state, field, levels = [] }: Category['sought']): string[] => [
  ...(state === undefined ? [] : [`"${state}"`, `"${state}/`]),
  ...(field === undefined ? [] : [`"${field}"`]),
  ...levels.map((level) => `"${level}"`),
]
