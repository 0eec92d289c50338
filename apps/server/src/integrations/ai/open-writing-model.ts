import type { Clock } from '../../clock.ts'
import type { Config } from '../../config.ts'
import { openBreaker } from './breaker.ts'
import { createOfflineWriter } from './offline-writer/offline-writer.ts'
import { openWriter, type Watch } from './write-text.ts'
import type { WritingModel } from './writing-model.ts'

const BUILT_IN_TIMEOUTS = { firstPieceMs: 20_000, nextPieceMs: 15_000, totalMs: 110_000 }

/** The language model that the settings name; the writer that is built in where they name none. */
export async function openWritingModel(
  { ai }: Pick<Config, 'ai'>,
  clock: Clock,
  watch: Watch = {},
): Promise<WritingModel> {
  if (!ai) return openBuiltInWriter(clock, watch)
  // Loaded by whoever needs it: it takes a quarter of a second and 30 MB.
  const { openLanguageModel } = await import('./open-language-model.ts')
  const model = openLanguageModel(ai)
  const breaker = openBreaker(clock)
  const write = openWriter({ model, timeouts: ai.timeouts, clock, breaker, watch })
  return { name: ai.model, isOffline: false, price: ai.price, write }
}

/** The writer that is built in, whatever else is set up. It costs nothing, and never needs a rest. */
export function openBuiltInWriter(clock: Clock, watch: Watch = {}): WritingModel {
  const model = createOfflineWriter()
  const breaker = openBreaker(clock, { failures: Infinity })
  const write = openWriter({ model, timeouts: BUILT_IN_TIMEOUTS, clock, breaker, watch })
  return { name: model.modelId, isOffline: true, price: { input: 0, output: 0 }, write }
}
