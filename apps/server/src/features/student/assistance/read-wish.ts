const WRITING = /\b(?:write|draft|compose|generate|create|make|produce|start|begin|finish|do)\b/i
const A_TEXT =
  /\b(?:essay|personal statement|cover letter|motivation letter|short answer|paragraph|poem)s?\b/i
const ASKS_HOW = /^\s*(?:how|can|could|may|does|do you|is|are|will|where|when|which|what)\b/i
const FOR_ME = /\b(?:for me|my essay|an essay|this essay|me an?)\b/i

/** Whether an essay is asked for, rather than something about essays. */
export function wishesEssay(question: string): boolean {
  if (!A_TEXT.test(question) || !WRITING.test(question)) return false
  return (
    !ASKS_HOW.test(question) || (FOR_ME.test(question) && /^\s*(?:can|could|will)/i.test(question))
  )
}

const JUDGEMENT =
  /\b(?:is|are|was|how good is|what do you think (?:of|about)) (?:my|this|the) (?:drafts?|essays?|texts?|applications?|answers?|writing)\b(?=.*\b(?:good|bad|ok|okay|fine|enough|strong|ready to win|think)\b|[?!. ]*$)/i

/** Whether a judgement of the student's own text is asked for, which nobody here gives. */
export const asksJudgement = (question: string): boolean => JUDGEMENT.test(question)

const ABOUT_SCHOLARSHIPS =
  /\b(?:scholarships?|awards?|grants?|anything|something|money|matches)\b.*?\b(?:for|about|in|on|to study|with)\s+(.{2,80}?)[?!.\s]*$/i
/** "Nursing scholarships?" */
const SCHOLARSHIPS_OF =
  /^(?:(?:any|some|find|show|more)\s+(?:me\s+)?)?(.{2,60}?)\s+(?:scholarships?|awards?|grants?)[?!.\s]*$/i
/** What begins a whole question rather than a topic. */
const QUESTION_WORD =
  /^(?:what|which|why|how|who|when|where|is|are|do|does|can|could|may|will|tell|apply|save|delete)\b/i
/** Whether a whole question is asked, rather than a topic named. */
export const beginsQuestion = (said: string): boolean => QUESTION_WORD.test(said.trim())

/** What follows "for" in questions that look for nothing. */
const NO_TOPIC =
  /^(?:me|my|free|right|us|this|that|it|today|now|total|a reason|example|the (?:first|next))\b|^(?:the )?(?:best|good|new|easy|easiest|other|these|those|saved|random|daily)$|\bprofile\b|\bdrafts?\b|\btoday\b|\bmy\b/i
const LEADING =
  /^(?:students? (?:of|in|who (?:are|study|want))|people (?:in|who)|studying|majors? in|a|an|the|future)\s+/i

/** What scholarships are looked for: "nursing" in "Are there scholarships for nursing?". */
export function topicIn(question: string): string | undefined {
  const [, said = ''] = ABOUT_SCHOLARSHIPS.exec(question) ?? SCHOLARSHIPS_OF.exec(question) ?? []
  if (said === '' || NO_TOPIC.test(said) || QUESTION_WORD.test(said)) return undefined
  const topic = said
    .replace(LEADING, '')
    .replace(/(?<!\s)\s+(?:students?|majors?|scholarships?)$/i, '')
    .trim()
  return topic.length >= 2 && topic.split(/\s+/).length <= 5 ? topic : undefined
}

const THANKS =
  /^\W*(?:(?:ok(?:ay)?|great|cool|perfect|thanks?|thank you|thx|ty|so|very|much|a lot|for|that|this|all|your|the|help|helps|helped|it)\b\W*)+$/i

/** Whether nothing is asked: thanks, or that it is all right. */
export const isThanks = (said: string): boolean => THANKS.test(said)
