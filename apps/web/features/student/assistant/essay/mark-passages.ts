/** A stretch of an essay; marked where the student has to fill in or check something. */
export interface Stretch {
  text: string
  mark?: 'gap' | 'check'
}

interface Marks {
  gaps: readonly string[]
  unsupported: readonly string[]
}

/** Cuts a text where something in it is marked. Whatever a mark stands in the middle of a word for is none. */
export function markPassages(text: string, { gaps, unsupported }: Marks): Stretch[] {
  const kinds = new Map<string, 'gap' | 'check'>()
  for (const each of unsupported) kinds.set(each, 'check')
  for (const each of gaps) kinds.set(each, 'gap')
  kinds.delete('')
  if (kinds.size === 0) return text === '' ? [] : [{ text }]
  // Longer ones first, so that "May 2024" is not taken for "2024".
  const sought = [...kinds.keys()].sort((one, other) => other.length - one.length).map(whole)
  const parts = text.split(new RegExp(`(${sought.join('|')})`, 'u'))
  return parts
    .filter((part) => part !== '')
    .map((part) => {
      const mark = kinds.get(part)
      return mark ? { text: part, mark } : { text: part }
    })
}

const WORD_SIGN = /[\p{L}\p{N}]/u

/** "12" is not to be found in "2012". */
function whole(passage: string): string {
  const escaped = passage.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)
  const before = WORD_SIGN.test(passage.charAt(0)) ? String.raw`(?<![\p{L}\p{N}])` : ''
  const after = WORD_SIGN.test(passage.charAt(passage.length - 1))
    ? String.raw`(?![\p{L}\p{N}])`
    : ''
  return before + escaped + after
}
