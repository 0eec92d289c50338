const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  rsquo: '’',
  lsquo: '‘',
  rdquo: '”',
  ldquo: '“',
  ndash: '–',
  mdash: '—',
  hellip: '…',
}

function entity(whole: string, name: string): string {
  if (!name.startsWith('#')) return ENTITIES[name.toLowerCase()] ?? whole
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
}

/** HTML as plain text on one line: no tags, entities read. The result is text, never HTML. */
export function plainText(html: string): string {
  return html
    .replaceAll(/<(script|style)\b[\s\S]*?(?:<\/\1>|$)/gi, ' ')
    .replaceAll(/([^.!?;:,\s])\s*<\/li>\s*<li\b/gi, '$1; <li')
    .replaceAll(/<\/?[a-z!][^<>]*>/gi, ' ')
    .replaceAll(/&(#x?[0-9a-f]+|[a-z]+);/gi, entity)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ([.,;:!?])/g, '$1')
    .trim()
}

/** The first `length` characters, cut after a whole word and marked with an ellipsis. */
export function cutAtWord(text: string, length: number): string {
  const characters = [...text]
  if (characters.length <= length) return text
  const head = characters.slice(0, length + 1).join('')
  const lastSpace = head.lastIndexOf(' ')
  const words = lastSpace > 0 ? head.slice(0, lastSpace) : characters.slice(0, length).join('')
  return `${words.replace(/(?<![\s,;:.–-])[\s,;:.–-]+$/, '')}…`
}

/** The first `length` characters exactly, as the specification cuts titles. */
export function cutAt(text: string, length: number): string {
  const characters = [...text]
  return characters.length <= length ? text : `${characters.slice(0, length).join('').trimEnd()}…`
}
