import { isRecord, keepJson, readJson, tabStorage } from '../../../browser-storage.ts'
import type { Given, Question } from '../../people/questions/question.ts'
import type { ConversationKind } from './stored-progress.ts'

/** `session.ts` knows it, too. */
const KEY = 'typed'

interface Typed {
  kind: ConversationKind
  question: string
  given: Given
}

const isTyped = (json: unknown): json is Typed =>
  isRecord(json) &&
  Array.isArray(json['given']) &&
  json['given'].every((part) => typeof part === 'string')

/** What is typed and not sent is there again after a reload of the tab; a password never is. */
export function keepTyped(kind: ConversationKind, { key, control }: Question, given: Given): void {
  if (control.kind === 'password') return
  keepJson(tabStorage(), KEY, { kind, question: key, given } satisfies Typed)
}

/** What was typed for this question and not sent. */
export function readTyped(kind: ConversationKind, { key }: Question): Given | undefined {
  const typed = readJson(tabStorage(), KEY, isTyped)
  return typed?.kind === kind && typed.question === key ? typed.given : undefined
}

/** Once it was sent or given up. */
export const forgetTyped = (): void => tabStorage().removeItem(KEY)
