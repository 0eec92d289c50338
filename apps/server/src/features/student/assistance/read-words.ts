import { EMPTY_WORDS, wordSet } from '../../../text/telling-words.ts'
import { stemOf, wordsOf } from '../../../text/words.ts'

/** Besides those that say nothing anywhere. */
const STOP_WORDS =
  wordSet(`d got hello hey hi how ll m may ok okay please s t tell ve want what when where which who whom
  why`)

/** Words that tell questions apart although sentences are full of them, by what they follow. */
const TURNS: readonly (readonly [RegExp, string])[] = [
  [/\bhow many\b|\bnumber of\b/g, ' howmany '],
  [/\bhow much\b/g, ' howmuch '],
  [/\bhow (?:do|does|did|can|could|would|to)\b/g, ' howto '],
  [/\bcan ?not\b|\bcan'?t\b|\bcan i not\b/g, ' cannot '],
  [/\bwhat (?:can|do) you\b|\bcan you help\b|^\s*(?:hi|hello|hey)\b.{0,12}$/g, ' whoareyou '],
  [/\bwhy\b/g, ' reason '],
  [/\bwhen\b/g, ' time '],
  [/\bwhere\b/g, ' place '],
  [/\bwho are you\b/g, ' whoareyou '],
  [/\bwish ?list(ed)?\b/g, ' saved '],
  [/\be-?mails?\b/g, ' mail '],
  [
    /\bnot (eligible|qualified|qualify|a match|fit)\b|\bineligible\b|\bdon'?t qualify\b/g,
    ' ineligible ',
  ],
  [/\bhear(d)? back\b/g, ' heard '],
  [/\ba\.?i\.?\b/g, ' ai '],
  [/\bsign(ed|ing)? (in|on)\b|\blog(ged|ging)? in\b/g, ' login '],
]

/** Each word of a line counts as its first. */
const SYNONYMS = `scholarship scholarships award awards grant grants bursary
match matches matched matching fit fits suit suits
eligible eligibility qualify qualifies qualified
deadline deadlines due close closes closing expire expires
soon next upcoming coming nearest
draft drafts begun started unfinished incomplete
missing lack lacking lacks left remaining need needs needed
application applications
apply applies applied applying
send sends sent submit submits submitted submitting submission
ready finished complete completed done closest
question questions answer answers answering answered
open opens unlock unlocks unlocked
status stage stages progress happened happening stand stands news
win won winner winners winning
free trial
limit limits limited quota
saved save saves saving favorite favorites favourites bookmarked hearted heart
essay essays
money dollars cash amount amounts worth
pay pays paid paying
easy easiest easier quick quickest fastest fast least effort simple simplest shortest
best top recommend recommended recommendation suggest
biggest highest largest most valuable
subscription subscribe subscribed subscriber membership plan plans premium
cost costs price prices
password passphrase
mail mails
delete deleting erase remove removed cancel
parent parents mother father mom dad family guardian
document documents file files upload uploads uploaded transcript transcripts
cv resume
automatic automatically itself
draw draws drawing drawings sweepstakes lottery random raffle
sponsor sponsors provider providers organisation organization
policy policies allowed allow allows permitted
support human person agent
reminder reminders remind
calendar ical
private privacy
work works working
today tonight
ai chatgpt gpt claude gemini copilot
profile
requirement requirements
rule rules criteria condition conditions`

const CANONICAL = new Map(
  SYNONYMS.split('\n').flatMap((line) => {
    const [first = '', ...others] = line.split(' ')
    return [first, ...others].map((word) => [word, first] as const)
  }),
)

/** The telling words of a question, each once, in one form. */
export function readWords(text: string): Set<string> {
  const lower = text.toLowerCase().replaceAll('’', "'")
  const turned = TURNS.reduce((rest, [turn, word]) => rest.replaceAll(turn, word), lower)
  const words = wordsOf(turned).filter((word) => !EMPTY_WORDS.has(word) && !STOP_WORDS.has(word))
  return new Set(words.map(canonical))
}

/** A word of another number may be known. */
function canonical(word: string): string {
  const singular = word.replace(/ies$/, 'y').replace(/([^s])s$/, '$1')
  return CANONICAL.get(word) ?? CANONICAL.get(singular) ?? stemOf(word)
}
