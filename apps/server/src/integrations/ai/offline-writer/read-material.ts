import type { Material } from '../writing-task.ts'
import { cleanText, hasWords, isSteering } from './clean-text.ts'
import type { Slots } from './expand-phrase.ts'
import { asCommonNoun, listed, uncapitalised, withoutTitleCase } from './letter-case.ts'
import { nounClauseOf, splitQuestions } from './noun-clause.ts'
import { inFirstPerson } from './person.ts'
import { sentencesOf, tidySentence, withWholePairs } from './sentences.ts'

/** What the student said to one question, or wrote. */
export interface Told {
  /** The question as a part of a sentence, "what I did first"; absent where it is none. */
  ask: string | undefined
  /** The question and its name, to see which points it makes. */
  asked: string
  sentences: string[]
  /** Words that are no sentence, or of another script: they are quoted after a colon. */
  words: string | undefined
}

export interface ReadMaterial {
  told: Told[]
  earlier: Told[]
  keywords: string[]
  facts: Slots
}

/** Of one answer; what is beyond is too much for an essay. */
const MOST_CHARACTERS = 8000
const MOST_QUESTION_CHARACTERS = 400
const MOST_KEYWORDS = 6
const LONGEST_KEYWORD_WORDS = 6
const SENTENCE_WORDS =
  /(?:^|\s)(?:am|is|are|was|were|be|been|have|has|had|do|does|did|can|could|will|would|want|need|think|know|feel|love|like|help|make|made|got|get|go|went|take|took|\w{2,}ed|I['’]m|it['’]s|\w+n['’]t)(?=[\s,.!?]|$)/i
const STARTS_WITH_SUBJECT = /^(?:I|we|he|she|they|it|there|nobody|everybody|people)\s/i
const SUBJECT_WORDS =
  /(?:^|\s)(?:I|we|he|she|they|it|you|there|this|that|my|our|the|his|her|their)\s/i

export function readMaterial(material: readonly Material[]): ReadMaterial {
  const of = (from: Material['from']) => material.filter((each) => each.from === from)
  const keywords = of('keywords').flatMap(({ text }) => keywordsIn(text))
  const said = of('keywords').filter(({ text }) => keywordsIn(text).length === 0)
  return {
    told: [...of('interview'), ...said, ...of('ownText')].flatMap(toTold),
    earlier: of('answer').flatMap(toTold),
    keywords: [...new Set(keywords)].slice(0, MOST_KEYWORDS),
    facts: readFacts(of('profile')),
  }
}

function toTold({ about, label, text, from }: Material): Told[] {
  const cleaned = cleanText(text.slice(0, MOST_CHARACTERS))
  if (!hasWords(cleaned)) return []
  const sentences = sentencesOf(cleaned)
    .filter((each) => hasWords(each) && !isSteering(each))
    .map((each) => each.replace(/^(?:because|bc|cuz)\s+(?!of\b)/i, ''))
    .flatMap(splitLong)
    .map(tidySentence)
  const [first] = sentences
  if (first === undefined) return []
  const ask = from === 'interview' ? askOf(label, about) : undefined
  const isForeign = /[^\p{sc=Latin}\P{L}]/u.test(first)
  const isFragment = sentences.length === 1 && !isSentence(first)
  if (!isForeign && !isFragment)
    return [{ ask, asked: `${label} ${about}`, sentences, words: undefined }]
  const bare = sentences.join(' ').replace(/[.。]$/u, '')
  const words = isForeign
    ? `“${bare.replaceAll(/[“”"]/g, '')}”`
    : asTyped(cleaned, bare.replace(/[!?]$/, ''))
  return [{ ask, asked: `${label} ${about}`, sentences: [], words }]
}

/** Words after a colon begin as the student typed them, but for a small word in capitals. */
const asTyped = (typed: string, tidy: string): string =>
  /^\P{L}*\p{Ll}/u.test(typed) || SMALL_WORD.test(tidy) ? uncapitalised(tidy) : tidy

/** Names what was done or is so: it can stand alone. */
function isSentence(text: string): boolean {
  const length = text.split(' ').length
  if (length >= 4 && STARTS_WITH_SUBJECT.test(text)) return true
  return length >= 3 && SENTENCE_WORDS.test(text) && (SUBJECT_WORDS.test(text) || length > 5)
}

const SMALL_WORD =
  /^(?:my|the|an?|to|for|in|on|at|by|of|with|because|our|his|her|their|some|one|two|three|\w+ing)\b/i
const LONG_WORDS = 45
const NEW_START =
  /(?:,|;)? and then (?=\w)|, (?:and|but|so) (?=(?:I|i|we|he|she|they|it|my|the|there)\b)|; /

/** A sentence that goes on and on, where another can begin. */
function splitLong(sentence: string): string[] {
  return sentence.split(' ').length <= LONG_WORDS ? [sentence] : sentence.split(NEW_START)
}

/** What was asked, as a part of a sentence: by its name where that says enough. */
function askOf(label: string, about: string): string | undefined {
  const [short, asked] = [label, about]
    .map((text) => cleanText(text.slice(0, MOST_QUESTION_CHARACTERS)))
    .map((text) => text.replace(/[.:]+$/, ''))
  const candidates = [short, ...splitQuestions(asked?.split(/(?<=[?.])\s/)[0] ?? '')]
  for (const text of candidates) {
    if (text === undefined || text.split(' ').length > 12 || isSteering(text)) continue
    const clause = text.split(' ').length > 1 ? (nounClauseOf(text) ?? nameOf(text)) : undefined
    if (clause !== undefined) return uncapitalised(inFirstPerson(clause))
  }
  return undefined
}

const nameOf = (text: string) =>
  /^[\p{sc=Latin}\d ’',-]+$/u.test(text) && !text.includes('?') ? withoutTitleCase(text) : undefined

function keywordsIn(text: string): string[] {
  const words = cleanText(text.slice(0, MOST_QUESTION_CHARACTERS))
    .split(/[,;\n/·•]+/)
    .map((word) =>
      withWholePairs(word.trim())
        .replaceAll(/["“”.!?]+/g, '')
        .trim(),
    )
    .filter((word) => hasWords(word) && !isSteering(word))
  return words.some((word) => word.split(' ').length > LONGEST_KEYWORD_WORDS) ? [] : words
}

/** The facts that sentences are made for; others are not spoken of unasked. */
function readFacts(profile: readonly Material[]): Slots {
  const fact = (about: string) => {
    const found = profile.find((each) => each.about === about)
    const text = found
      ? cleanText(found.text)
          .replaceAll(/["“”\n]/g, ' ')
          .trim()
      : ''
    return hasWords(text) && !isSteering(text) && text.length <= 120 ? text : undefined
  }
  const common = (about: string) => {
    const text = fact(about)
    return text === undefined ? undefined : listed(text.split(/, */).map(asCommonNoun))
  }
  const level = fact('schoolLevel')
  const isInCollege = /college|graduate/i.test(level ?? '')
  const field = common('fieldOfStudy')
  const place = fact('city') ?? fact('state')
  return {
    level: level === undefined ? undefined : levelWords(level),
    school: isInCollege ? fact('college') : fact('highSchool'),
    place,
    field,
    study: field === undefined ? undefined : `${isInCollege ? 'study' : 'plan to study'} ${field}`,
    degree: degreeWords(fact('degreeType')),
    goal: common('careerGoal'),
    activities: common('activity'),
    membership: fact('membership'),
    employer: fact('employer'),
  }
}

function levelWords(level: string): string {
  const word = asCommonNoun(level.replace(/^adult.*$/i, 'adult student'))
  return `${/^[aeiou]/i.test(word) ? 'an' : 'a'} ${word}`
}

function degreeWords(degree: string | undefined): string | undefined {
  if (degree === undefined || degree.includes(',')) return undefined
  const word = degree.toLowerCase().replace(/['’]s$/, '')
  if (/^bachelor|^master/.test(word)) return `a ${word.split(' ')[0]}’s degree`
  if (word.startsWith('associate')) return 'an associate degree'
  return word.startsWith('doctoral') ? 'a doctoral degree' : undefined
}
