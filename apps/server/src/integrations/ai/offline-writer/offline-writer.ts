import { setImmediate as nextTurn } from 'node:timers/promises'
import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4FinishReason,
  LanguageModelV4Prompt,
  LanguageModelV4StreamPart,
  LanguageModelV4Usage,
} from '@ai-sdk/provider'
import { BUILT_IN_PROVIDER, saidMetadata } from '../task-option.ts'
import type { Composed } from '../writing-task.ts'
import { readTask } from './read-task.ts'
import { writeReply } from './write-reply.ts'

/** There is no tokenizer here: English has some four characters to a token. */
const CHARACTERS_FOR_TOKEN = 4
const FINISHED: LanguageModelV4FinishReason = { unified: 'stop', raw: undefined }
const TEXT_ID = 'text'

/** Composes from what it is told, without a language model: no I/O, and nothing invented. */
export function createOfflineWriter(): LanguageModelV4 {
  return {
    specificationVersion: 'v4',
    provider: BUILT_IN_PROVIDER,
    modelId: 'offline-writer',
    supportedUrls: {},

    async doGenerate(options) {
      options.abortSignal?.throwIfAborted()
      const { text, said } = writeReply(readTask(options.providerOptions))
      return {
        content: [{ type: 'text', text }],
        finishReason: FINISHED,
        usage: usageOf(options, text),
        providerMetadata: saidMetadata(said),
        warnings: [],
      }
    },

    async doStream(options) {
      options.abortSignal?.throwIfAborted()
      const composed = writeReply(readTask(options.providerOptions))
      return { stream: ReadableStream.from(partsOf(composed, options)) }
    },
  }
}

/** Word by word, with a turn of the event loop between: a reply never holds up other requests. */
async function* partsOf(
  { text, said }: Composed,
  options: LanguageModelV4CallOptions,
): AsyncGenerator<LanguageModelV4StreamPart> {
  yield { type: 'stream-start', warnings: [] }
  yield { type: 'text-start', id: TEXT_ID }
  for (const [word] of text.matchAll(/\S+\s*/g)) {
    await nextTurn()
    options.abortSignal?.throwIfAborted()
    yield { type: 'text-delta', id: TEXT_ID, delta: word }
  }
  yield { type: 'text-end', id: TEXT_ID }
  const providerMetadata = saidMetadata(said)
  yield { type: 'finish', finishReason: FINISHED, usage: usageOf(options, text), providerMetadata }
}

function usageOf({ prompt }: LanguageModelV4CallOptions, text: string): LanguageModelV4Usage {
  const inputTokens = tokensOf(charactersOf(prompt))
  const outputTokens = tokensOf(text.length)
  return {
    inputTokens: {
      total: inputTokens,
      noCache: inputTokens,
      cacheRead: undefined,
      cacheWrite: undefined,
    },
    outputTokens: { total: outputTokens, text: outputTokens, reasoning: undefined },
  }
}

const tokensOf = (characters: number) => Math.ceil(characters / CHARACTERS_FOR_TOKEN)

function charactersOf(prompt: LanguageModelV4Prompt): number {
  let characters = 0
  for (const { content } of prompt) {
    if (typeof content === 'string') characters += content.length
    else for (const part of content) characters += part.type === 'text' ? part.text.length : 0
  }
  return characters
}
