import type { FontBuilder } from './build-font.ts'
import type { Line } from './fill-lines.ts'
import type { Run } from './join-runs.ts'
import type { Cluster, Face } from './open-face.ts'

/** Gives a face its name in the document and the font that is built for it. */
export type FontOf = (face: Face) => { name: string; font: FontBuilder }

/** Where a line stands: points from the left and from the bottom of the page. */
interface Place {
  x: number
  baseline: number
  size: number
}

const BOLDNESS = 0.03
/** The slant of an italic where a face has none: the tangent of 12 degrees. */
const SLANT = 0.21

const rounded = (value: number) => Number(value.toFixed(2))

/** The page's drawing instructions for a line of text. */
export function drawLine({ runs }: Line, { x, baseline, size }: Place, fontOf: FontOf): string {
  const instructions: string[] = []
  for (const run of runs) {
    const at = x + run.left * size
    instructions.push(drawRun(run, { x: at, baseline, size }, fontOf))
    const width = run.width * size
    if (run.style.isUnderlined) instructions.push(rule(at, baseline - size * 0.12, width, size))
    if (run.style.isStruck) instructions.push(rule(at, baseline + size * 0.27, width, size))
  }
  return instructions.join('\n')
}

function drawRun(run: Run, { x, baseline, size }: Place, fontOf: FontOf): string {
  const { face, style, clusters } = run
  const { name, font } = fontOf(face)
  const slant = style.isItalic && !face.isItalic ? SLANT : 0
  const isThickened = style.isBold && !face.isBold
  return [
    'BT',
    `/${name} ${size} Tf`,
    ...(isThickened ? [`2 Tr ${rounded(size * BOLDNESS)} w`] : ['0 Tr']),
    `1 0 ${slant} 1 ${rounded(x)} ${rounded(baseline)} Tm`,
    `[${glyphs(clusters, font)}] TJ`,
    'ET',
  ].join(' ')
}

/** Glyphs as hexadecimal text, with a number wherever kerning moves the next one. */
function glyphs(clusters: readonly Cluster[], font: FontBuilder): string {
  const scale = 1000 / font.face.unitsPerEm
  let text = ''
  let run = ''
  for (const cluster of clusters) {
    const glyph = font.glyphOf(cluster)
    run += glyph.toString(16).padStart(4, '0')
    const move = Math.round((font.advances[glyph] ?? 0) * scale) - cluster.advance * scale
    if (Math.abs(move) < 0.5) continue
    text += `<${run}> ${rounded(move)} `
    run = ''
  }
  return run === '' ? text : `${text}<${run}>`
}

const rule = (x: number, y: number, width: number, size: number) =>
  `${rounded(x)} ${rounded(y)} ${rounded(width)} ${rounded(size * 0.055)} re f`
