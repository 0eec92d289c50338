import { isCommonCapital } from './letter-case.ts'

const NUMBER = /\p{N}+(?:[.,:/]\p{N}+)*/gu
const NAME = /\p{Lu}[\p{L}'’-]*/gu

const sorted = (found: readonly string[] | null) => (found ?? []).toSorted().join(' ')

/** Whether a text has the numbers of another and every name in it. */
export function keepsFacts(before: string, after: string): boolean {
  if (sorted([...new Set(before.match(NUMBER))]) !== sorted([...new Set(after.match(NUMBER))])) {
    return false
  }
  const words = new Set(wordsOf(after))
  return namesIn(before).every((name) => words.has(name.toLowerCase()))
}

const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}[\p{L}'’-]*/gu) ?? []

/** Words in capitals that do not begin a sentence. */
export const namesIn = (text: string): string[] => [
  ...new Set(
    text
      .split(/[.!?:]["”’)\]]*\s+|\n+|[“"[(]/u)
      .flatMap((sentence) => [...sentence.trim().matchAll(NAME)])
      .filter(({ index, 0: name }) => index > 0 && name !== 'I' && !/^I['’]/.test(name))
      .map(([name]) => name),
  ),
]

const FULL_NAME = /(?:(?:Mrs?|Ms|Dr)\. )?\p{Lu}[\p{L}’-]+(?: \p{Lu}[\p{L}’-]+)*/gu

/** Names of people and places as they are said in full: "Mrs. Okafor", "Ridgeway Library". */
export const fullNamesIn = (sentences: readonly string[]): string[] => [
  ...new Set(
    sentences
      .filter((sentence) => !/[[\]“”"]/.test(sentence))
      .flatMap((sentence) => [...sentence.matchAll(FULL_NAME)])
      .filter(({ index, 0: name }) => index > 0 && name.length > 2 && !isCommonCapital(name))
      .map(([name]) => name),
  ),
]
