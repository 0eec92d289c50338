import { findHarm, type Harm } from './find-harm.ts'
import { openEngine, type PdfEngine } from './open-engine.ts'
import { parseObjects, UnreadablePdf } from './parse-objects.ts'
import { rewritePdf } from './rewrite-pdf.ts'

/** Names that an honest file has no use for; any letter may be written as # and two digits. */
const MENTIONS = new Set(
  'JavaScript Launch SubmitForm ImportData GoToR GoToE EmbeddedFile EmbeddedFiles RichMedia'.split(
    ' ',
  ),
)
/** A name after a sign, or as the value of a type: not the words 'HTML/JavaScript'. */
const NAMES = /(?<=[^\w#]|\/(?:S|#53|Type|Subtype))\/([\w#]{5,60})/g

let engine: Promise<PdfEngine> | undefined

/**
 * Judges a PDF by what the engine that shows it reads in it. What cannot be read wholly, is
 * protected, or might be another file to another reader is not inert: only offered for saving.
 */
export async function judgePdf(content: Uint8Array): Promise<Harm> {
  const rewritten = rewritePdf(await (engine ??= openEngine()), content)
  if (!rewritten) return { isInert: false }
  const harm = harmIn(rewritten.text)
  if ('problem' in harm) return harm
  const { isWhole, isProtected } = rewritten
  return { isInert: harm.isInert && isWhole && !isProtected && !mentionsHarm(content) }
}

function harmIn(text: string): Harm {
  try {
    return findHarm(parseObjects(text))
  } catch (error) {
    if (!(error instanceof UnreadablePdf)) throw error
    return { isInert: false }
  }
}

/** Objects that nothing leads to do nothing here, but another reader may find a way to them. */
function mentionsHarm(content: Uint8Array): boolean {
  const text = Buffer.from(content.buffer, content.byteOffset, content.length).toString('latin1')
  for (const [, name = ''] of text.matchAll(NAMES)) {
    const plain = name.replace(/#([0-9a-f]{2})/gi, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    )
    if (MENTIONS.has(plain)) return true
  }
  return false
}
