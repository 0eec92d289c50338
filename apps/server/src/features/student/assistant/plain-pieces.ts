import { cleanText } from './clean-text.ts'

/** What may begin or be markup, a link or an address: a line that holds it is told when it is whole. */
const SIGN = /[<>*_`#]|\[[^[\]]*$|\](?:\(|$)|:\/\/|\bwww\.|\b(?:javascript|data|vbscript):/i
/** What may begin a line that speaks of the text rather than being of it. */
const MAY_BE_PREFACE = /^\s*(?:sure|certainly|of course|absolutely|here)/i
/** So much more at a time is worth cleaning all of it again. */
const STEP_CHARACTERS = 40
/** What is longer comes at the end, all at once: cleaning it again and again would take too long. */
const MOST_CHARACTERS = 20_000

interface PlainPieces {
  take: (piece: string) => void
  /** Tells what was held back of a text that is whole now, in the words that are kept of it. */
  end: (plain: string) => void
}

/**
 * Takes what a model writes piece by piece and tells it in plain words, cleaned as what is kept:
 * never a sign of markup, and never anything that a later piece could make markup of.
 */
export function plainPieces(tell: (piece: string) => void): PlainPieces {
  let [written, told, cleaned] = ['', '', 0]
  const tellTo = (plain: string) => {
    if (plain.length <= told.length || !plain.startsWith(told)) return
    tell(plain.slice(told.length))
    told = plain
  }
  return {
    take(piece) {
      written += piece
      if (written.length > MOST_CHARACTERS) return
      const end = plainEnd(written)
      if (end - cleaned < STEP_CHARACTERS) return
      cleaned = end
      tellTo(cleanText(written.slice(0, end)))
    },
    end: tellTo,
  }
}

/** Where the last word ends that nothing can change any more. */
function plainEnd(written: string): number {
  const lineStart = written.lastIndexOf('\n') + 1
  const line = written.slice(lineStart)
  if (SIGN.test(line) || (lineStart === 0 && MAY_BE_PREFACE.test(line))) return lineStart
  return lineStart + Math.max(0, line.lastIndexOf(' '))
}
