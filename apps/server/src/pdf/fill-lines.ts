import { splitPiece, type Piece, type WrittenLine } from './cut-pieces.ts'
import { joinRuns, type Run } from './join-runs.ts'

/** A line of the page. */
export interface Line {
  runs: Run[]
  /** In points. */
  width: number
  isRightToLeft: boolean
}

/** Fills lines of a width in points with what was written, at a size in points. */
export function fillLines(written: readonly WrittenLine[], size: number, width: number): Line[] {
  return written.flatMap(({ pieces, baseLevel }) =>
    brokenLines(pieces, width / size).map((line) => finishLine(line, baseLevel, size)),
  )
}

function brokenLines(pieces: readonly Piece[], room: number): Piece[][] {
  const lines: Piece[][] = [[]]
  let used = 0
  for (const word of wordsOf(pieces)) {
    const needed = widthOf(trimEnd(word))
    if (used > 0 && used + needed > room) {
      lines.push([])
      used = 0
    }
    for (const part of needed > room ? word.flatMap(splitPiece) : word) {
      if (!part.isSpace && used > 0 && used + part.width > room && needed > room) {
        lines.push([])
        used = 0
      }
      lines.at(-1)?.push(part)
      used += part.width
    }
  }
  return lines
}

/** Pieces that no line may end between. */
function wordsOf(pieces: readonly Piece[]): Piece[][] {
  const words: Piece[][] = []
  let word: Piece[] = []
  for (const piece of pieces) {
    word.push(piece)
    if (!piece.mayBreakAfter) continue
    words.push(word)
    word = []
  }
  if (word.length > 0) words.push(word)
  return words
}

function finishLine(pieces: readonly Piece[], baseLevel: number, size: number): Line {
  const kept = trimEnd(pieces)
  return {
    runs: joinRuns(kept, inVisualOrder(kept)),
    width: widthOf(kept) * size,
    isRightToLeft: baseLevel % 2 === 1,
  }
}

const widthOf = (pieces: readonly Piece[]) => pieces.reduce((sum, { width }) => sum + width, 0)

function trimEnd(pieces: readonly Piece[]): Piece[] {
  const last = pieces.findLastIndex(({ isSpace }) => !isSpace)
  return pieces.slice(0, last + 1)
}

/** Unicode's bidirectional algorithm, rule L2: turns around every run of a level, highest first. */
function inVisualOrder(pieces: readonly Piece[]): Piece[] {
  const ordered = [...pieces]
  const highest = Math.max(0, ...pieces.map(({ level }) => level))
  for (let level = highest; level > 0; level--) {
    let start = 0
    while (start < ordered.length) {
      let end = start
      while ((ordered[end]?.level ?? -1) >= level) end++
      if (end > start) ordered.splice(start, end - start, ...ordered.slice(start, end).toReversed())
      start = end + 1
    }
  }
  return ordered
}
