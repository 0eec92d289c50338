import type { Piece } from './cut-pieces.ts'
import type { Cluster, Face } from './open-face.ts'
import type { TextStyle } from './parse-blocks.ts'

/** What is drawn at once. Lengths are to the size of a letter. */
export interface Run {
  face: Face
  style: TextStyle
  /** From the left end of the line. */
  left: number
  width: number
  /** From left to right. */
  clusters: readonly Cluster[]
}

/**
 * Joins the pieces of a line, given as written and as seen. Runs follow each other as they are
 * read, and what is in them as it is seen: readers of documents turn around each by itself.
 */
export function joinRuns(written: readonly Piece[], seen: readonly Piece[]): Run[] {
  const lefts = leftsOf(seen)
  const isMixed = written.some(({ level }) => level > 0)
  return groupsOf(isMixed ? withSpacesInWords(written, lefts) : written).flatMap((group) => {
    const [first] = group
    if (!first) return []
    const { face, style, level } = first
    return {
      face,
      style,
      left: Math.min(...group.map((piece) => lefts.get(piece) ?? 0)),
      width: group.reduce((sum, { width }) => sum + width, 0),
      clusters: (level % 2 === 1 ? group.toReversed() : group).flatMap(({ clusters }) => clusters),
    }
  })
}

function leftsOf(seen: readonly Piece[]): Map<Piece, number> {
  const lefts = new Map<Piece, number>()
  let at = 0
  for (const piece of seen) {
    lefts.set(piece, at)
    at += piece.width
  }
  return lefts
}

function groupsOf(pieces: readonly Piece[]): Piece[][] {
  const groups: Piece[][] = []
  for (const piece of pieces) {
    const last = groups.at(-1)?.at(-1)
    const goesOn =
      last?.face === piece.face && last.style === piece.style && last.level === piece.level
    if (goesOn) groups.at(-1)?.push(piece)
    else groups.push([piece])
  }
  return groups
}

/**
 * Where the direction turns, some readers drop a space that is drawn and see no gap either; as a
 * part of the letter before it the space stays. The new pieces keep their places in `lefts`.
 */
function withSpacesInWords(pieces: readonly Piece[], lefts: Map<Piece, number>): Piece[] {
  const kept: Piece[] = []
  for (const [index, piece] of pieces.entries()) {
    const before = kept.at(-1)
    const turns = [pieces[index - 1], pieces[index + 1]].some(
      (next) => next?.face !== piece.face || next.level !== piece.level,
    )
    if (!piece.isSpace || !before || !turns) kept.push(piece)
    else {
      const word = endingInSpace(before)
      lefts.set(word, lefts.get(before) ?? 0)
      kept[kept.length - 1] = word
    }
  }
  return kept
}

function endingInSpace(word: Piece): Piece {
  const isRightToLeft = word.level % 2 === 1
  const lastAt = isRightToLeft ? 0 : word.clusters.length - 1
  const clusters = word.clusters.map((cluster, index) => {
    if (index !== lastAt) return cluster
    return { ...cluster, text: isRightToLeft ? ` ${cluster.text}` : `${cluster.text} ` }
  })
  return { ...word, clusters }
}
