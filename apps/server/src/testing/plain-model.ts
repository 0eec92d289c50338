import type { LanguageModelV4, LanguageModelV4StreamPart } from '@ai-sdk/provider'

type Parts = LanguageModelV4StreamPart[]

const NONE = { total: undefined, noCache: undefined, cacheRead: undefined, cacheWrite: undefined }

/** A language model in this process that says the pieces it is made with. */
export function plainModel(pieces: readonly string[]): LanguageModelV4 {
  const parts: Parts = [
    { type: 'stream-start', warnings: [] },
    { type: 'text-start', id: '1' },
    ...pieces.map((delta) => ({ type: 'text-delta', id: '1', delta }) as const),
    { type: 'text-end', id: '1' },
    {
      type: 'finish',
      finishReason: { unified: 'stop', raw: 'stop' },
      usage: {
        inputTokens: NONE,
        outputTokens: { total: undefined, text: undefined, reasoning: undefined },
      },
    },
  ]
  return {
    specificationVersion: 'v4',
    provider: 'offline',
    modelId: 'plain',
    supportedUrls: {},
    doGenerate: () => Promise.reject(new Error('Texts are streamed.')),
    doStream: async () => ({ stream: ReadableStream.from(parts) }),
  }
}
