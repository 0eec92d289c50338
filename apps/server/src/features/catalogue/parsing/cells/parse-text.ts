import sanitizeHtml from 'sanitize-html'

const OF_WHAT = String.raw`(?:the |an? )?(?:award|amount|sum|deadline|date|eligibility|sponsor|provider|citizenship|gpa|requirements?|criteria|info(?:rmation)?)s?(?: amounts?| dates?)?(?::| is| are| has been| have been| has| have)? `
const NOTHING = String.raw`(?:currently )?(?:unknown|unspecified|undisclosed|not (?:yet )?(?:been )?(?:applicable|specified|stated|listed|available|provided|given|known|disclosed|found|mentioned|announced|set))(?: yet| at this time)?|tb[dca]|to be (?:determined|announced|confirmed|decided|updated)|pending|n\/a`
const ABSENT = new RegExp(
  `^[("'\\[]?(?:${[
    String.raw`|-+|–|—|−|―|\.+|\?+|_+|x{2,}|#(?:n\/a|ref!|value!|name\?)|na|n\.a\.|nan|none|null|nil|undefined|blank`,
    `(?:${OF_WHAT})?(?:${NOTHING})`,
    String.raw`no (?:data|info(?:rmation)?)(?: (?:available|given|provided|listed))?|missing|verify|to verify|verify (?:on|at|with) .*|coming soon`,
    String.raw`(?:please )?(?:see|visit|check|refer to|go to|consult) (?:the )?(?:(?:provider|sponsor|school|program|official|foundation|organi[sz]ation|our)(?:[’']?s)? )?(?:web ?)?(?:site|page|link|listing|details|description|url|below|above|source|flyer|application)(?: for .*)?`,
    String.raw`(?:please )?contact (?:the )?(?:provider|sponsor|school|college|organi[sz]ation|office|foundation|department|us)(?: for .*)?`,
    'click here|learn more|read more|more info(?:rmation)?|more details',
  ].join('|')})[)"'\\]]?[.!]?$`,
  'i',
)

/** Whether a value only says that there is no value: '', N/A, VERIFY, 'See website' and the like. */
export const isAbsent = (text: string): boolean => text.length <= 200 && ABSENT.test(text.trim())

const SAYS_NO_MORE =
  /^(?:(?:the )?(?:award|amount|scholarship|deadline|date|prize|value)s?(?: amounts?| dates?)? )?(?:var(?:y|ies|ious|iable)|depends|multiple|rolling|ongoing)(?: (?:amounts?|dates?|deadlines?|awards?|values?))?\.?$/i

/** The words of a source, where they say more than that there is nothing or that it varies. */
export const wordsOf = (text: string): { raw?: string } =>
  isAbsent(text) || SAYS_NO_MORE.test(text) ? {} : { raw: text }

/** Longer values are prose: what they say is kept, and not searched for sums, days or options. */
export const READABLE_CHARACTERS = 1000

/** Byte for each character that the encoding gives to a byte of 128 and above. */
const bytesOf = (encoding: string): Map<string, number> => {
  const decoder = new TextDecoder(encoding)
  const map = new Map<string, number>()
  for (let byte = 0x80; byte <= 0xff; byte += 1) map.set(decoder.decode(Uint8Array.of(byte)), byte)
  return map
}

const latin = bytesOf('windows-1252')
// Latin-1 leaves 0x80–0x9f as control characters where Windows has letters: take both.
for (let byte = 0x80; byte <= 0x9f; byte += 1) latin.set(String.fromCharCode(byte), byte)
const MISREADINGS = [latin, bytesOf('macintosh')]

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

const sequenceLength = (lead: number): number => {
  if (lead >= 0xc2 && lead <= 0xdf) return 2
  if (lead >= 0xe0 && lead <= 0xef) return 3
  if (lead >= 0xf0 && lead <= 0xf4) return 4
  return 0
}

/** Honest text holds such sequences too ('É”', 'é”…'): only what catalogues contain counts as misread. */
const isPlausible = (codePoint: number, length: number): boolean => {
  if (length === 2) return codePoint <= 0x17f
  if (length === 4) return true
  return (codePoint >= 0x2000 && codePoint <= 0x27bf) || codePoint >= 0xfb00
}

