/** What is searched: case, accents and punctuation do not count; letters of any script do. */
export const searchNameOf = (name: string): string => searchWords(name).join(' ')

/** The words of a name or query in the form they are stored and looked for. */
export function searchWords(text: string): string[] {
  const folded = text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[’'`.]/g, '')
  return folded.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '')
}
