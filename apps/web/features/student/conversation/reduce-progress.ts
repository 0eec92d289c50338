import type { Given } from '../../people/questions/question.ts'
import type { Place, Progress, Turn } from './progress.ts'

type LaurelTurn = Omit<Extract<Turn, { from: 'laurel' }>, 'id' | 'from'>
type OwnTurn = Omit<Extract<Turn, { from: 'you' }>, 'id' | 'from'>

export type Action =
  | ({ type: 'laurelSaid' } & LaurelTurn)
  | ({ type: 'youSaid' } & OwnTurn)
  /** The question that is open, and what was complained about it, leave the log. */
  | { type: 'tookBackQuestion' }
  | { type: 'went'; place: Place }
  | { type: 'answered'; key: string; given: Given; words: string }
  /** The answer no longer counts, so its question is open again. */
  | { type: 'reopened'; key: string }
  | { type: 'intended'; intent: Progress['intent'] }
  | { type: 'keyed'; onceKey: string }
  | { type: 'signedIn'; applicantId: string }
  | { type: 'savedGroup'; group: number }
  | { type: 'changedGroup'; group: number }
  | { type: 'previewedGroup'; group: number }
  | { type: 'settledFeatured' }
  | { type: 'replaced'; progress: Progress }

/** So many lines are kept: more than any walk through the questions has. */
const MOST_TURNS = 200

function withTurn(progress: Progress, turn: Omit<Turn, 'id'>): Progress {
  const id = (progress.turns.at(-1)?.id ?? 0) + 1
  const turns = [...progress.turns, { ...turn, id } as Turn].slice(-MOST_TURNS)
  return { ...progress, turns }
}

const withGroup = (groups: readonly number[], group: number) => [
  ...groups.filter((each) => each !== group),
  group,
]

/** What is kept after something happened. */
export function reduceProgress(progress: Progress, action: Action): Progress {
  switch (action.type) {
    case 'laurelSaid': {
      const { type: _type, ...turn } = action
      const last = progress.turns.at(-1)
      // The same words twice in a row are said once.
      const isRepeated = last?.from === 'laurel' && last.text === turn.text
      return isRepeated ? progress : withTurn(progress, { ...turn, from: 'laurel' })
    }
    case 'tookBackQuestion': {
      const question = progress.turns.findLastIndex(
        (turn) => turn.from === 'laurel' && turn.tone === 'question',
      )
      return { ...progress, turns: progress.turns.slice(0, Math.max(question, 0)) }
    }
    case 'youSaid': {
      const { type: _type, ...turn } = action
      return withTurn(progress, { ...turn, from: 'you' })
    }
    case 'went':
      return { ...progress, place: action.place }
    case 'answered':
      return answered(progress, action)
    case 'reopened': {
      const { [action.key]: _given, ...answers } = progress.answers
      return { ...progress, answers }
    }
    case 'intended':
      return { ...progress, intent: action.intent }
    case 'keyed':
      return { ...progress, onceKey: action.onceKey }
    case 'signedIn':
      return { ...progress, applicantId: action.applicantId, onceKey: '' }
    case 'savedGroup':
      return { ...progress, saved: withGroup(progress.saved, action.group) }
    case 'changedGroup':
      return { ...progress, saved: progress.saved.filter((group) => group !== action.group) }
    case 'previewedGroup':
      return { ...progress, previewed: withGroup(progress.previewed, action.group) }
    case 'settledFeatured':
      return { ...progress, isFeaturedDone: true }
    case 'replaced':
      return action.progress
  }
}

function answered(
  progress: Progress,
  { key, given, words }: Extract<Action, { type: 'answered' }>,
): Progress {
  // That there was a password is kept, the password is not.
  const kept = key === 'password' ? [''] : given
  const answers = { ...progress.answers, [key]: kept }
  const told = withTurn(progress, { from: 'you', text: words, key } as Omit<Turn, 'id'>)
  return { ...told, answers, place: { at: 'between' } }
}
