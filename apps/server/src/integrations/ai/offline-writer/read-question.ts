import { cleanText, hasWords, isSteering } from './clean-text.ts'
import { uncapitalised, withoutTitleCase } from './letter-case.ts'
import { isAsking, nounClauseOf, splitQuestions } from './noun-clause.ts'
import { inFirstPerson, withSponsorAsThird } from './person.ts'
import { gerundOf } from './verb-forms.ts'

/** A part of a sentence that may follow "about". */
export interface Theme {
  /** As the student says it: "a corner I know well". */
  mine: string
  /** As it is said to the student: "a corner you know well". */
  yours: string
}

export interface ReadQuestion {
  topic: Theme
  /** The noun that the topic turns on, "corner"; absent where it is a clause. */
  core: string | undefined
  /** What it asks besides. */
  asks: Theme[]
  /** What it wishes for in so many words: "name at least five books". */
  wishes: string[]
  /** The question without what does not belong in it. */
  text: string
}

const MOST_CHARACTERS = 4000
const LONGEST_TOPIC_WORDS = 14
const WHY_APPLYING: Theme = { mine: 'why I am applying', yours: 'why you are applying' }

const ASIDE =
  /\((?:[^)]*\b(?:words?|characters|pages?|max|limit)\b[^)]*)\)|\b(?:in|using|with)? ?(?:no more than|at most|up to|under|about|maximum of|max\.?|at least|minimum of)? ?[\d,]+(?: ?[-–] ?\d+| to \d+)?[ -](?:words?|characters|pages?)(?: or (?:less|fewer|more)| maximum| minimum| max| essay)?\b/gi
