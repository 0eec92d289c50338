import { emailProblem } from '../accounts/account-rules.ts'

export type RequestKind = 'guest' | 'own'
export type RequestValues = Readonly<Record<string, string>>
export type RequestProblems = Readonly<Record<string, string>>

const LONGEST_DESCRIPTION = 5000

const written = (limit: number, missing: string) => (typed: string) => {
  const { length } = typed.trim()
  if (length === 0) return missing
  return length > limit
    ? `Please use at most ${limit.toLocaleString('en-US')} characters.`
    : undefined
}

/** What each form asks for; words and limits are those of the call (specification 2, section 5). */
const RULES: Record<RequestKind, Record<string, (typed: string) => string | undefined>> = {
  guest: {
    email: emailProblem,
    phone: written(40, 'Please input your phone'),
    description: written(LONGEST_DESCRIPTION, 'Please input your message'),
  },
  own: {
    query: written(200, 'Please input your query'),
    description: written(LONGEST_DESCRIPTION, 'Please input your description'),
  },
}

/** The fields of a form, in their order. */
export const fieldsOf = (kind: RequestKind): string[] => Object.keys(RULES[kind])

export function requestProblems(kind: RequestKind, values: RequestValues): RequestProblems {
  const found = Object.entries(RULES[kind]).map(([name, rule]) => [name, rule(values[name] ?? '')])
  return Object.fromEntries(found.filter(([, problem]) => problem !== undefined))
}
