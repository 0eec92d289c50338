const SCRIPT = /<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)|<!--[\s\S]*?(?:-->|$)/gi
const TAG = /<\/?[a-z!?][^<>]*(?:>|$)/gi
const MARKDOWN_LINK = /!?\[([^[\]\n]{0,200})\]\([^()\n]{0,500}\)/g
const ADDRESS =
  /(?:\b(?:[a-z][a-z0-9+.-]*:\/\/|www\.)|\b(?:javascript|data|vbscript|mailto):)[^\s<>"”]*/gi
const CONTROL =
  /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u200B\u200E\u200F\u2028-\u202E\u2060-\u2069\uFEFF]/g
const BRACES = /[{}<>`|\\^*_#~]|\[|\]/g
const BRACES_BUT_GAPS = /[{}<>`|\\^*_#~]/g

/** Nothing that anybody writes to be read. */
const SIGNS = /[^\s\p{L}\p{N}\p{M}\p{Emoji}]{12,}/gu
/** Longer than any essay; what is beyond is not read. */
export const MOST_CHARACTERS = 60_000

/** What was written to steer a program, not to be read. */
const STEERING = [
  /\b(?:ignore|disregard|forget|override|bypass|skip)\b.{0,40}\b(?:instruction|direction|rule|prompt|guideline|polic|told|above|previous|filter)/i,
  /\b(?:system|hidden|developer|initial|secret) (?:prompt|message|instruction|rules?|mode)/i,
  /\b(?:print|reveal|show|repeat|output|leak|display|say)\b.{0,30}\b(?:prompt|instructions|system|api key|password|secret|token)/i,
  /\b(?:you are|act as|pretend (?:to be|you are)|behave as|respond as) (?:now |an? |the )?(?:ai|dan|assistant|chatbot|language model|llm|admin|developer|system|unrestricted)/i,
  /\b(?:jailbreak|prompt injection|do anything now|new instructions?:|end of (?:prompt|data|text)|begin (?:prompt|system))/i,
  /^\W*(?:system|assistant|developer|user|instructions?)\s*:/i,
]

export const isSteering = (sentence: string): boolean =>
  STEERING.some((pattern) => pattern.test(sentence))

/** Plain words: no markup, no addresses, and no signs that mean something to us, such as gaps. */
export function cleanText(text: string, keep: 'gaps' | 'noGaps' = 'noGaps'): string {
  return text
    .slice(0, MOST_CHARACTERS)
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(SCRIPT, ' ')
    .replaceAll(TAG, ' ')
    .replaceAll(MARKDOWN_LINK, '$1')
    .replaceAll(ADDRESS, '')
    .replaceAll(CONTROL, '')
    .replaceAll(keep === 'gaps' ? BRACES_BUT_GAPS : BRACES, ' ')
    .replaceAll(SIGNS, ' ')
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ([,.;:!?])(?=\s|$)/g, '$1')
    .replaceAll(/ ?\n ?/g, '\n')
    .trim()
}

export const hasWords = (text: string): boolean => /[\p{L}\p{N}]/u.test(text)
