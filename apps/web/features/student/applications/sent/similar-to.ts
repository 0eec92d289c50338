import type { ListedScholarship, Reason } from '@laurel/contract/scholarship-shapes'

type Compared = Pick<ListedScholarship, 'id' | 'user' | 'match'>

/** What its rules ask, each as a fact with a value: "state OH". */
function askedOf({ match }: Compared): Set<string> {
  const asked = new Set<string>()
  const collect = ({ fact, asked: values = [], of = [] }: Reason) => {
    of.forEach(collect)
    if (fact !== undefined) for (const value of values) asked.add(`${fact} ${String(value)}`)
  }
  for (const reason of [...(match?.reasons ?? []), ...(match?.unknown ?? [])]) collect(reason)
  return asked
}

/** A sponsor in common says more than one rule. */
const SAME_SPONSOR = 2

/** Those that ask for the same or come from the same sponsor, the most alike first. */
export function similarTo<Row extends Compared>(one: Compared, rows: readonly Row[]): Row[] {
  const own = askedOf(one)
  return rows
    .filter(({ id }) => id !== one.id)
    .map((row) => {
      const shared = [...askedOf(row)].filter((each) => own.has(each)).length
      const isSameSponsor = row.user.firstName === one.user.firstName
      return { row, likeness: shared + (isSameSponsor ? SAME_SPONSOR : 0) }
    })
    .filter(({ likeness }) => likeness > 0)
    .toSorted((a, b) => b.likeness - a.likeness)
    .map(({ row }) => row)
}
