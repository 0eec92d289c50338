import { listingAt, type Size } from '../matching/generate-listing.ts'
import { ALL, LIST, SCHOLARSHIPS } from './readers.ts'

/** A call that is measured when it is made for the first time and when it is made again. */
export interface CallStep {
  name: string
  /** Each is a first time of its own. */
  paths: string[]
  /** By a student who said very little. */
  isThin?: boolean
}

const WINDOW = 'offset=0&limit=15&order=DESC&orderBy=createdAt'
const list = (more: string, window = WINDOW) => `${LIST}?${window}&${more}`
const inOrder = (orderBy: string, order: string, offset = 0) =>
  list(ALL, `offset=${offset}&limit=${offset + 15}&order=${order}&orderBy=${orderBy}`)

const DAY_MILLISECONDS = 86_400_000

/** Every filter and order of the list, and what stands beside it, in the order they are asked. */
export function callSteps(size: Size, now: Date): CallStep[] {
  const day = (ahead: number) =>
    new Date(now.getTime() + ahead * DAY_MILLISECONDS).toISOString().slice(0, 10)
  const { id } = listingAt(size, 1)
  const own = ownField(size)
  return [
    { name: 'list, newest first', paths: [list(ALL), inOrder('createdAt', 'ASC')] },
    { name: 'count', paths: [`${LIST}/count?${ALL}`] },
    { name: 'list of a thin profile', paths: [list(ALL)], isThin: true },
    { name: 'page 500', paths: [inOrder('createdAt', 'DESC', 7485)] },
    ...['deadline', 'amount', 'effort', 'match'].map((by) => ({
      name: `order by ${by}`,
      paths: [inOrder(by, 'ASC'), inOrder(by, 'DESC'), inOrder(by, 'DESC', 7485)],
    })),
    { name: 'without requirements', paths: [list('withoutRequirement=true')] },
    { name: 'asking a CV only', paths: [list('requirementFields=cv')] },
    { name: 'asking one other field only', paths: [list(`requirementFields=${own}`)] },
    { name: 'two hours at most', paths: [list(`${ALL}&skiphard=true`)] },
    { name: 'verdict', paths: ['eligible', 'possible'].map((v) => list(`${ALL}&verdict=${v}`)) },
    { name: 'delivery', paths: ['laurel', 'provider'].map((d) => list(`${ALL}&delivery=${d}`)) },
    {
      name: 'range of deadlines',
      paths: [3, 30, 90].map((n) =>
        list(`${ALL}&deadlineFrom=${day(n)}&deadlineTo=${day(n + 60)}`),
      ),
    },
    {
      name: 'range of amounts',
      paths: [500, 1500, 3000].map((n) => list(`${ALL}&amountMin=${n}&amountMax=${n * 4}`)),
    },
    {
      name: 'all filters at once',
      paths: [7, 14].map((n) =>
        list(
          `${ALL}&skiphard=true&verdict=eligible&delivery=laurel&deadlineFrom=${day(n)}&deadlineTo=${day(200 + n)}&amountMin=${90 + n}&amountMax=50000`,
        ),
      ),
    },
    {
      name: 'search, a word of all',
      paths: ['students', 'hard place'].map((words) => list(`${ALL}&search=${words}`)),
    },
    { name: 'search, a word of few', paths: [list(`${ALL}&search=Award ${id.slice(0, 2)}`)] },
    { name: 'unlocks', paths: [`${SCHOLARSHIPS}/unlocks`] },
    { name: 'unlocks of a thin profile', paths: [`${SCHOLARSHIPS}/unlocks`], isThin: true },
    { name: 'explanation', paths: [1, 2, 3].map((n) => explanation(size, n)) },
    { name: 'visitor’s list', paths: [`${LIST}-onboard?${WINDOW}&${ALL}`] },
  ]
}

const explanation = (size: Size, position: number) =>
  `${SCHOLARSHIPS}/${listingAt(size, position).id}/match`

function ownField(size: Size): string {
  for (let position = 0; ; position++)
    for (const field of listingAt(size, position).fieldIds) if (field !== 'cv') return field
}
