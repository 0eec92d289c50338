import { bidi } from './bidi.ts'
import type { FaceChooser } from './choose-faces.ts'
import { findBreaks } from './find-breaks.ts'
import type { Cluster, Face } from './open-face.ts'
import type { Span, TextStyle } from './parse-blocks.ts'

/** A part of a line in one face, style and direction. */
export interface Piece {
  text: string
  face: Face
  style: TextStyle
  /** Odd: from right to left. */
  level: number
  isSpace: boolean
  mayBreakAfter: boolean
  clusters: readonly Cluster[]
  /** To the size of a letter. */
  width: number
}

/** A line as the writer ended it. */
export interface WrittenLine {
  pieces: Piece[]
  baseLevel: number
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
const RIGHT_TO_LEFT =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}\u200F\u202B\u202E\u2067]/u

/** Cuts each line of a block into the pieces that are shaped as one. */
export function cutPieces(spans: readonly Span[], chooser: FaceChooser): WrittenLine[] {
  return splitLines(spans).map((line) => {
    const text = line.map((span) => span.text).join('')
    const { levels, baseLevel } = directionsOf(text)
    const breaks = findBreaks(text)
    const cuts = cutsOf(line, levels, breaks, chooser)
    const pieces = cuts.map(({ start, end, face, style, isSpace }) => {
      const level = levels?.[start] ?? 0
      const mayBreakAfter = breaks.has(end)
      return shapePiece({
        text: text.slice(start, end),
        face,
        style,
        level,
        isSpace,
        mayBreakAfter,
      })
    })
    return { pieces, baseLevel }
  })
}

/** Shapes once what occurs often; forgotten when too much has gathered. */
const SHAPED_LIMIT = 20_000
const shaped = new WeakMap<Face, Map<string, Pick<Piece, 'clusters' | 'width'>>>()

export function shapePiece(piece: Omit<Piece, 'clusters' | 'width'>): Piece {
  const { face, text, level } = piece
  const isRightToLeft = level % 2 === 1
  const key = `${isRightToLeft ? 'r' : 'l'}${text}`
  const ofFace = shaped.get(face) ?? new Map<string, Pick<Piece, 'clusters' | 'width'>>()
  shaped.set(face, ofFace)
  const known = ofFace.get(key)
  if (known) return { ...piece, ...known }
  const clusters = face.shape(text, isRightToLeft)
  const width = clusters.reduce((sum, { advance }) => sum + advance, 0) / face.unitsPerEm
  if (ofFace.size >= SHAPED_LIMIT) ofFace.clear()
  ofFace.set(key, { clusters, width })
  return { ...piece, clusters, width }
}

/** The piece in parts that a line may end between, for a word longer than a line. */
export function splitPiece(piece: Piece): Piece[] {
  return [...graphemes.segment(piece.text)].map(({ segment }) =>
    shapePiece({ ...piece, text: segment, mayBreakAfter: true }),
  )
}

function splitLines(spans: readonly Span[]): Span[][] {
  const lines: Span[][] = [[]]
  for (const { text, style } of spans)
    for (const [index, part] of text.split('\n').entries()) {
      if (index > 0) lines.push([])
      if (part !== '') lines.at(-1)?.push({ text: part, style })
    }
  return lines
}

function directionsOf(text: string): { levels?: Uint8Array; baseLevel: number } {
  if (!RIGHT_TO_LEFT.test(text)) return { baseLevel: 0 }
  const { levels, paragraphs } = bidi.getEmbeddingLevels(text)
  return { levels, baseLevel: paragraphs[0]?.level ?? 0 }
}

interface Cut {
  start: number
  end: number
  face: Face
  style: TextStyle
  isSpace: boolean
}

function cutsOf(
  line: readonly Span[],
  levels: Uint8Array | undefined,
  breaks: ReadonlySet<number>,
  chooser: FaceChooser,
): Cut[] {
  const cuts: Cut[] = []
  let at = 0
  let last: Cut | undefined
  for (const { text: part, style } of line)
    for (const { segment } of graphemes.segment(part)) {
      const face = chooser.choose(segment, style, last?.style === style ? last.face : undefined)
      const isSpace = /^[ \t]+$/.test(segment)
      const goesOn =
        last?.face === face &&
        last.style === style &&
        last.isSpace === isSpace &&
        !breaks.has(at) &&
        levels?.[at] === levels?.[last.start]
      const end = at + segment.length
      if (last && goesOn) last.end = end
      else cuts.push((last = { start: at, end, face, style, isSpace }))
      at = end
    }
  return cuts
}
