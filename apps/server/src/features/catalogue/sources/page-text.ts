import { Parser } from 'htmlparser2'

/** What stands in a page and is no text of it, or the same on every page of its site. */
const HIDDEN = new Set(
  'script style noscript template svg nav iframe head select textarea button'.split(' '),
)
/** What does not begin a line. */
const INLINE = new Set(
  'a abbr b bdi cite code em font i img label mark q s small span strong sub sup time u wbr'.split(
    ' ',
  ),
)
/** Deeper than any page nests: what follows is not read. */
const MOST_LEVELS = 500
/** More is no text of one scholarship. */
const TEXT_LIMIT = 60_000

/** The words of a page, a line for each block, without what changes from visit to visit. */
export function pageText(body: Buffer, contentType = ''): string {
  const source = decode(body, contentType)
  const text = contentType.startsWith('text/plain') ? source : readHtml(source)
  return text
    .split('\n')
    .map(cleanLine)
    .filter((line) => line !== '')
    .join('\n')
    .slice(0, TEXT_LIMIT)
}

/** A NUL, which no text of the database may hold, is nothing to a reader. */
const cleanLine = (line: string): string => line.replaceAll('\0', '').replaceAll(/\s+/g, ' ').trim()

/** Whether a page has words that can be compared. */
export const isReadable = (contentType = ''): boolean =>
  contentType === '' || /^(?:text\/(?:html|plain)|application\/xhtml\+xml)\b/i.test(contentType)

class TooDeep extends Error {}

function readHtml(source: string): string {
  let text = ''
  let level = 0
  let hidden = 0
  const parser = new Parser({
    ontext: (piece) => void (text += hidden === 0 ? piece.replaceAll(/\s+/g, ' ') : ''),
    onopentagname(name) {
      level += 1
      // Each end of an element is looked for among all that are open.
      if (level > MOST_LEVELS) throw new TooDeep()
      if (HIDDEN.has(name)) hidden += 1
      if (!INLINE.has(name)) text += '\n'
    },
    onclosetag(name) {
      level -= 1
      if (HIDDEN.has(name)) hidden -= 1
      if (!INLINE.has(name)) text += '\n'
    },
  })
  try {
    parser.end(source)
  } catch (error) {
    if (!(error instanceof TooDeep)) throw error
  }
  return text
}

/** The characters of a page: as its server names them, else as the page itself does, else UTF-8. */
function decode(body: Buffer, contentType: string): string {
  const named = CHARSET.exec(contentType) ?? CHARSET.exec(body.toString('latin1', 0, 2000))
  try {
    return new TextDecoder(named?.[1] ?? 'utf-8').decode(body)
  } catch {
    return new TextDecoder().decode(body)
  }
}

const CHARSET = /charset=["']?([\w-]{1,40})/i
