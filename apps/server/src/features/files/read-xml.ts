import { SaxesParser } from 'saxes'

export interface XmlElement {
  /** Without its namespace's prefix. */
  name: string
  attributes: ReadonlyMap<string, string>
}

/** It is not XML, or XML that declares things of its own, which no Office document may. */
export class UnreadableXml extends Error {}

/** Far more than the list of parts of any document. */
const ELEMENTS_LIMIT = 100_000

/** A parser that stops at what is wrong, and at declarations: they may make much out of little. */
export function strictParser(): SaxesParser<{ xmlns: true }> {
  const parser = new SaxesParser({ xmlns: true })
  parser.on('error', (error) => {
    throw new UnreadableXml(error.message)
  })
  parser.on('doctype', () => {
    throw new UnreadableXml('It declares things of its own.')
  })
  return parser
}

/** The elements of a small XML file in their order. */
export function readXml(bytes: Uint8Array): XmlElement[] {
  const elements: XmlElement[] = []
  const parser = strictParser()
  parser.on('opentag', ({ local, attributes }) => {
    if (elements.length >= ELEMENTS_LIMIT) throw new UnreadableXml('It has too many elements.')
    // Those of another namespace are not what Office reads.
    const plain = Object.values(attributes).filter(({ prefix }) => prefix === '')
    const named = plain.map((each): [string, string] => [each.local, each.value])
    elements.push({ name: local, attributes: new Map(named) })
  })
  parser.write(decodeXml(bytes)).close()
  return elements
}

const DECLARED = /^<\?xml[^>]{0,100}?encoding\s{0,10}=\s{0,10}["']([\w.-]{1,40})["']/

/** The text of XML. XML 1.0, appendix F: by its mark, by how its first sign lies, by what it says of itself. */
export function decodeXml(bytes: Uint8Array): string {
  const [first, second] = bytes
  const isBig = (first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)
  const isLittle = (first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)
  if (isBig) return decodeAs('utf-16be', bytes)
  if (isLittle) return decodeAs('utf-16le', bytes)
  const begin = Buffer.from(bytes.subarray(0, 200))
    .toString('latin1')
    .replace(/^\u00EF\u00BB\u00BF/, '')
  const declared = DECLARED.exec(begin)?.[1]?.toLowerCase() ?? 'utf-8'
  // Anything else could be read as one thing here and as another by Office.
  if (declared !== 'utf-8' && declared !== 'us-ascii') throw new UnreadableXml(declared)
  return decodeAs('utf-8', bytes)
}

function decodeAs(encoding: string, bytes: Uint8Array): string {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch (error) {
    throw new UnreadableXml('It is not in its own encoding.', { cause: error })
  }
}
