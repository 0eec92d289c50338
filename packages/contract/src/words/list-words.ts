/** How many items of a long list are named before "and n more". */
const NAMED = 2
/** A list of up to this many items is written out. */
const WRITTEN_OUT = 3

/** "nursing", "nursing or pharmacy", "nursing, pharmacy and 4 more". */
export function listWords(items: readonly string[], joiner: 'and' | 'or'): string {
  const [first = '', ...rest] = items
  if (rest.length === 0) return first
  if (items.length > WRITTEN_OUT)
    return `${items.slice(0, NAMED).join(', ')} and ${items.length - NAMED} more`
  return `${items.slice(0, -1).join(', ')} ${joiner} ${items.at(-1)}`
}

const NUMBER_WORDS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine']

/** "One answer", "Two answers", "12 answers". */
export function counted(count: number, one: string, several = `${one}s`): string {
  return `${NUMBER_WORDS[count] ?? count} ${count === 1 ? one : several}`
}
