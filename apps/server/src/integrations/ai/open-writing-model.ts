import type { Clock } from '../../clock.ts'
import type { Config } from '../../config.ts'
import type { Metrics } from '../../http/metrics.ts'
import { createOfflineWriter } from './offline-writer/offline-writer.ts'
import { openLanguageModel } from './open-language-model.ts'
import { openWriter } from './write-text.ts'
import type { WritingModel } from './writing-model.ts'

const BUILT_IN_TIMEOUTS = { firstPieceMs: 20_000, nextPieceMs: 15_000, totalMs: 110_000 }

// The SDK would write its warnings to the console.
globalThis.AI_SDK_LOG_WARNINGS = false

/** The language model that the settings name; the writer that is built in where they name none. */
export function openWritingModel(
  { ai }: Pick<Config, 'ai'>,
  clock: Clock,
  metrics?: Metrics,
): WritingModel {
  if (!ai) return openBuiltInWriter(clock, metrics)
  const model = openLanguageModel(ai)
  const write = openWriter({ model, timeouts: ai.timeouts, clock, metrics })
  return { name: ai.model, isOffline: false, price: ai.price, write }
}

/** The writer that is built in, whatever else is set up. It costs nothing. */
export function openBuiltInWriter(clock: Clock, metrics?: Metrics): WritingModel {
  const model = createOfflineWriter()
  const write = openWriter({ model, timeouts: BUILT_IN_TIMEOUTS, clock, metrics })
  return { name: model.modelId, isOffline: true, price: { input: 0, output: 0 }, write }
}
