/** Fewer are not told apart from nobody; what is told is cut to tens, so that no two counts single one out. */
const FEWEST = 20
const STEP = 10

/** A number of students as an organisation may know it: in tens, null for fewer than 20. */
export const tellCrowd = (number: number): number | null =>
  number < FEWEST ? null : number - (number % STEP)

export interface Counts {
  saved: number
  begun: number
  sent: number
}

/** How many saved, began and sent: the applicants alone are the organisation's own to know. */
export const tellCounts = ({ saved, begun, sent }: Counts) => ({
  saved: tellCrowd(saved),
  begun: tellCrowd(begun),
  sent,
})
