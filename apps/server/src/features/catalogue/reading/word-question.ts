import { turnsInBrackets } from './sentences/turning-brackets.ts'

/**
 * A sentence that was not understood, as a person would ask it; null where no plain question can be made
 * of it. It is then shown in the sponsor's words and asked of nobody.
 */
export const wordQuestion = (sentence: string): string | null => {
  if (sentence.length > LONGEST_CHARACTERS) return null
  const said = sentence
    .replace(VERIFY, (remark) => (turnsInBrackets(remark) ? remark : ''))
    .replace(/\s+/g, ' ')
    .replace(/[\s.;:,]+$/, '')
    .trim()
  if (said.split(' ').length > MOST_WORDS || !MAKES_SENSE_ALONE(said)) return null
  const asked = FORMS.map((form) => form(said)).find((question) => question !== null)
  return asked ? `${toYou(asked)}?` : null
}

const VERIFY = /\s*\([^()]*\bverify\b[^()]*\)/gi
const MOST_WORDS = 28
const LONGEST_CHARACTERS = 600
/** What points elsewhere, says several things, turns what it says, or is something to do or to send. */
const NOT_ASKED =
  /[;:?!"“”]|\b(?:this|these|those listed|such|above|below|following|either|neither|nor|not|no|never|unless|except|excluding|ineligible|if|but|preference|preferred|priority|encouraged|may|primarily|varies|vary|essays?|transcripts?|letters? of|recommendations?|recommended|nominat\w+|submit\w*|upload\w*|application|applications|deadline|winners?|recipients?|entries|judging|meetings?|rules|requirements?|criteria|conditions?|adversity|obstacles)\b/i
const MAKES_SENSE_ALONE = (said: string): boolean => !NOT_ASKED.test(said)

const HEAD =
  /^(?:(?:all|each|every|any|the|eligible|interested|qualified) )*(?:applicants?|students?|candidates?|individuals|entrants?|participants?|nominees?|you) (?=must |should |shall |need to |have to |are required to )/i
const MUST =
  /^(?:must|should|shall|need to|have to|are required to) (?:also )?((?:currently|already|legally) )?(.+)$/i
const OPEN_TO =
  /^(?:this (?:award|scholarship) is )?(?:open(?: only)?|available|limited) to |^for /i
const PEOPLE =
  /^(?:students?|applicants?|individuals|people|persons|anyone|those|candidates|youth|young people|teens) (.+)$/i

/** Verbs with which a bare requirement begins: 'Attend a partner college', 'Live on a farm'. */
const BARE =
  /^(?:be|have|attend|enroll|live|reside|own|hold|work|play|participate|belong|plan|intend|possess|pursue|study|keep|raise|speak|practice|qualify|compete|volunteer|come) /i
/** What may still lie ahead of whoever applies. */
const AHEAD = /^(?:attend|enroll|pursue|study|major|enter|participate|complete|graduate)\b/i
/** Things to do on the way to the award, which say nothing of who somebody is. */
const TO_DO =
  /^(?:complete|apply|agree|provide|send|write|sign|register|include|answer|meet|follow|create|show|demonstrate|maintain|enter|return|notify|contact|accept|remain|continue|use|take|visit|read|upload|attach|request|receive|win)\b/i
const DONE =
  /^(?:been|completed|earned|[a-z]+ed|lived|taken|won|held|made|served|overcome|faced)\b/i

/** 'be a beekeeper' as 'Are you a beekeeper', 'keep bees' as 'Do you keep bees'. */
const askOf = (verb: string): string | null => {
  const [first = '', ...rest] = verb.split(' ')
  const tail = rest.join(' ')
  if (tail === '' || TO_DO.test(verb)) return null
  if (/^be$/i.test(first)) return `Are you ${tail}`
  if (/^have$/i.test(first)) return DONE.test(tail) ? `Have you ${tail}` : `Do you have ${tail}`
  // A verb as it stands behind 'must': anything else was no verb.
  if (!/^[a-z]+$/i.test(first) || /(?:ing|ed|ly|s)$/i.test(first)) return null
  const base = first.toLowerCase()
  return AHEAD.test(verb) ? `Do you ${base}, or plan to ${base}, ${tail}` : `Do you ${base} ${tail}`
}

const askMust = (said: string): string | null => {
  const [, adverb, verb = ''] = MUST.exec(said.replace(HEAD, '')) ?? []
  if (verb === '') return null
  const asked = askOf(verb)
  return adverb && asked ? asked.replace(/^(Are|Do|Have) you /, `$1 you ${adverb}`) : asked
}

const askBare = (said: string): string | null => (BARE.test(said) ? askOf(said) : null)

const askStanding = (said: string): string | null =>
  /^(?:currently )?(?:enrolled|accepted|admitted|employed|interested|involved|engaged) /i.test(said)
    ? `Are you ${said.charAt(0).toLowerCase()}${said.slice(1)}`
    : null

/** 'students who keep bees', 'open to those with a beehive'. */
const askPeople = (said: string): string | null => {
  const [, what = ''] = PEOPLE.exec(said.replace(OPEN_TO, '')) ?? []
  const who = /^who (.+)$/i.exec(what)?.[1]
  if (who) {
    if (/^(?:are|is) /i.test(who)) return `Are you ${who.replace(/^\w+ /, '')}`
    if (/^has /i.test(who)) return askOf(`have ${who.slice(4)}`)
    return askOf(who)
  }
  return /^(?:pursuing|studying|attending|enrolled|interested|working|living|in|at|from|with|of) /i.test(
    what,
  )
    ? `Are you a student ${what}`
    : null
}

/** 'Members of a rowing club', 'Employees of a bank'. */
const askMember = (said: string): string | null => {
  const [, sort = '', what = ''] =
    /^((?:(?:current|active|student|registered) )?(?:member|employee|resident))s? of (.+)$/i.exec(
      said.replace(OPEN_TO, ''),
    ) ?? []
  if (sort === '') return null
  return `Are you ${/^[aeiou]/i.test(sort) ? 'an' : 'a'} ${sort.toLowerCase()} of ${what}`
}

const FORMS = [askMust, askBare, askStanding, askPeople, askMember]

const YOUR: readonly (readonly [RegExp, string])[] = [
  [/\b(?:his or her|his\/her|her or his|their)\b/gi, 'your'],
  [/\b(?:he or she|they) (?:are|is)\b/gi, 'you are'],
  [/\b(?:he or she|they)\b/gi, 'you'],
  [/\b(?:themselves|himself or herself)\b/gi, 'yourself'],
]
const toYou = (asked: string): string =>
  YOUR.reduce((words, [their, your]) => words.replace(their, your), asked)
