import { setTimeout as sleep } from 'node:timers/promises'
import type { LanguageModelV4 } from '@ai-sdk/provider'
import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../../clock.ts'
import type { Metrics } from '../../http/metrics.ts'
import type { WritingTimeouts } from '../../read-ai-settings.ts'
import type { Breaker, TryOutcome } from './breaker.ts'
import { openDeadlines, type Deadlines } from './deadlines.ts'
import { estimateTokens } from './estimate-tokens.ts'
import { failureOf, isOfRequest } from './failure-of.ts'
import { openModelMetrics, type ModelMetrics } from './model-metrics.ts'
import { emptyDraft, readStream, type Draft } from './read-stream.ts'
import { retryDelay } from './retry-delay.ts'
import {
  ModelFailure,
  type FailureKind,
  type WritingModel,
  type WritingRequest,
  type Written,
} from './writing-model.ts'

/** Who is told how it fares; nobody where absent. */
export interface Watch {
  metrics?: Metrics
  log?: Pick<FastifyBaseLogger, 'warn'>
}

interface Parts {
  model: LanguageModelV4
  timeouts: WritingTimeouts
  clock: Clock
  breaker: Breaker
  watch: Watch
}

interface Work {
  request: WritingRequest
  deadlines: Deadlines
  draft: Draft
  onPiece: (piece: string) => void
}

/** Writes with any model, behind timeouts, retries, the breaker and the counters. */
export function openWriter(parts: Parts): WritingModel['write'] {
  const { breaker, watch } = parts
  const counters = watch.metrics && openModelMetrics(watch.metrics, breaker.isResting)
  return async (request, onPiece = () => undefined) => {
    const draft = emptyDraft()
    const leave = breaker.enter()
    if (!leave) {
      counters?.count('resting', draft)
      throw new ModelFailure('resting', emptyDraft())
    }
    const deadlines = openDeadlines(parts.timeouts, request.signal)
    const work = { request, deadlines, draft, onPiece: timingFirst(counters, onPiece) }
    try {
      await writeInTries(parts, work)
      counters?.count('written', writtenOf(work))
      leave('succeeded')
      return writtenOf(work)
    } catch (fault) {
      const failure = failureOf(fault, writtenOf(work), deadlines.ended())
      counters?.count(failure.kind, failure.written)
      leave(isOfRequest(fault) ? 'left' : OUTCOMES[failure.kind])
      if (failure.kind !== 'stopped')
        watch.log?.warn({ kind: failure.kind, err: failure.cause }, 'the model failed')
      throw failure
    } finally {
      deadlines.close()
    }
  }
}

/** What a failure tells of the model: whoever left, or asked for too little, says nothing of it. */
const OUTCOMES: Readonly<Record<FailureKind, TryOutcome>> = {
  stopped: 'left',
  resting: 'left',
  tooLong: 'left',
  timeout: 'failed',
  unreachable: 'failed',
  garbled: 'failed',
}

/** As long as nothing was written, what fails for the moment is tried again. */
async function writeInTries({ model, clock }: Parts, work: Work): Promise<void> {
  const { request, deadlines, draft, onPiece } = work
  for (let retries = 0; ; retries++) {
    deadlines.signal.throwIfAborted()
    deadlines.begin()
    try {
      return await readStream(model, request, deadlines, draft, onPiece)
    } catch (fault) {
      const delay = draft.hasBegun ? undefined : retryDelay(fault, retries, clock.now())
      if (delay === undefined || deadlines.ended()) throw fault
      deadlines.pause()
      await sleep(delay, undefined, { signal: deadlines.signal })
    }
  }
}

function timingFirst(
  counters: ModelMetrics | undefined,
  onPiece: Work['onPiece'],
): Work['onPiece'] {
  const beganAt = performance.now()
  let isFirst = true
  return (piece) => {
    if (isFirst) counters?.timeFirstPiece(performance.now() - beganAt)
    isFirst = false
    onPiece(piece)
  }
}

/** A provider that breaks off says nothing of tokens; what it read is estimated then. */
function writtenOf({ draft, request }: Work): Written {
  const { text, said, inputTokens, outputTokens, hasBegun } = draft
  const asked = request.instructions.length + request.prompt.length
  const estimate = hasBegun ? estimateTokens(asked) : 0
  const tokens = { inputTokens: inputTokens || estimate, outputTokens }
  return { text, ...(said?.length && { said }), ...tokens }
}
