/** Words with which brackets take somebody out again. */
const TURNS =
  /\b(?:ineligible|not|no|never|exclud(?:ed?|es|ing)|except(?:ing)?|unless|barred|disqualified)\b/i

const IN_BRACKETS = /[([][^()[\]]{0,300}[)\]]/g

/** 'Open to writers (employees ineligible)': whether brackets shut somebody out, whatever is said around them. */
export const turnsInBrackets = (sentence: string): boolean =>
  sentence.match(IN_BRACKETS)?.some((words) => TURNS.test(words)) ?? false

/** Whether a word of a bracket turns it, so that it is more than a remark or an example. */
export const isTurning = (word: string): boolean => TURNS.test(word)
