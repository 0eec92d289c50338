import type { Caution } from '@laurel/contract/caution-shapes'
import { SENTENCE_LIMIT, splitSentences } from '../reading/split-sentences.ts'

interface Listed {
  /** Undefined when nobody is named. */
  sponsor: string | undefined
  /** All that the listing says, as plain text. */
  texts: readonly string[]
}

/** More of a listing than anybody reads is not looked at. */
const LONGEST_CHARACTERS = 50_000
const LONGEST_WORDS = 300

/** How a sentence says that something is asked of whoever applies. */
interface Sign {
  kind: Caution['kind']
  asks: RegExp
  /** The same words in a sentence that asks nothing of the kind. */
  unless: RegExp
}

const SIGNS: readonly Sign[] = [
  {
    kind: 'fee',
    asks: /\b(?:application|processing|entry|registration|submission|handling|administrative|membership) fees?\b|[$€£]\s?\d[\d.,]{0,10} (?:non-?refundable )?fee\b|\bfee of [$€£]|\bnon-?refundable fee\b|\bpay (?:a|the|an?) [\w-]{0,20} ?fee\b/i,
    unless:
      /\bno\b|\bnot\b|\bnever\b|\bnone\b|\bwithout\b|\bfree\b|\bwaive|\bcovers?\b|\bcovering\b|\bpays? for\b|\breimburse|\brefunds?\b|\btoward|\bincluding\b|\bincludes\b|\bhelps?\b|\bfund(?:s|ed)?\b|\btuition\b|n[’']t\b|\b(?:scholarship|award|grant|foundation|sponsor|we)s? (?:will )?pays?\b/i,
  },
  {
    kind: 'identity',
    asks: /\bsocial security (?:number|card|no)\b|\bSSN\b|\bbank (?:account|details|information|routing)\b|\brouting number\b|\b(?:credit|debit) card\b/i,
    unless:
      /\bno\b|\bnot\b|\bnever\b|\bwithout\b|n[’']t\b|\bwinners?\b|\brecipients?\b|\bawardees?\b|\bselected\b|\bfinalists?\b|\bdirect deposit\b|\blast (?:four|4)\b|\bFAFSA\b|\bor (?:an? )?(?:ITIN|DACA)\b/i,
  },
  {
    kind: 'sharesData',
    asks: /\b(?:share|sell|provide|disclose|pass on|transfer)\w{0,4} (?:your|applicants?[’']?s?|their|the|student) (?:[\w-]{1,20} ){0,3}(?:information|data|details)\b.{0,80}\b(?:third part|partners?|advertis|marketing|sponsors?[’']? partners)|\b(?:agree|consent) to (?:receive|be contacted).{0,80}\b(?:partners?|offers|marketing|promotion|telemarket|third part)/i,
    unless: /\bno\b|\bnot\b|\bnever\b|n[’']t\b|\bwithout\b|\bopt[ -]in\b/i,
  },
]

/** What in a listing deserves care, each kind once, with the sentence that says so. */
export function findCautions({ sponsor, texts }: Listed): Caution[] {
  const sentences = texts.flatMap((text) => {
    const read = text.slice(0, LONGEST_CHARACTERS)
    if (!SIGNS.some(({ asks }) => asks.test(read))) return []
    return splitSentences(read).map(({ from, to }) =>
      read.slice(from, Math.min(to, from + SENTENCE_LIMIT)),
    )
  })
  const said = SIGNS.flatMap(({ kind, asks, unless }) => {
    const words = sentences.find((sentence) => asks.test(sentence) && !unless.test(sentence))
    return words === undefined ? [] : [{ kind, words: words.slice(0, LONGEST_WORDS) }]
  })
  return sponsor === undefined ? [...said, { kind: 'unnamed', words: '' }] : said
}

const REASONS: Record<Caution['kind'], string> = {
  fee: 'asks for money',
  identity: 'asks for a bank or Social Security number',
  sharesData: 'passes on what applicants tell',
  unnamed: 'names nobody who gives it',
  noWinners: 'never says who won',
}

/** From so many on, somebody looks before anybody sees it. */
const MOST_CAUTIONS = 1

/** Why a listing waits for a person; null when it need not. */
export function tellCautions(cautions: readonly Pick<Caution, 'kind'>[]): string | null {
  const kinds = [...new Set(cautions.map(({ kind }) => kind))]
  return kinds.length > MOST_CAUTIONS ? kinds.map((kind) => REASONS[kind]).join(', ') : null
}
