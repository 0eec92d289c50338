import { createAnthropic } from '@ai-sdk/anthropic'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { LanguageModelV4, LanguageModelV4Middleware } from '@ai-sdk/provider'
import { extractReasoningMiddleware, wrapLanguageModel } from 'ai'
import type { AiSettings } from '../../read-ai-settings.ts'
import { boundedFetch } from './bounded-fetch.ts'

// The SDK would write its warnings to the console.
globalThis.AI_SDK_LOG_WARNINGS = false

/** Models on one's own computer think aloud in their text, which is no part of the answer. */
const thoughts = extractReasoningMiddleware({ tagName: 'think' })

/** The model that the settings name, at its provider. */
export function openLanguageModel(settings: AiSettings): LanguageModelV4 {
  const model =
    settings.provider === 'anthropic' ? openAnthropic(settings) : openCompatible(settings)
  return wrapLanguageModel({ model, middleware: [thoughts, roomFor(settings.thinkingTokens)] })
}

/** Providers count what is thought with what is written. */
const roomFor = (thinkingTokens: number): LanguageModelV4Middleware => ({
  specificationVersion: 'v4',
  transformParams: async ({ params: { maxOutputTokens = 0, ...params } }) => ({
    ...params,
    maxOutputTokens: maxOutputTokens + thinkingTokens,
  }),
})

function openAnthropic({ baseUrl, apiKey = '', model }: AiSettings): LanguageModelV4 {
  return createAnthropic({ baseURL: baseUrl, apiKey, fetch: boundedFetch })(model)
}

function openCompatible({ baseUrl, apiKey, model }: AiSettings): LanguageModelV4 {
  const isOpenAi = new URL(baseUrl).hostname === 'api.openai.com'
  return createOpenAICompatible({
    name: 'openaiCompatible',
    baseURL: baseUrl,
    ...(apiKey !== undefined && { apiKey }),
    includeUsage: true,
    fetch: boundedFetch,
    ...(isOpenAi && { transformRequestBody: nameLimitAsOpenAi }),
  })(model)
}

/** OpenAI's newer models refuse the name that all other servers know. */
function nameLimitAsOpenAi({
  max_tokens: limit,
  ...body
}: Record<string, unknown>): Record<string, unknown> {
  return { ...body, max_completion_tokens: limit }
}
