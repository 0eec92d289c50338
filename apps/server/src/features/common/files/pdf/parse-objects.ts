/** A value in a PDF, as far as it matters what a file does. */
export type PdfValue = PdfName | PdfText | PdfReference | PdfDictionary | PdfValue[] | number | null
export class PdfName {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}
export class PdfText {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}
export class PdfReference {
  readonly object: number
  constructor(object: number) {
    this.object = object
  }
}
export type PdfDictionary = Map<string, PdfValue>

/** Under this key, which no file can use, stands that a dictionary is that of a stream. */
export const STREAM = ' stream'
/** What the engine writes is never deeper than it reads. */
const DEEPEST_LEVEL = 200
const BETWEEN = /(?:[\0\t\n\f\r ]+|%[^\r\n]*)*/y
const BEGIN_OBJECT = /(\d+) \d+ obj/y
const BEGIN_STREAM = /stream\r?\n/y
const END_STREAM = /\r?\nendstream/y
const END_OBJECT = /endobj/y
const NAME = /\/([^\0\t\n\f\r ()<>[\]{}/%]*)/y
const REFERENCE = /(\d+) \d+ R/y
const NUMBER = /^[+-]?\d/
const WORD = /[^\0\t\n\f\r ()<>[\]{}/%]+/y
const HEX_TEXT = /<([0-9a-fA-F\0\t\n\f\r ]*)>/y
const TEXT_PIECE = /[^()\\]+|\\[^]/y

/** It is not written as the engine writes. */
export class UnreadablePdf extends Error {}

/** The objects of a PDF that the engine has rewritten, by number. */
export function parseObjects(text: string): Map<number, PdfValue> {
  const reader = new Reader(text)
  const objects = new Map<number, PdfValue>()
  for (let begin = reader.match(BEGIN_OBJECT); begin; begin = reader.match(BEGIN_OBJECT)) {
    objects.set(Number(begin[1]), reader.readObject())
  }
  if (!reader.isAt('xref')) throw new UnreadablePdf()
  return objects
}

class Reader {
  readonly #text: string
  #at = 0

  constructor(text: string) {
    this.#text = text
  }

  isAt(sign: string): boolean {
    return this.#text.startsWith(sign, this.#at)
  }

  match(pattern: RegExp): RegExpExecArray | null {
    this.#take(BETWEEN)
    return this.#take(pattern)
  }

  readObject(): PdfValue {
    const value = this.#readValue(0)
    if (value instanceof Map && this.match(BEGIN_STREAM)) this.#skipStream(value)
    if (!this.match(END_OBJECT)) throw new UnreadablePdf()
    return value
  }

  #take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#at
    const found = pattern.exec(this.#text)
    if (found) this.#at = pattern.lastIndex
    return found
  }

  #readValue(level: number): PdfValue {
    if (level > DEEPEST_LEVEL) throw new UnreadablePdf()
    this.#take(BETWEEN)
    if (this.isAt('<<')) return this.#readDictionary(level)
    if (this.isAt('[')) return this.#readList(level)
    if (this.isAt('/')) return new PdfName(this.#readName())
    if (this.isAt('(')) return this.#readText()
    const hex = this.#take(HEX_TEXT)?.[1]
    if (hex !== undefined) return new PdfText(Buffer.from(hex, 'hex').toString('latin1'))
    const reference = this.#take(REFERENCE)
    if (reference) return new PdfReference(Number(reference[1]))
    const word = this.#take(WORD)?.[0]
    if (word === undefined) throw new UnreadablePdf()
    return NUMBER.test(word) ? Number(word) : null
  }

  #readName(): string {
    const name = this.#take(NAME)?.[1] ?? ''
    return name.replace(/#([0-9a-fA-F]{2})/g, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    )
  }

  #readList(level: number): PdfValue[] {
    const list: PdfValue[] = []
    this.#at++
    while (!this.match(/\]/y)) list.push(this.#readValue(level + 1))
    return list
  }

  #readDictionary(level: number): PdfDictionary {
    const dictionary: PdfDictionary = new Map()
    this.#at += 2
    while (!this.match(/>>/y)) {
      if (!this.isAt('/')) throw new UnreadablePdf()
      const key = this.#readName()
      dictionary.set(key, this.#readValue(level + 1))
    }
    return dictionary
  }

  #readText(): PdfText {
    const begin = this.#at
    let open = 0
    do {
      if (this.isAt('(')) open++
      else if (this.isAt(')')) open--
      else if (this.#take(TEXT_PIECE)) continue
      else throw new UnreadablePdf()
      this.#at++
    } while (open > 0)
    return new PdfText(this.#text.slice(begin + 1, this.#at - 1))
  }

  /** By its length alone: what it holds may look like its end. */
  #skipStream(dictionary: PdfDictionary): void {
    const length = dictionary.get('Length')
    if (typeof length !== 'number' || !(length >= 0)) throw new UnreadablePdf()
    this.#at += length
    if (!this.#take(END_STREAM)) throw new UnreadablePdf()
    dictionary.set(STREAM, null)
  }
}
