const KINDS = 'scholarship award grant fellowship prize contest competition'.split(' ')
const KIND = new RegExp(`^(${KINDS.join('|')}|scholar)s?$`)

/** The kind of award that a word names; a scholar is of a scholarship. */
export const kindsOf = (word: string): string[] => {
  const kind = KIND.exec(word)?.[1]
  return kind === undefined ? [] : [kind === 'scholar' ? 'scholarship' : kind]
}
