import { withoutMarks } from '@laurel/matching/without-marks'

/** What is searched: case, accents and punctuation do not count; letters of any script do. */
export const searchNameOf = (name: string): string => searchWords(name).join(' ')

/** The words of a name or query in the form they are stored and looked for. */
export function searchWords(text: string): string[] {
  const folded = withoutMarks(text)
    .toLowerCase()
    .replace(/[’'`.]/g, '')
  return folded.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '')
}