const NUMBERING =
  /^(?:[-•–]|\d+[.)]|[a-z]\)|(?:essay|prompt|question|topic|short answer)(?: ?#?\d+)? ?:)\s*/i
const NO_TOPIC =
  /^(?:(?:the|your|an?|short|brief|personal|written|college|application|scholarship|supplemental) )*(?:essays?|statements?|responses?|answers?|prompts?|questions?|letters?|topic|description|paragraph|motivation|cover letter|statement of purpose)(?: (?:questions?|prompts?|answers?|responses?))?(?: ?#?\d+)?$/i
const TELL =
  /^(?:please )?(?:in (?:your own words|detail|an essay|\w+ sentences?),? )?(?:tell|describe|explain|share|discuss|write|talk|reflect|recall|recount|consider|think|give|provide|identify|outline|let us know|we (?:want|would like) (?:you )?to (?:know|hear)|(?:an )?essay)(?: (?:us|me|the (?:committee|judges|reader)))?(?: (?:a (?:short |brief )?(?:story|essay|paragraph|statement)|a few sentences|an essay|an example|briefly|in detail|more|back))*(?: (?:about|of|on|upon|that describes|describing|explaining))?(?: the following)? (?=\S)/i
const VERBS =
  'teach|furnish|explain|plan|name|quote|list|show|set|design|imagine|propose|build|create|choose|pick|compare|draw|make|invent|begin|start|give|include|mention|tell|describe|write|say|number|mark|answer|argue|defend|introduce|convince|solve'
const IMPERATIVE = new RegExp(`^(?:please )?(${VERBS})\\b (?!of\\b)(.+)$`, 'i')
const NOUN =
  /^(?:your|my|the|an?|one|two|three|four|five|some|any|something|someone|somebody|somewhere|anything|how|what|why|who|where|when|which|whether|this|that|those|these|each|every|another|being|all)\b/i
const DANGLING_PRONOUN = /^(?:it|them|him|her)\b|^one$/i
const PLACE =
  /^(?:at|between|in|on|under|behind|among|around|after|before|during|when|while|across|inside|outside)\b/i
const MODIFIER_END =
  /[,;:(]|\s(?:who|whom|that|which|where|when|while|you|I|we|they|he|she|it|no|of|in|on|at|to|for|with|from|between|and|or|was|is|are|were|as|into|over|about|without|someone|somebody|everyone|people|my|your|his|her|their|so)(?:\s|$)/
const CLAUSE = /^(?:what|why|who|how|where|when|whether|which|whom)\b/i

export function readQuestion(question: string): ReadQuestion {
  const parts = sentencesOfQuestion(question)
  const themes = parts.flatMap((part, at) => themesOf(part, at === 0))
  const topic = themes[0] ?? foreignTopic(parts) ?? WHY_APPLYING
  return {
    topic,
    core: coreOf(topic.mine),
    asks: themes.filter((each, at) => at > 0 && each.mine !== topic.mine),
    wishes: parts.flatMap((part, at) => (themesOf(part, false).length > 0 ? [] : wishOf(part, at))),
    text: parts.join('. '),
  }
}

/** The sentences, without counts of words, numbering and what was written for a program. */
function sentencesOfQuestion(question: string): string[] {
  return cleanText(question.slice(0, MOST_CHARACTERS))
    .split('\n')
    .flatMap((line) => line.split(/(?<=[.?!。？！])\s+/))
    .filter((part) => !isSteering(part))
    .map((part) => part.replace(NUMBERING, '').replaceAll(ASIDE, ' ').replaceAll('"', ''))
    .map((part) => part.replaceAll(/[“”]/g, '').replaceAll(/\s+/g, ' ').trim())
    .map((part) =>
      part.replace(/(?<![.!:;,。！\s])[.!:;,。！\s]+$/, '').replace(/^[\s.,:;–-]+/, ''),
    )
    .filter((part) => hasWords(part) && !NO_TOPIC.test(part))
}

function themesOf(part: string, isFirst: boolean): Theme[] {
  const plain = part
    .replace(/^(?:and|also|then|but),? /i, '')
    .replace(/^(why \w+), why/i, '$1 and why')
  const bare = plain.replace(TELL, '')
  const told = DANGLING_PRONOUN.test(bare) ? plain : bare
  const isTold = told !== plain
  const isQuestion = part.endsWith('?')
  return splitQuestions(withoutTitleCase(told)).flatMap((piece) => {
    const clause = nounClauseOf(piece) ?? titleOf(piece, isTold || isFirst)
    if (clause === undefined || (!isQuestion && !isTold && !isFirst)) return []
    const short = shortened(clause.trim().replace(/(?<!\?)\?+$/, ''))
    return short === undefined ? [] : [themeOf(short)]
  })
}

const themeOf = (yours: string): Theme => ({
  mine: uncapitalised(inFirstPerson(yours)),
  yours: uncapitalised(withSponsorAsThird(yours)),
})

/** A heading or what stood behind "Describe", as a part of a sentence. */
function titleOf(text: string, isFree: boolean): string | undefined {
  if (!isFree || DANGLING_PRONOUN.test(text) || /[^\p{sc=Latin}\P{L}]/u.test(text)) return undefined
  const order = IMPERATIVE.exec(text)
  if (order?.[1] && order[2]) {
    return `${gerundOf(order[1].toLowerCase())} ${order[2]}`
  }
  if (/^names? of /i.test(text)) return `the ${uncapitalised(text)}`
  if (PLACE.test(text)) return `what happens ${uncapitalised(text)}`
  if (/^(?:I|we|to|not|as|if|be|do|yes|no|please|because)\b/i.test(text)) return undefined
  if (NOUN.test(text) || /^[A-Z][\w’'-]+(?: [\w’'-]+)+$/.test(text)) {
    return text
  }
  return /^[\p{L}’'-]{4,}$/u.test(text) ? text : undefined
}

/** Long topics end at a comma or an "and", where one stands early enough. */
function shortened(clause: string): string | undefined {
  const count = clause.split(' ').length
  if (count <= LONGEST_TOPIC_WORDS) return count === 1 && clause.length < 3 ? undefined : clause
  const ends = [...clause.matchAll(/[,;:]| (?:and|or|because|so that|as well as|including)\b/gi)]
  const fits = ends.filter(({ index }) => {
    const words = clause.slice(0, index).split(' ').length
    return words >= 4 && words <= LONGEST_TOPIC_WORDS
  })
  const end = fits.at(-1)?.index
  return end === undefined ? undefined : clause.slice(0, end)
}

/** A question in another script is quoted, because nothing else can be done with it. */
function foreignTopic(parts: readonly string[]): Theme | undefined {
  const first = parts.find((part) => /[^\p{sc=Latin}\P{L}]|^¿/u.test(part))
  if (first === undefined || [...first].length > 80) return undefined
  const quoted = `“${first}”`
  return { mine: quoted, yours: quoted }
}

function coreOf(topic: string): string | undefined {
  if (CLAUSE.test(topic) || topic.startsWith('“') || /^\w+ing\b/.test(topic)) return undefined
  const bare = topic.replace(
    /^(?:my|your|the|an?|one of|one|some|any|this|that|those|these|every|each|another|two|three|four|five)\s+/i,
    '',
  )
  const noun = bare.split(MODIFIER_END, 1)[0]?.trim().split(' ').at(-1) ?? ''
  if (/^\S+(?: \S+)? (?:and|or) /.test(bare)) return undefined
  const isVague =
    /^(?:some(?:thing|one|body|where)|anything|things?|one|ways?|person|time|times|\w*ly|it|being|all|oddest|best|most|far|myself|yourself)$/i.test(
      noun,
    )
  return isVague || !/^[\p{L}’'-]{3,}$/u.test(noun) ? undefined : noun
}

/** An order that stands in the question: what it wants told can be asked of the student as it is. */
function wishOf(part: string, at: number): string[] {
  if (at === 0 || part.endsWith('?') || isAsking(part)) return []
  const order = IMPERATIVE.exec(part)
  const words = part.split(' ').length
  if (
    !order ||
    words > 16 ||
    words < 3 ||
    /^(?:do not|don['’]t|write it|start|begin|number)\b/i.test(part)
  )
    return []
  return [uncapitalised(withSponsorAsThird(part.replace(/^please /i, '')))]
}
