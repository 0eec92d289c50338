import { Counter, Gauge, Histogram } from 'prom-client'
import type { Metrics } from '../../http/metrics.ts'
import type { FailureKind, Tokens } from './writing-model.ts'

export type WritingOutcome = 'written' | FailureKind

export interface ModelMetrics {
  count(outcome: WritingOutcome, tokens: Tokens): void
  timeFirstPiece(milliseconds: number): void
}

const OUTCOMES: readonly WritingOutcome[] = [
  'written',
  'stopped',
  'timeout',
  'unreachable',
  'garbled',
  'tooLong',
  'resting',
]
const FIRST_PIECE_SECONDS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20]

/** What is asked of the language model, and how it fares. */
export function openModelMetrics(
  { registry }: Pick<Metrics, 'registry'>,
  isResting: () => boolean,
): ModelMetrics {
  const registers = [registry]
  const requests = new Counter({
    name: 'laurel_model_requests_total',
    help: 'Texts asked of the writing model, by how they ended.',
    labelNames: ['outcome'],
    registers,
  })
  const tokens = new Counter({
    name: 'laurel_model_tokens_total',
    help: 'Tokens that the writing model read and wrote.',
    labelNames: ['direction'],
    registers,
  })
  const firstPieces = new Histogram({
    name: 'laurel_model_first_piece_seconds',
    help: 'From asking the writing model to the first piece of its text.',
    buckets: FIRST_PIECE_SECONDS,
    registers,
  })
  const resting: Gauge = new Gauge({
    name: 'laurel_model_resting',
    help: '1 while the writing model failed so often that it is not asked.',
    registers,
    collect: () => resting.set(isResting() ? 1 : 0),
  })
  for (const outcome of OUTCOMES) requests.inc({ outcome }, 0)
  for (const direction of ['input', 'output']) tokens.inc({ direction }, 0)
  return {
    count(outcome, { inputTokens, outputTokens }) {
      requests.inc({ outcome })
      tokens.inc({ direction: 'input' }, inputTokens)
      tokens.inc({ direction: 'output' }, outputTokens)
    },
    timeFirstPiece: (milliseconds) => firstPieces.observe(milliseconds / 1000),
  }
}
