import type { Word } from './split-words.ts'

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
  `, (?:then )?(?:you|he or she|they) ${MAY}$|, (?:this|the) (?:scholarship|award|grant|fund|program) is for you$`,
)
/** Words that these patterns look at: all of a sentence of usual length. */
const LONGEST = 120

/**
 * How many words at the beginning of a sentence only say that what follows is a condition of applying;
 * none where nobody or only some are meant ('Transfer students may apply if …').
 */
export const openingCondition = (words: readonly Word[]): number => {
  const first = words[0]?.text
  if (first === undefined || !FIRST.test(first)) return 0
  const said = words
    .slice(0, LONGEST)
    .map(({ text }) => text)
    .filter((text) => text !== '.' && text !== '!')
    .join(' ')
    .replaceAll(' ,', ',')
  const found = BEHIND.exec(said) ?? (ENDS_IN.test(said) ? BEFORE.exec(said) : null)
  return found ? found[0].split(' ').length : 0
}
const FIRST =
  /^(?:if|the|an?|any|all|each|every|both|you|students?|applicants?|candidates?|individuals?|persons?|people|they|he|anyone|anybody)$/
