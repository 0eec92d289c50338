const KEYBOARD_ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', '1234567890']
const KEYBOARD_WALKS = KEYBOARD_ROWS.flatMap((row) => [row, [...row].toReversed().join('')])
/** Family names that a row of keys happens to spell. */
const REAL_WALKS = new Set(['wert', 'trew'])
/** What people type in the place of a name to get on. */
const FILLERS =
  /^(test|testing|tester|foobar|blah|xxx|idk|dunno|whatever|nope|something|anything)$/i
const LATIN_WORD = /^[\p{Script=Latin}\p{M}]+$/u
const VOWEL = /[aeiouyàáâãäåæèéêëìíîïòóôõöøœùúûüýÿąęėįųūāēīōőűıơư]/g
/** Longer than the consonants of any word: 'Angstschweiß' has eight in a row. */
const CONSONANTS_IN_A_ROW = 9
const WORD_WITHOUT_VOWEL = 6

/**
 * Whether a text was typed to fill a box: rows of keys, one sign again and again, no letter at all.
 * When in doubt it was not: short names, abbreviations and names of every language are real.
 */
export function isNoise(text: string): boolean {
  const words = text.normalize('NFC').match(/[\p{L}\p{M}]+/gu) ?? []
  if (words.length === 0) return true
  return words.every(isNoiseWord)
}

/** Whether a name was left out with a word that is none. */
export const isFiller = (name: string): boolean => FILLERS.test(name.trim())

function isNoiseWord(word: string): boolean {
  const lower = word.toLowerCase()
  if (!LATIN_WORD.test(lower)) return isOneSign(lower)
  return isOneSign(lower) || isWalk(lower) || isRepeatedUnit(lower) || isWithoutVowels(word)
}

const isOneSign = (word: string) => word.length >= 4 && new Set(word).size === 1

const isWalk = (word: string) =>
  word.length >= 4 && !REAL_WALKS.has(word) && KEYBOARD_WALKS.some((row) => row.includes(word))

/** 'asdasd', 'asdfasdf' and 'jkjkjk', but not 'papa'. */
function isRepeatedUnit(word: string): boolean {
  const [, unit, rest] = /^(\p{L}{2,4}?)((?:\1)+\p{L}{0,3})$/u.exec(word) ?? []
  if (unit === undefined || rest === undefined) return false
  const isKeys = unit.length >= 3 && KEYBOARD_WALKS.some((row) => row.includes(unit))
  return isKeys || (rest.startsWith(unit + unit) && unit.length < 4)
}

/** Abbreviations in capitals have none either. */
function isWithoutVowels(word: string): boolean {
  if (word === word.toUpperCase()) return false
  const lower = word.toLowerCase()
  const vowels = lower.match(VOWEL)?.length ?? 0
  const longestRun = Math.max(...lower.split(VOWEL).map((run) => run.length))
  return (vowels === 0 && lower.length >= WORD_WITHOUT_VOWEL) || longestRun >= CONSONANTS_IN_A_ROW
}
