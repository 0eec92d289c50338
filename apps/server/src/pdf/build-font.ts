import type { Cluster, Face } from './open-face.ts'
import { joinTables } from './unpack-font.ts'

interface Part {
  slot: number
  x: number
  y: number
}

/** A glyph of the new font: an outline of the face, or several put together. */
type Slot = { outline: number } | { parts: Part[] }

/** A 16-bit number counts the glyphs; some room is left for the parts of the last cluster. */
const SLOTS_LIMIT = 65_000

export class TooManyGlyphs extends Error {}

/**
 * The part of a face that a document uses. Every cluster becomes one glyph with the cluster's
 * text, so that whoever copies or reads out the document gets the text as it was written, also
 * where a script stacks, joins or reorders its signs.
 */
export class FontBuilder {
  readonly face: Face
  /** What each glyph stands for; empty for a mere part of others. */
  readonly texts: string[] = ['']
  /** In units of the face. */
  readonly advances: number[] = [0]
  readonly #slots: Slot[] = [{ outline: 0 }]
  readonly #outlines = new Map<number, number>()
  readonly #clusters = new Map<string, number>()

  constructor(face: Face) {
    this.face = face
  }

  /** The number of the glyph that draws the cluster. */
  glyphOf(cluster: Cluster): number {
    const key = `${cluster.text}|${cluster.glyphs.map(({ id, x, y }) => `${id},${x},${y}`).join(' ')}`
    const known = this.#clusters.get(key)
    if (known !== undefined) return known
    if (this.#slots.length > SLOTS_LIMIT) throw new TooManyGlyphs(this.face.path)
    const slot = this.#add(cluster)
    this.#clusters.set(key, slot)
    return slot
  }

  #add({ text, advance, glyphs }: Cluster): number {
    const [only] = glyphs
    if (only && glyphs.length === 1 && only.x === 0 && only.y === 0) {
      const fresh = !this.#outlines.has(only.id)
      const outline = this.#outlineOf(only.id)
      const width = advanceOf(this.face, only.id)
      if (!fresh) return this.#push({ parts: [{ slot: outline, x: 0, y: 0 }] }, text, width)
      this.texts[outline] = text
      this.advances[outline] = width
      return outline
    }
    const parts = glyphs.map(({ id, x, y }) => ({ slot: this.#outlineOf(id), x, y }))
    return this.#push({ parts }, text, advance)
  }

  #outlineOf(id: number): number {
    const known = this.#outlines.get(id)
    if (known !== undefined) return known
    const slot = this.#push({ outline: id }, '', 0)
    this.#outlines.set(id, slot)
    return slot
  }

  #push(slot: Slot, text: string, advance: number): number {
    this.texts.push(text)
    this.advances.push(advance)
    return this.#slots.push(slot) - 1
  }

  /** The font file. */
  build(): Buffer {
    const outlines: Buffer[] = []
    // Outlines that are made of others bring those along, at the end.
    for (let slot = 0; slot < this.#slots.length; slot++) outlines.push(this.#draw(slot, outlines))
    const padded = outlines.map((outline) =>
      Buffer.concat([outline, Buffer.alloc((4 - (outline.length % 4)) % 4)]),
    )
    const { tables } = this.face
    const built = new Map<string, Buffer>()
    for (const name of ['cvt ', 'fpgm', 'prep']) {
      const table = tables.get(name)
      if (table) built.set(name, table)
    }
    built.set('glyf', Buffer.concat(padded))
    built.set('loca', this.#locations(padded))
    built.set('hmtx', this.#metrics(outlines))
    built.set('head', patched(tableOf(this.face, 'head'), [[50, 1]]))
    built.set('hhea', patched(tableOf(this.face, 'hhea'), [[34, outlines.length]]))
    built.set('maxp', patched(tableOf(this.face, 'maxp'), this.#limits(outlines.length)))
    return joinTables(built)
  }

  #draw(slot: number, drawn: readonly Buffer[]): Buffer {
    const what = this.#slots[slot]
    if (!what) return Buffer.alloc(0)
    if ('parts' in what) return compose(what.parts, (part) => drawn[part] ?? Buffer.alloc(0))
    const outline = Buffer.from(outlineIn(this.face, what.outline))
    for (const at of componentsIn(outline))
      outline.writeUInt16BE(this.#outlineOf(outline.readUInt16BE(at)), at)
    return outline
  }

  #locations(outlines: readonly Buffer[]): Buffer {
    const table = Buffer.alloc(4 * (outlines.length + 1))
    let offset = 0
    for (const [index, outline] of outlines.entries()) {
      offset += outline.length
      table.writeUInt32BE(offset, 4 * (index + 1))
    }
    return table
  }

  #metrics(outlines: readonly Buffer[]): Buffer {
    const table = Buffer.alloc(4 * outlines.length)
    for (const [index, outline] of outlines.entries()) {
      table.writeUInt16BE(Math.min(65_535, Math.max(0, this.advances[index] ?? 0)), 4 * index)
      if (outline.length > 0) table.writeInt16BE(outline.readInt16BE(2), 4 * index + 2)
    }
    return table
  }

  #limits(glyphs: number): [number, number][] {
    const parts = Math.max(
      1,
      ...this.#slots.map((slot) => ('parts' in slot ? slot.parts.length : 1)),
    )
    const depth = tableOf(this.face, 'maxp').readUInt16BE(30) + 1
    return [
      [4, glyphs],
      [8, 65_535],
      [10, 65_535],
      [28, Math.max(parts, tableOf(this.face, 'maxp').readUInt16BE(28))],
      [30, depth],
    ]
  }
}

function tableOf(face: Face, name: string): Buffer {
  const table = face.tables.get(name)
  if (!table) throw new Error(`The font ${face.path} has no table ${name}.`)
  return table
}

function patched(table: Buffer, changes: readonly [number, number][]): Buffer {
  const copy = Buffer.from(table)
  for (const [at, value] of changes) copy.writeUInt16BE(value, at)
  return copy
}

function outlineIn(face: Face, id: number): Buffer {
  const loca = tableOf(face, 'loca')
  const isLong = tableOf(face, 'head').readInt16BE(50) === 1
  const at = (index: number) =>
    isLong ? loca.readUInt32BE(4 * index) : 2 * loca.readUInt16BE(2 * index)
  return tableOf(face, 'glyf').subarray(at(id), at(id + 1))
}

function advanceOf(face: Face, id: number): number {
  const last = tableOf(face, 'hhea').readUInt16BE(34) - 1
  return tableOf(face, 'hmtx').readUInt16BE(4 * Math.min(id, last))
}

const ARE_WORDS = 0x01
const ARE_OFFSETS = 0x02
const HAS_SCALE = 0x08
const MORE_FOLLOW = 0x20
const HAS_TWO_SCALES = 0x40
const HAS_MATRIX = 0x80

/** Where an outline that is made of others names each of them. */
function componentsIn(outline: Buffer): number[] {
  if (outline.length < 10 || outline.readInt16BE(0) >= 0) return []
  const places: number[] = []
  let at = 10
  for (;;) {
    const flags = outline.readUInt16BE(at)
    places.push(at + 2)
    at += 4 + (flags & ARE_WORDS ? 4 : 2)
    if (flags & HAS_SCALE) at += 2
    else if (flags & HAS_TWO_SCALES) at += 4
    else if (flags & HAS_MATRIX) at += 8
    if (!(flags & MORE_FOLLOW)) return places
  }
}

function compose(parts: readonly Part[], outlineOf: (slot: number) => Buffer): Buffer {
  const seen = parts.filter(({ slot }) => outlineOf(slot).length > 0)
  if (seen.length === 0) return Buffer.alloc(0)
  const glyph = Buffer.alloc(10 + 8 * seen.length)
  glyph.writeInt16BE(-1, 0)
  const sides = seen.map(({ slot, x, y }) => {
    const outline = outlineOf(slot)
    return [2, 4, 6, 8].map((at) => outline.readInt16BE(at) + (at === 2 || at === 6 ? x : y))
  })
  for (const [index, pick] of [Math.min, Math.min, Math.max, Math.max].entries())
    glyph.writeInt16BE(within16Bits(pick(...sides.map((side) => side[index] ?? 0))), 2 + 2 * index)
  for (const [index, { slot, x, y }] of seen.entries()) {
    const at = 10 + 8 * index
    const more = index < seen.length - 1 ? MORE_FOLLOW : 0
    glyph.writeUInt16BE(ARE_WORDS | ARE_OFFSETS | more, at)
    glyph.writeUInt16BE(slot, at + 2)
    glyph.writeInt16BE(within16Bits(x), at + 4)
    glyph.writeInt16BE(within16Bits(y), at + 6)
  }
  return glyph
}

const within16Bits = (value: number) => Math.max(-32_768, Math.min(32_767, Math.round(value)))
