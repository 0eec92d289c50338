import type { Material } from '../writing-task.ts'
import { cleanText, hasWords, isSteering } from './clean-text.ts'
import { isSentence, namedIn } from './name-fragment.ts'
import { asCommonNoun, listed } from './letter-case.ts'
import type { Slots } from './sayer.ts'
import { sentencesOf } from '../../../text/sentences.ts'
import { tidySentence, withWholePairs } from './tidy-sentence.ts'

/** What the student said to one question, or wrote. */
export interface Told {
  /** The question and its name, to see which points it makes. */
  asked: string
  sentences: string[]
  /** What comes first and is no sentence yet, or is in quotes because it is of another script. */
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

function toTold({ about, label, text }: Material): Told[] {
  const cleaned = cleanText(text.slice(0, MOST_CHARACTERS))
  if (!hasWords(cleaned)) return []
  const sentences = sentencesOf(cleaned)
    .filter((each) => hasWords(each) && !isSteering(each))
    .map((each) => each.replace(/^(?:because|bc|cuz)\s+(?!of\b)/i, ''))
    .flatMap(splitLong)
    .map(tidySentence)
  const [first, ...others] = sentences
  if (first === undefined) return []
  const asked = `${label} ${about}`
  if (/[^\p{sc=Latin}\P{L}]/u.test(first)) {
    const bare = sentences.join(' ').replace(/[.。]$/u, '')
    return [{ asked, sentences: [], words: `“${bare.replaceAll(/[“”"]/g, '')}”` }]
  }
  if (isSentence(first)) return [{ asked, sentences, words: undefined }]
  const named = namedIn(first, cleaned, about)
  if (named !== undefined) return [{ asked, sentences: [named, ...others], words: undefined }]
  return [{ asked, sentences: others, words: first.replace(/[.!?,]$/, '') }]
}

const LONG_WORDS = 45
const NEW_START =
  /(?:,|;)? and then (?=\w)|, (?:and|but|so) (?=(?:I|i|we|he|she|they|it|my|the|there)\b)|; /

/** A sentence that goes on and on, where another can begin. */
function splitLong(sentence: string): string[] {
  return sentence.split(' ').length <= LONG_WORDS ? [sentence] : sentence.split(NEW_START)
}

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
