import { SaxesParser, type SaxesTagNS } from 'saxes'

export interface XmlElement {
  /** Without its namespace's prefix. */
  name: string
  attributes: ReadonlyMap<string, string>
}

/** It is not XML, or XML that declares things of its own, which no Office document may. */
export class UnreadableXml extends Error {}

/** Far more than the list of parts of any document. */
const ELEMENTS_LIMIT = 100_000

/** Deeper than any document nests; for each element the parser looks through all that are open. */
const MOST_LEVELS = 1000

interface Seen {
  onOpen: (element: SaxesTagNS) => void
  onText?: (text: string) => void
  onClose?: (name: string) => void
}

/**
 * Goes through XML from its beginning, in time that grows with its length only.
 * @throws UnreadableXml at what is wrong, at declarations, which may make much out of little, and
 * where it is too deep.
 */
export function walkXml(text: string, { onOpen, onText, onClose }: Seen): void {
  let level = 0
  const parser = new SaxesParser({ xmlns: true })
  parser.on('error', (error) => {
    throw new UnreadableXml(error.message)
  })
  parser.on('doctype', () => {
    throw new UnreadableXml('It declares things of its own.')
  })
  parser.on('opentag', (element) => {
    level += 1
    if (level > MOST_LEVELS) throw new UnreadableXml('It is too deep.')
    onOpen(element)
  })
  if (onText) parser.on('text', onText)
  parser.on('closetag', ({ local }) => {
    level -= 1
    onClose?.(local)
  })
  parser.write(text).close()
}

/** The elements of a small XML file in their order. */
export function readXml(bytes: Uint8Array): XmlElement[] {
  const elements: XmlElement[] = []
  walkXml(decodeXml(bytes), {
    onOpen({ local, attributes }) {
      if (elements.length >= ELEMENTS_LIMIT) throw new UnreadableXml('It has too many elements.')
      // Those of another namespace are not what Office reads.
      const plain = Object.values(attributes).filter(({ prefix }) => prefix === '')
      const named = plain.map((each): [string, string] => [each.local, each.value])
      elements.push({ name: local, attributes: new Map(named) })
    },
  })
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
