import type { AnswerInput } from '@laurel/contract/application-shapes'
import { CallError } from '../../../../../api/call-error.ts'
import type { DraftPorts } from '../draft-state.ts'

/** A server that keeps answers by version and refuses stale ones, as the real one does. */
export function aServer() {
  const kept = new Map<string, { fieldValue: AnswerInput['fieldValue']; version: number }>()
  const requests: AnswerInput[][] = []
  const failures: Error[] = []
  /** What happens once while the next request is under way. */
  const during: (() => void)[] = []
  const send: DraftPorts['send'] = async (answers) => {
    requests.push(answers)
    during.shift()?.()
    const failure = failures.shift()
    if (failure) throw failure
    const newer = answers.flatMap(({ requirementId, fieldValue, baseVersion }) => {
      const known = kept.get(requirementId)
      if (!known || known.fieldValue === fieldValue) return []
      if (baseVersion === undefined || known.version === baseVersion) return []
      return [{ requirementId, ...known }]
    })
    if (newer.length > 0) throw aFailure('STALE_VERSION', 409, { current: newer })
    for (const { requirementId, fieldValue } of answers)
      kept.set(requirementId, { fieldValue, version: (kept.get(requirementId)?.version ?? 0) + 1 })
    return { versions: Object.fromEntries([...kept].map(([id, { version }]) => [id, version])) }
  }
  return { kept, requests, failures, during, send }
}

type Code = NonNullable<CallError['code']>
export function aFailure(
  code: Code,
  statusCode: number,
  more: { current?: unknown; fields?: Record<string, string> } = {},
) {
  const error = { code, message: code, description: code, ...more }
  return new CallError({ statusCode, message: code, error }, statusCode)
}
export const offline = () => new CallError(undefined, 0)