/** The character that the misread ones at `start` stand for, or null when they are what they seem. */
const decodeAt = (text: string, start: number, bytes: Map<string, number>) => {
  const length = sequenceLength(bytes.get(text.charAt(start)) ?? 0)
  if (length === 0) return null
  const sequence: number[] = []
  for (let at = start; at < start + length; at += 1) {
    const byte = bytes.get(text.charAt(at))
    if (byte === undefined || (at > start && (byte & 0xc0) !== 0x80)) return null
    sequence.push(byte)
  }
  try {
    const character = utf8.decode(Uint8Array.from(sequence))
    return isPlausible(character.codePointAt(0) ?? 0, length) ? { character, length } : null
  } catch {
    return null
  }
}

const undo = (text: string, bytes: Map<string, number>): string => {
  let repaired = ''
  for (let at = 0; at < text.length;) {
    const decoded = decodeAt(text, at, bytes)
    repaired += decoded ? decoded.character : text.charAt(at)
    at += decoded ? decoded.length : 1
  }
  return repaired
}

const ASCII = /^[\x00-\x7f]*$/

/** UTF-8 that was read as MacRoman, Latin-1 or Windows-1252, as it was meant; up to three times over. */
export const repairMojibake = (text: string): string => {
  let repaired = text
  for (let round = 0; round < 3 && !ASCII.test(repaired); round += 1) {
    const before = repaired
    for (const bytes of MISREADINGS) repaired = undo(repaired, bytes)
    if (repaired === before) break
  }
  return repaired
}

const NAMED: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  '#39': "'",
}

/** Character references as characters: also those written twice over ('&amp;nbsp;'). */
export const decodeEntities = (text: string): string => {
  let decoded = text
  for (let round = 0; round < 2 && /&#?\w+;/.test(decoded); round += 1) {
    // The parser decodes every reference and writes back only the five that HTML needs.
    decoded = sanitizeHtml(decoded.replaceAll('<', '&lt;'), {
      allowedTags: [],
      allowedAttributes: {},
    })
    decoded = decoded.replace(
      /&(amp|lt|gt|quot|apos|#39);/g,
      (all, name: string) => NAMED[name] ?? all,
    )
  }
  return decoded
}

/** Repairs encoding and entities; line ends become \n, other white space is kept. */
export const repairText = (text: string): string => {
  const repaired = decodeEntities(repairMojibake(text))
  return repaired
    .toWellFormed()
    .replace(/[\uFEFF\u0000]/g, '')
    .replace(/\r\n?/g, '\n')
    .normalize('NFC')
    .trim()
}

/** One line of repaired text: every run of white space is a single space. */
export const toLine = (text: string): string => repairText(text).replace(/\s+/g, ' ').trim()

/** Longer lines are prose, and no list. */
const LONGEST_LISTED = 60

/** One line of a cell; what stands in it line below line is a list: 'Bachelor's Degree; High School'. */
export const toCell = (text: string): string => {
  const lines = repairText(text)
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
  const isList = lines.every((line) => line.length <= LONGEST_LISTED && !/[,;:.!?]$/.test(line))
  return lines.join(isList ? '; ' : ' ')
}

const BULLET = /^\s*(?:[•·▪◦‣*●○–—-]|\d{1,2}[.)]|[a-z]\))\s+/

/** The lines of a free text, split on \n only (other separators occur inside sentences), without bullets. */
export const toLines = (text: string): string[] =>
  repairText(text)
    .split('\n')
    .map((line) => line.replace(BULLET, '').replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')

/** 'MaximumAge' as 'Maximum Age'. */
export const splitCamelCase = (name: string): string => name.replace(/([a-z])([A-Z])/g, '$1 $2')

/** Codes side by side as words: 'hs_senior; college_junior'. */
export const humaniseAll = (text: string): string => text.split('; ').map(humanise).join('; ')

/** A code as words: 'first_generation' as 'first generation'. Text with spaces is left as it is. */
export const humanise = (text: string): string =>
  /^\w+$/.test(text) && text.includes('_') ? text.replaceAll('_', ' ').trim() : text
