const TOKEN = /<[^<>]*>|[^<\s]+\s*|\s+|</g
const TAG = /^<(\/?)([a-z][a-z0-9]*)/i
const VOID = new Set(['br'])
const INLINE = new Set(['strong', 'b', 'em', 'i', 'u', 's', 'a', 'code', 'br'])

/** Tags, and words with the blanks after them. */
export const splitTokens = (html: string): string[] =>
  (html.match(TOKEN) ?? []).map((token) => token.replace(/^<br\s*\/?>$/i, '<br>'))

/** The outermost elements of an essay: its paragraphs, headings and lists. */
export function splitBlocks(html: string): string[] {
  const blocks: string[] = []
  let depth = 0
  for (const token of splitTokens(html)) {
    if (depth === 0) blocks.push(token)
    else blocks.push((blocks.pop() ?? '') + token)
    const tag = TAG.exec(token)
    if (!tag || VOID.has(nameOf(tag))) continue
    depth = Math.max(0, depth + (tag[1] === '/' ? -1 : 1))
  }
  return blocks.filter((block) => block.trim() !== '')
}

/** Without the blanks between blocks that say nothing. */
export const joinBlocks = (html: string): string => splitBlocks(html).join('')

/** Whether every element is closed in turn and stands where it may. */
export function isWellFormed(html: string): boolean {
  const open: string[] = []
  for (const token of splitTokens(html)) {
    const tag = TAG.exec(token)
    const parent = open.at(-1) ?? ''
    if (!tag) {
      if (isList(parent) && token.trim() !== '') return false
    } else if (tag[1] === '/') {
      if (open.pop() !== nameOf(tag)) return false
    } else {
      if (!mayHold(parent, nameOf(tag))) return false
      if (!VOID.has(nameOf(tag))) open.push(nameOf(tag))
    }
  }
  return open.length === 0
}

const nameOf = (tag: RegExpExecArray): string => (tag[2] ?? '').toLowerCase()
const isList = (name: string): boolean => name === 'ul' || name === 'ol'

function mayHold(parent: string, name: string): boolean {
  if (isList(parent)) return name === 'li'
  if (name === 'li') return false
  return INLINE.has(name) || parent === '' || parent === 'li' || parent === 'blockquote'
}
