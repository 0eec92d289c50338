import { HEDGES, OTHERS } from '../lexicon/rule-words.ts'
import { fieldOf } from '../words/find-phrases.ts'
import {
  afterSeparator,
  parseItems,
  type ParsedList,
  phraseItem,
  phraseOf,
  type SentenceWords,
} from '../words/sentence-words.ts'

/**
 * Fields whose name, behind words that nobody lists, still says what is studied: 'ocean engineering',
 * 'upper-division nursing'.
 */
const HEADS =
  /^(?:engineering|nursing|chemistry|physics|biology|mathematics|accounting|journalism|psychology|economics|law|architecture|horticulture|welding)$/
const MOST_BEFORE = 2
/** Words that stand before a field and are no part of its name. */
const NO_PART =
  /^(?:in|of|to|at|on|for|from|by|with|as|into|toward|towards|than|and|or|not|no|non|a|an|the|their|your|his|her|its|our|this|these|that|such|one|any|all|both|who|is|are|be|been|will|must|should|may|can|has|have|had|study|studying|studies|studied|major|majors|majoring|minor|minoring|pursue|pursuing|degree|degrees|program|programs|field|fields|career|careers|interest|interested|school|schools|college|colleges|university|universities|department|student|students|undergraduate|graduate|professional|former|take|taking|teach|teaching|practice|practicing|enrolled|enroll|enter|entering|work|working|society|association|club|through|about|via|other|another|current|certain|demonstrate|demonstrated)$/

const isPart = (sentence: SentenceWords, at: number): boolean => {
  const word = sentence.words[at]
  return (
    word?.kind === 'word' &&
    sentence.phrases[at]?.length === 0 &&
    !NO_PART.test(word.text) &&
    !HEDGES.has(word.text) &&
    !OTHERS.has(word.stem)
  )
}

/** A field behind one or two words that narrow it; before an award's own name they may be anything. */
const narrowedField = (sentence: SentenceWords, at: number): ParsedList | null => {
  if (!sentence.hasNames) return null
  for (let head = at + 1; head <= at + MOST_BEFORE && isPart(sentence, head - 1); head += 1) {
    const phrase = phraseOf(sentence, head, 'field')
    if (phrase?.length !== 1 || !HEADS.test(sentence.words[head]?.text ?? '')) continue
    return { end: head + 1, ids: phrase.ids, isOpen: false, isNarrower: true }
  }
  return null
}

const SHARED_HEAD =
  /^(?:engineering|education|sciences?|therapy|management|administration|technology|design|studies|nursing|music|history|law|arts|biology|chemistry|psychology|economics|journalism|medicine|repair)$/
const MOST_SHARING = 6

/** 'Civil or environmental engineering': the last word is of all of them. */
const sharingField = (sentence: SentenceWords, at: number): ParsedList | null => {
  const first = sentence.words[at]
  if (first?.kind !== 'word' || NO_PART.test(first.text)) return null
  let next = at
  for (let count = 0; count < MOST_SHARING; count += 1) {
    const after = afterSeparator(sentence, next + 1)
    const head = sentence.words[next + 1]
    if (count > 0 && head && SHARED_HEAD.test(head.text)) {
      const field = fieldOf([first, head])
      if (field) return { end: at + 1, ids: field.ids, isOpen: false }
      // 'Civil, coastal or construction engineering': nobody lists all kinds.
      const kind = HEADS.test(head.text) && isPart(sentence, at) ? fieldOf([head]) : undefined
      return kind ? { end: at + 1, ids: kind.ids, isOpen: false, isNarrower: true } : null
    }
    if (after === next + 1 || sentence.words[after]?.kind !== 'word') return null
    next = after
  }
  return null
}

const phraseField = phraseItem('field')
const fieldItem = (sentence: SentenceWords, at: number): ParsedList | null => {
  const [shared, phrase] = [sharingField(sentence, at), phraseField(sentence, at)]
  // 'Elementary or secondary education' has a name of its own.
  return shared && (phrase?.end ?? 0) <= shared.end ? shared : phrase
}

/** What is named after the people whom it trains. */
const TRAINING =
  /^(?:program|course|training|certificate|certification|school|college|academy|student|track|curriculum|credential|licensure)$/
const MOST_TRAINED = 6

/** 'An EMT, paramedic or nursing program', 'a barber college': people, for what they are trained in. */
const traineeItem = (sentence: SentenceWords, start: number): ParsedList | null => {
  // In an award's name they may be whose it is: 'Ohio Nurses Student Award'.
  const item = sentence.hasNames ? phraseItem('trainee')(sentence, start) : null
  if (!item) return null
  let { end } = item
  for (let count = 0; count < MOST_TRAINED; count += 1) {
    if (TRAINING.test(sentence.words[end]?.stem ?? '')) return item
    const next = afterSeparator(sentence, end)
    const further = phraseItem('trainee')(sentence, next) ?? phraseField(sentence, next)
    if (next === end || !further) return null
    end = further.end
  }
  return null
}

/** Fields of study and subjects within them, in a list. */
export const parseFields = (sentence: SentenceWords, start: number): ParsedList | null =>
  parseItems(
    sentence,
    start,
    (_, at) => fieldItem(sentence, at) ?? traineeItem(sentence, at) ?? narrowedField(sentence, at),
  )
