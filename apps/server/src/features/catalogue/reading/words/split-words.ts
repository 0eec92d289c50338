import { STATE_CODES } from '@laurel/matching/option-ids'

/** One word, number or sign of a sentence, with the characters it stands at. */
export interface Word {
  /** Lower case, without accents, apostrophes and the dots of abbreviations. */
  text: string
  /** The singular, as far as a rule of thumb gives it. */
  stem: string
  raw: string
  from: number
  to: number
  kind: 'word' | 'number' | 'money' | 'sign'
  value: number
  isCapital: boolean
  /** 'NV', in a sentence that is not all in capitals. */
  isStateCode: boolean
  /** Tied to the word before it by a hyphen. */
  isHyphened: boolean
}

const PIECE =
  /[$]\s?\d[\d,]*(?:\.\d+)?[kKmM]?\b|\d+(?:,\d{3})+(?:\.\d+)?|(?:[Pp]ost-)?9\/11\b|\d+(?:st|nd|rd|th)\b|\d*\.?\d+|Ph\.\s?D\.?|Ed\.D\.?|(?:\p{L}\.){2,}(?:\p{L}(?!\p{L}))?|[\p{L}\p{M}]+(?:['’`][\p{L}]+)*|\S/gu

const IRREGULAR: Readonly<Record<string, string>> = {
  women: 'woman',
  men: 'man',
  children: 'child',
  freshmen: 'freshman',
  grandchildren: 'grandchild',
  wives: 'wife',
  sophmore: 'sophomore',
  alumni: 'alumnus',
  upperclassmen: 'upperclassman',
  midshipmen: 'midshipman',
  // As the British write it.
  programme: 'program',
  programmes: 'program',
  enrolment: 'enrollment',
  enrol: 'enroll',
}

/** Words that end in s and are no plurals. */
const SINGULAR = new Set(
  'is was has as us this its his status campus focus plus business mathematics physics economics politics statistics news less press class address access process business illness deafness blindness progress illinois texas kansas arkansas massachusetts always previous religious various spanish columbus virus alumnus acs bus yes thus versus analysis'.split(
    ' ',
  ),
)

const stemOf = (text: string): string => {
  const known = Object.hasOwn(IRREGULAR, text) ? IRREGULAR[text] : undefined
  if (known !== undefined) return known
  if (text.length < 4) return text
  if (SINGULAR.has(text) || !text.endsWith('s') || text.endsWith('ss')) return text
  if (text.endsWith('ies') && text.length > 4) return `${text.slice(0, -3)}y`
  return /(?:ches|shes|xes|sses)$/.test(text) ? text.slice(0, -2) : text.slice(0, -1)
}

const ACCENTS = /\p{M}+/gu
const plain = (raw: string): string => {
  const text = raw.toLowerCase().replace(/[’'`.]/g, '')
  return /^[\x00-\x7f]*$/.test(text) ? text : text.normalize('NFKD').replace(ACCENTS, '')
}

const UNITED_STATES = new Set(['US', 'USA', 'U.S.', 'U.S', 'U.S.A.', 'U.S.A'])
const STATES = new Set<string>(STATE_CODES)
const THOUSANDS: Readonly<Record<string, number>> = { k: 1e3, m: 1e6 }

const valueOf = (raw: string): number => {
  const digits = Number(raw.replace(/[^\d.]/g, ''))
  return digits * (THOUSANDS[raw.slice(-1).toLowerCase()] ?? 1)
}

const kindOf = (raw: string): Word['kind'] => {
  if (raw.startsWith('$') && raw.length > 1) return 'money'
  if (/^\.?\d[\d,.]*$/.test(raw)) return 'number'
  return /^[\p{L}\p{N}]/u.test(raw) ? 'word' : 'sign'
}

const SIGNS: Readonly<Record<string, string>> = {
  '–': '-',
  '—': '--',
  '−': '-',
  '‑': '-',
  '‐': '-',
  '“': '"',
  '”': '"',
  '＋': '+',
}

type Spelling = Omit<Word, 'raw' | 'from' | 'to' | 'isHyphened'>

const spell = (raw: string): Spelling => {
  const kind = kindOf(raw)
  const text = UNITED_STATES.has(raw) ? 'usa' : kind === 'word' ? plain(raw) : (SIGNS[raw] ?? raw)
  return {
    text,
    stem: stemOf(text),
    kind,
    value: kind === 'number' || kind === 'money' ? valueOf(raw) : Number.NaN,
    isCapital: /^\p{Lu}/u.test(raw),
    isStateCode: STATES.has(raw),
  }
}

// Listings use few words again and again; a file of strange ones must not fill the memory.
const spelled = new Map<string, Spelling>()
const MOST_SPELLED = 20_000

const spellingOf = (raw: string): Spelling => {
  const known = spelled.get(raw)
  if (known) return known
  const spelling = spell(raw)
  if (spelled.size < MOST_SPELLED) spelled.set(raw, spelling)
  return spelling
}

/** The words of a part of a text. Hyphens between letters part words and are left out. */
export const splitWords = (text: string, from: number, to: number): Word[] => {
  const part = text.slice(from, to)
  const isShouted = part.length > 12 && part === part.toUpperCase()
  const words: Word[] = []
  let hyphenAt = -1
  for (const match of part.matchAll(PIECE)) {
    const raw = match[0]
    const at = from + match.index
    const isBetweenLetters =
      /^[-‐‑]$/.test(raw) &&
      /[\p{L}\d]/u.test(text[at - 1] ?? '') &&
      /\p{L}/u.test(text[at + 1] ?? '')
    if (isBetweenLetters) {
      hyphenAt = at
      continue
    }
    const spelling = spellingOf(raw)
    words.push({
      ...spelling,
      raw,
      from: at,
      to: at + raw.length,
      isStateCode: spelling.isStateCode && !isShouted,
      isHyphened: hyphenAt === at - 1,
    })
  }
  return words
}
