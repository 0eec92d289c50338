import type { WrittenRequirement } from '@laurel/contract/publishing-shapes'

/** A usual essay where no word limit is stated; specification 1, section 9. */
const DEFAULT_ESSAY_WORDS = 200
/** Reading over and sending; specification 3, "Lists and paging". */
const SUBMIT_MINUTES = 10

/** Minutes an application takes: 20 a file, 60 for each 250 words of essay, else 5. */
export const effortOf = (requirements: readonly WrittenRequirement[]): number =>
  Math.round(requirements.reduce((sum, each) => sum + minutesOf(each), SUBMIT_MINUTES))

function minutesOf({ dataType, limits }: WrittenRequirement): number {
  if (dataType === 'editor') return (60 * (limits.words ?? DEFAULT_ESSAY_WORDS)) / 250
  return dataType === 'file' ? 20 : 5
}
