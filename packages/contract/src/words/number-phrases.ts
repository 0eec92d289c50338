import type { Value } from './value-words.ts'

interface NumberPhrase {
  /** How one number is written. */
  write: (value: number) => string
  /** The student's own number, met. */
  met: (range: string, own: string) => string
  /** What is needed, with the student's own number where it helps. */
  needs: (range: string, own: string) => string
  /** Whom it is for, after "For". */
  audience: (range: string) => string
}

const plain = (value: number) => value.toLocaleString('en-US', { useGrouping: false })
const dollars = (value: number) => `$${value.toLocaleString('en-US')}`
const gpa = (value: number) => (Number.isInteger(value * 10) ? value.toFixed(1) : String(value))

const score = (name: string, article: string): NumberPhrase => ({
  write: plain,
  met: (range, own) => `${name} ${own}, needs ${range}`,
  needs: (range, own) => `Needs ${article} ${name} of ${range}, yours is ${own}`,
  audience: (range) => `${article} ${name} of ${range}`,
})

const credits = (unit: string): NumberPhrase => ({
  write: plain,
  met: (range, own) => `${own} ${unit}, needs ${range}`,
  needs: (range, own) => `Needs ${range} ${unit}, you have ${own}`,
  audience: (range) => `students with ${range} ${unit}`,
})

const PHRASES: Readonly<Record<string, NumberPhrase>> = {
  gpa: { ...score('GPA', 'a'), write: gpa },
  sat: score('SAT score', 'an'),
  act: score('ACT score', 'an'),
  classRankPct: {
    write: (value) => `top ${plain(value)}%`,
    met: (range, own) => `In the ${own} of the class, needs the ${range}`,
    needs: (range, own) => `Needs the ${range} of the class, yours is the ${own}`,
    audience: (range) => `the ${range} of the class`,
  },
  creditsEarned: credits('credits earned'),
  creditsPerTerm: credits('credits a term'),
  age: {
    write: plain,
    met: (range, own) => `Age ${own}, for ages ${range}`,
    needs: (range, own) => `For ages ${range}, you are ${own}`,
    audience: (range) => `ages ${range}`,
  },
  householdIncomeUsd: {
    write: dollars,
    met: (range) => `Household income of ${range}`,
    needs: (range) => `For a household income of ${range}`,
    audience: (range) => `a household income of ${range}`,
  },
}

/** Facts where the bound is said bare ("needs 3.0") and the words after it only in an audience. */
function rangeWords(fact: string, code: string, asked: readonly string[], isBare: boolean): string {
  const [first = '', last = first] = asked
  if (fact === 'classRankPct') return code === 'between' ? `${first} to ${last}` : first
  if (code === 'between') return `${first} to ${last}`
  if (fact === 'age') return code === 'gte' ? `${first} and older` : `up to ${first}`
  if (code === 'gte') return isBare ? first : `${first} or more`
  if (code === 'lte') return `at most ${first}`
  return asked.join(' or ')
}

interface Asked {
  fact: string
  code: string
  asked: readonly Value[]
  given: readonly Value[]
}

/** Whether a fact is compared as a number. */
export const isNumberFact = (fact: string) => Object.hasOwn(PHRASES, fact)

/** The words of a number criterion: met, what is needed, and whom it is for. */
export function numberWords({ fact, code, asked, given }: Asked) {
  const phrase = PHRASES[fact] ?? score(fact, 'a')
  const written = asked.map((value) => phrase.write(Number(value)))
  const range = (isBare: boolean) => rangeWords(fact, code, written, isBare)
  const own = given[0] === undefined ? undefined : phrase.write(Number(given[0]))
  const audience = phrase.audience(range(false))
  return {
    audience,
    met: own === undefined ? `For ${audience}` : phrase.met(range(true), own),
    needs: own === undefined ? `For ${audience}` : phrase.needs(range(true), own),
  }
}

/** One number as it is written: "3.0", "$40,000". */
export const numberText = (fact: string, value: Value): string =>
  (PHRASES[fact]?.write ?? plain)(Number(value))
