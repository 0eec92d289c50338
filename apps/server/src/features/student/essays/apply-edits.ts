import type { EssayAuthor, EssayEdit } from '../../../db/schema/essays.ts'

/** A stretch of an essay's HTML that one author put there. */
export interface Stretch {
  author: EssayAuthor
  text: string
}

/** An essay's HTML from its first stretch to its last; neighbours differ in their author. */
export type Stretches = readonly Stretch[]

export const htmlOf = (stretches: Stretches): string => stretches.map(({ text }) => text).join('')

interface Applied {
  stretches: Stretches
  /** What each edit took away. */
  removed: Stretches[]
}

/** An essay after edits, which stand in the order of their places and do not overlap. */
export function applyEdits(before: Stretches, edits: readonly EssayEdit[]): Applied {
  const after: Stretch[] = []
  const removed: Stretches[] = []
  const rest = readFrom(before)
  let at = 0
  for (const edit of edits) {
    append(after, rest.take(edit.at - at))
    removed.push(rest.take(edit.removed))
    append(after, edit.added)
    at = edit.at + edit.removed
  }
  append(after, rest.take(Infinity))
  return { stretches: after, removed }
}

/** Takes stretches off the beginning of an essay, as many units as are asked for. */
function readFrom(stretches: Stretches) {
  let [position, offset] = [0, 0]
  const take = (units: number): Stretch[] => {
    const taken: Stretch[] = []
    for (let left = units; left > 0;) {
      const stretch = stretches[position]
      if (!stretch) break
      const isWhole = offset === 0 && stretch.text.length <= left
      const text = isWhole ? stretch.text : stretch.text.slice(offset, offset + left)
      taken.push(isWhole ? stretch : { author: stretch.author, text })
      left -= text.length
      offset += text.length
      if (offset === stretch.text.length) [position, offset] = [position + 1, 0]
    }
    return taken
  }
  return { take }
}

/** Puts stretches behind others; what is the same author's grows together. */
export function append(to: Stretch[], stretches: Stretches): void {
  for (const stretch of stretches) {
    const { author, text } = stretch
    if (text === '') continue
    const last = to.at(-1)
    if (last?.author === author) to[to.length - 1] = { author, text: last.text + text }
    else to.push(stretch)
  }
}
