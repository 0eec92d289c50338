import type { FollowedStudent } from '@laurel/contract/family'

type Application = FollowedStudent['applications'][number]

export const isBegun = ({ status }: Application): boolean => status === 'Draft'

const closing = ({ closesAt }: Application): number =>
  closesAt === null ? Infinity : Date.parse(closesAt)

/** What is begun by its deadline, then what was sent. */
export const inAgendaOrder = (applications: readonly Application[]): Application[] => [
  ...applications.filter(isBegun).toSorted((one, other) => closing(one) - closing(other)),
  ...applications.filter((each) => !isBegun(each)),
]

/** The draft that closes next; undefined when none has a deadline ahead. */
export const nextDeadline = (
  applications: readonly Application[],
  now: Date,
): (Application & { closesAt: string }) | undefined => {
  const [next] = inAgendaOrder(applications).filter(
    (each) => isBegun(each) && each.closesAt !== null && Date.parse(each.closesAt) >= now.getTime(),
  )
  return next?.closesAt ? { ...next, closesAt: next.closesAt } : undefined
}

const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`

/** "12 matches, 2 drafts, 3 sent". */
export const statsWords = ({ yourRecommendation, draft, applied }: FollowedStudent['stats']) =>
  [
    counted(yourRecommendation, 'match', 'matches'),
    counted(draft, 'draft', 'drafts'),
    `${applied.toLocaleString('en-US')} sent`,
  ].join(', ')
