import type { Word } from '../words/split-words.ts'

const ANYBODY =
  '(?:(?:the|an?|any|all|each|every|both) )?(?:you|students?|applicants?|candidates?|individuals?|persons?|people|they|he or she|anyone|anybody)'
const MAY =
  '(?:(?:may|can|could|will|might) (?:be (?:eligible|able to apply|considered)|apply|qualify|enter)|(?:are|is) (?:eligible|qualified)|qualify|qualifies)(?: (?:to apply|for (?:this|the|an?) (?:scholarship|award|grant|program|fund|fellowship)))?'
const SUBJECT = '(?: (?:you|they|he or she|the (?:student|applicant)))?'

/** 'You may apply if you …', 'Applicants are eligible if they …': what follows is asked of everybody. */
const BEHIND = new RegExp(`^${ANYBODY} ${MAY} (?:only )?(?:if|provided that)${SUBJECT}\\b`)
/** 'If you …, you may apply.' */
const BEFORE = new RegExp(`^if (?:you|the (?:student|applicant)|an applicant)\\b`)
const ENDS_IN = new RegExp(
  ` , (?:then )?(?:(?:you|he or she|they) ${MAY}|(?:this|the) (?:scholarship|award|grant|fund|program) is for you)(?: [.!])*$`,
)

const GIFT =
  '(?:scholarships?|awards?|grants?|fellowships?|bursar(?:y|ies)|stipends?|assistance|support|aid|funds|funding)'
const AWARD = '(?:scholarships?|awards?|grants?|fellowships?|it)'
const BODY =
  '(?:funds?|foundation|programs?|programmes?|trust|society|association|organization|club|league|endowment|we)'
const FOUNDED =
  '(?:(?:is|are|was|were) (?:established|created|designed|intended|founded|set up|started|endowed|meant)(?: in \\d{4})?(?: in order)? to |(?:aims?|seeks?|exists?|strives?) to )'
const GIVES =
  '(?:assists?|helps?|supports?|serves?|benefits?|aids?|provides?|awards?|offers?|gives?|grants?)'
const KIND =
  '(?:(?:annual|college|academic|financial|educational|tuition|need - based|merit|merit - based|a|an|one|two|three|four|five|ten|several|up to|[$]?[\\d,]+) )*'

const given = (by: string): RegExp =>
  new RegExp(
    `^(?:(?!for |who |must |and |or |, )\\S+ ){0,8}?${by} ${FOUNDED}?${GIVES} ${KIND}(?:${GIFT} (?:each year |annually |every year )?(?:to|for)\\b)?`,
  )
/** 'The scholarship was established to assist …' */
const BY_AWARD = given(AWARD)
/** 'Our foundation awards scholarships to …': what a body does may be more than this award. */
const BY_BODY = given(BODY)
/** Words that these patterns look at: all of a sentence of usual length. */
const LONGEST = 120

export interface Opening {
  /** How many words it has. */
  length: number
  /** Whether it says what a body does, of which this award may be a part. */
  isOfBody: boolean
}

/**
 * The words at the beginning of a sentence that only lead to whom it is about: 'You may apply if …', 'The
 * fund helps …'. Null where nobody or only some are meant ('Transfer students may apply if …').
 */
export const openingOf = (words: readonly Word[]): Opening | null => {
  // One piece a word, so that pieces can be counted.
  const said = words
    .slice(0, LONGEST)
    .map(({ text }) => text.replaceAll(' ', ''))
    .join(' ')
  const found =
    BEHIND.exec(said) ?? (ENDS_IN.test(said) ? BEFORE.exec(said) : null) ?? BY_AWARD.exec(said)
  const ofBody = found ? null : BY_BODY.exec(said)
  const opening = found ?? ofBody
  return opening && { length: opening[0].trim().split(' ').length, isOfBody: ofBody !== null }
}
