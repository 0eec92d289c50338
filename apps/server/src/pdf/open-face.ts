import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import * as hb from 'harfbuzzjs'
import { bidi } from './bidi.ts'
import type { FaceFile } from './font-faces.ts'
import { joinTables, unpackFont, type FontTables } from './unpack-font.ts'

/** A piece of text that is drawn and read back as one: a letter with its marks, a ligature. */
export interface Cluster {
  /** As it is seen from left to right, which readers of documents turn around again. */
  text: string
  /** In units of the face. */
  advance: number
  glyphs: { id: number; x: number; y: number }[]
}

/** An opened font file. Lengths are in its own units, `unitsPerEm` to the size of a letter. */
export interface Face {
  path: string
  isBold: boolean
  isItalic: boolean
  tables: FontTables
  unitsPerEm: number
  ascent: number
  descent: number
  covers(codePoint: number): boolean
  /** The clusters from left to right. */
  shape(text: string, isRightToLeft: boolean): Cluster[]
}

const mirrored = (text: string) =>
  [...text]
    .toReversed()
    .map((sign) => bidi.getMirroredCharacter(sign) ?? sign)
    .join('')

const require = createRequire(import.meta.url)
const opened = new Map<string, Face>()

/** Opens a font file, once for the life of the thread. */
export function openFace(file: FaceFile): Face {
  const known = opened.get(file.path)
  if (known) return known
  const [family = '', ...rest] = file.path.split('/')
  const folder = dirname(require.resolve(`@fontsource/${family}/package.json`))
  const tables = unpackFont(readFileSync(join(folder, ...rest)))
  const face = new hb.Face(new hb.Blob(joinTables(tables)))
  const font = new hb.Font(face)
  const covered = new Set(face.collectUnicodes())
  const { ascender, descender } = font.hExtents()
  const result: Face = {
    ...file,
    tables,
    unitsPerEm: face.upem,
    ascent: ascender,
    descent: descender,
    covers: (codePoint) => covered.has(codePoint),
    shape: (text, isRightToLeft) => shape(font, text, isRightToLeft),
  }
  opened.set(file.path, result)
  return result
}

function shape(font: hb.Font, text: string, isRightToLeft: boolean): Cluster[] {
  const buffer = new hb.Buffer()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  buffer.setDirection(isRightToLeft ? hb.Direction.RTL : hb.Direction.LTR)
  hb.shape(font, buffer)
  const infos = buffer.getGlyphInfos()
  const positions = buffer.getGlyphPositions()
  const starts = [...new Set(infos.map(({ cluster }) => cluster))].toSorted((a, b) => a - b)
  const ends = new Map(starts.map((start, index) => [start, starts[index + 1] ?? text.length]))
  const clusters: Cluster[] = []
  let lastStart = -1
  for (const [index, { codepoint: id, cluster: start }] of infos.entries()) {
    const at = positions[index] ?? { xAdvance: 0, xOffset: 0, yOffset: 0 }
    if (start !== lastStart) {
      const written = text.slice(start, ends.get(start))
      const seen = isRightToLeft ? mirrored(written) : written
      clusters.push({ text: seen, advance: 0, glyphs: [] })
    }
    lastStart = start
    const cluster = clusters.at(-1)
    if (!cluster) continue
    cluster.glyphs.push({ id, x: cluster.advance + at.xOffset, y: at.yOffset })
    cluster.advance += at.xAdvance
  }
  return clusters
}
