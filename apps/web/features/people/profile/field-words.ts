import { NONE, PREFER_NOT_TO_SAY } from '../questions/stands-alone.ts'

const WORDS: Readonly<Record<string, string>> = {
  [PREFER_NOT_TO_SAY]: 'Prefer not to say',
  [NONE]: 'None',
}

/** An answer to a question of the profile in words, by the options that it has. */
export function fieldWords(
  given: readonly (string | number | boolean)[],
  options: Readonly<Record<string, string>>,
): string {
  const words = given.map(String).map((each) => options[each] ?? WORDS[each] ?? each)
  return words.filter((each) => each.trim() !== '').join(', ')
}
