import { capitalised } from './letter-case.ts'

const SLIPS: readonly (readonly [RegExp, string])[] = [
  [/\bi\b(?!\.e)/g, 'I'],
  [/\b[iI]m\b/g, 'I’m'],
  [/\b[iI]ve\b/g, 'I’ve'],
  [/\bdont\b/g, 'don’t'],
  [/\bdidnt\b/g, 'didn’t'],
  [/\bdoesnt\b/g, 'doesn’t'],
  [/\bcant\b/g, 'can’t'],
  [/\bcouldnt\b/g, 'couldn’t'],
  [/\bwouldnt\b/g, 'wouldn’t'],
  [/\bwasnt\b/g, 'wasn’t'],
  [/\bisnt\b/g, 'isn’t'],
  [/\bhavent\b/g, 'haven’t'],
  [/\b([Tt]here|[Tt]hat|[Ww]hat|[Ss]he)s\b/g, '$1’s'],
  [/\b([Tt]hey|[Yy]ou)re\b/g, '$1’re'],
  [/\b([Aa]) lot of of\b/g, '$1 lot of'],
  [
    /\b([Ii])ts (?=(?:a|an|the|about|not|been|hard|my|like|just|so|really|ok|okay|because)\b)/g,
    '$1t’s ',
  ],
  [/\balot\b/g, 'a lot'],
  [/\b(could|would|should|must) of\b/g, '$1 have'],
  [/\bgonna\b/g, 'going to'],
  [/\bwanna\b/g, 'want to'],
  [/\bcuz\b/g, 'because'],
  [/\b(bc|b\/c)\b/g, 'because'],
  [/\bteh\b/g, 'the'],
  [/\brecieve/g, 'receive'],
  [/\bdefinately\b/g, 'definitely'],
  [/\buntill\b/g, 'until'],
  [/\bbeleive/g, 'believe'],
  [/\b(the|a|an|to|of|and|in|is|was|my|I|that|it|we|for|with) \1\b/g, '$1'],
]

/** "March" and "may" only where they can be nothing else. */
const WITHOUT_CAPITAL =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|april|june|july|august|september|october|november|december|english|spanish|french|german|chinese|american|christmas|thanksgiving|(?<=\b(?:[Ii]n|[Ll]ast|[Ss]ince|[Uu]ntil) )(?:march|may)\b|(?:mrs?|ms|dr)\.(?= ?\p{L}))/gu

/** Small slips of writing put right; not a word more or less. */
export function withoutSlips(text: string): string {
  const corrected = SLIPS.reduce(
    (said, [slip, right]) => said.replaceAll(slip, right),
    text,
  ).replaceAll(WITHOUT_CAPITAL, capitalised)
  return corrected
    .replaceAll(/([!?])[!?]+/g, '$1')
    .replaceAll(/\.{4,}/g, '...')
    .replaceAll(/(?<!\s)\s+([,.;:!?])(?=\s|$)/g, '$1')
    .replaceAll(/,{2,}/g, ',')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** A sentence with its capital, its stop and whole pairs of quotes and brackets. */
export function tidySentence(text: string): string {
  const paired = withoutSlips(withWholePairs(text))
    .replace(/(?<![,;:–—-])[,;:–—-]+$/, '')
    .trim()
  if (paired === '') return ''
  const ended = /[.!?…。！？]["”’')\]]*$/u.test(paired) ? paired : `${paired}.`
  return capitalised(ended)
}

const count = (text: string, sign: string) => text.split(sign).length - 1

/** Quotes and brackets that are not closed are left out. */
export function withWholePairs(text: string): string {
  let paired = text
  if (count(paired, '"') % 2 === 1) paired = paired.replaceAll('"', '')
  if (!arePaired(paired, '“', '”')) paired = paired.replaceAll(/[“”]/g, '')
  if (!arePaired(paired, '(', ')')) paired = paired.replaceAll(/[()]/g, '')
  return paired
}

function arePaired(text: string, opening: string, closing: string): boolean {
  let depth = 0
  for (const sign of text) {
    if (sign === opening) depth++
    if (sign === closing) depth--
    if (depth < 0) return false
  }
  return depth === 0
}
