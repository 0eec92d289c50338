/** One stated value: an option id, a name, a date (YYYY-MM-DD), a number, or true/false. */
export type FactValue = string | number | boolean

/** Whom an answer is about; `self` is the default and never written in a key. */
export const RELATIONS = ['self', 'parent', 'spouse', 'grandparent'] as const
export type Relation = (typeof RELATIONS)[number]

/**
 * What is known of one student. The key is the fact id, or `${fact}:${relation}` for a relative.
 * An absent key is unknown; an empty list is a known "none". "Prefer not to say" is an absent key.
 * `birthDate` is an answer from which `age` is derived.
 */
export type Answers = Readonly<Record<string, readonly FactValue[]>>

/** The key under which the answer to a fact about someone is kept. */
export function answerKey(fact: string, relation: Relation = 'self'): string {
  return relation === 'self' ? fact : `${fact}:${relation}`
}
