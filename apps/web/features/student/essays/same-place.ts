import type { Editor } from '@tiptap/react'

type Text = Editor['state']['doc']

/** Where a position of one text is in another that was made from it: between the same words. */
export function samePlace(before: Text, after: Text, position: number): number {
  const start = before.content.findDiffStart(after.content)
  const end = before.content.findDiffEnd(after.content)
  if (start === null || end === null || position <= start) return position
  // Of what repeats itself both ends are found: "no" in "nono" begins before and ends behind.
  const overlap = Math.max(0, start - Math.min(end.a, end.b))
  const [endBefore, endAfter] = [end.a + overlap, end.b + overlap]
  if (position >= endBefore) return position + endAfter - endBefore
  return inSameParagraph(before, after, position) ?? position
}

/** With changes on both sides of it, the paragraph that is being written is still the same. */
function inSameParagraph(before: Text, after: Text, position: number): number | undefined {
  const index = before.resolve(position).index(0)
  const paragraph = before.maybeChild(index)
  let at = 0
  for (const each of after.children) {
    if (paragraph && each.eq(paragraph)) return position - startOf(before, index) + at
    at += each.nodeSize
  }
  return undefined
}

const startOf = (text: Text, index: number): number =>
  text.children.slice(0, index).reduce((sum, { nodeSize }) => sum + nodeSize, 0)
