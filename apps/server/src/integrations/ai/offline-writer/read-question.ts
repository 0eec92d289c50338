import { cleanText, hasWords, isSteering } from './clean-text.ts'

export interface ReadQuestion {
  /** What is asked, as it follows "has to do with": in quotes, cut where it is long. */
  quoted: string
  /** What it asks or wishes besides, each in quotes. */
  others: string[]
  /** The question without what does not belong in it. */
  text: string
}

const MOST_CHARACTERS = 4000
/** A gap with more of the question in it asks for too much at a time. */
const MOST_QUOTED_WORDS = 10
/** Languages without blanks have few words and many signs. */
const MOST_QUOTED_CHARACTERS = 80
const FEWEST_OTHER_WORDS = 3
const NOTHING_ASKED = 'why you are applying'

const ASIDE =
  /\((?:[^)]*\b(?:words?|characters|pages?|max|limit)\b[^)]*)\)|\b(?:in|using|with)? ?(?:no more than|at most|up to|under|about|maximum of|max\.?|at least|minimum of)? ?[\d,]+(?: ?[-–] ?\d+| to \d+)?[ -](?:words?|characters|pages?)(?: or (?:less|fewer|more)| maximum| minimum| max| essay)?\b,?/gi
const NUMBERING =
  /^(?:[-•–]|\d+[.)]|[a-z]\)|(?:essay |short )?(?:essay|prompt|question|topic|answer)(?: ?#?\d+)? ?:)\s*/i
const NO_TOPIC =
  /^(?:(?:the|your|an?|short|brief|personal|written|college|application|scholarship|supplemental) )*(?:essays?|statements?|responses?|answers?|prompts?|questions?|letters?|topic|description|paragraph|motivation|cover letter|statement of purpose)(?: (?:questions?|prompts?|answers?|responses?))?(?: ?#?\d+)?$/i
/** How to hand it in rather than what to tell. */
const FORMALITY = /^(?:please )?(?:do not|don['’]t|write it|start|begin|number|upload|attach)\b/i

/** What a question asks; it is quoted, since no grammar of ours knows what it means. */
export function readQuestion(question: string): ReadQuestion {
  const [first, ...others] = sentencesOfQuestion(question)
  return {
    quoted: first === undefined ? NOTHING_ASKED : quoted(first),
    others: others
      .filter(asksForMore)
      .map((each) => quoted(/[?？]$/.test(each) ? each : `${each}.`)),
    text: [first, ...others].join('. '),
  }
}

/** The sentences, without counts of words, numbering and what was written for a program. */
const sentencesOfQuestion = (question: string): string[] =>
  cleanText(question.slice(0, MOST_CHARACTERS))
    .split('\n')
    .flatMap((line) => line.split(/(?<=[.?!。？！])\s+/))
    .filter((part) => !isSteering(part))
    .map((part) => part.replace(NUMBERING, '').replaceAll(ASIDE, ' ').replaceAll(/["“”]/g, ''))
    .map((part) => part.replaceAll(/\s+/g, ' ').trim())
    .map((part) =>
      part.replace(/(?<![.!:;,。！\s])[.!:;,。！\s]+$/, '').replace(/^[\s.,:;–-]+/, ''),
    )
    .filter((part) => hasWords(part) && !NO_TOPIC.test(part))

const asksForMore = (sentence: string): boolean =>
  sentence.split(' ').length >= FEWEST_OTHER_WORDS && !FORMALITY.test(sentence)

function quoted(sentence: string): string {
  const words = sentence.split(' ')
  const start = [...words.slice(0, MOST_QUOTED_WORDS).join(' ')]
  const isWhole = words.length <= MOST_QUOTED_WORDS && start.length <= MOST_QUOTED_CHARACTERS
  const shown = start.slice(0, MOST_QUOTED_CHARACTERS).join('')
  return `“${isWhole ? shown : `${shown.replace(/(?<![^\p{L}\p{N}])[^\p{L}\p{N}]+$/u, '')}…`}”`
}
