import type { LanguageModelV4 } from '@ai-sdk/provider'
import { streamText, type FinishReason, type LanguageModelUsage } from 'ai'
import type { Deadlines } from './deadlines.ts'
import { estimateTokens } from './estimate-tokens.ts'
import { OFFLINE_PROVIDER, taskOption } from './task-option.ts'
import type { Written, WritingRequest } from './writing-model.ts'

/** What a model has written so far; also when it fails. */
export interface Draft extends Written {
  /** It began to answer, so that what it was asked is paid for. */
  hasBegun: boolean
}

export const emptyDraft = (): Draft => ({
  text: '',
  inputTokens: 0,
  outputTokens: 0,
  hasBegun: false,
})

/** It ended without having said everything; the reason is none of its words. */
export class Unfinished extends Error {
  readonly reason: FinishReason

  constructor(reason: FinishReason) {
    super(`The model ended with: ${reason}.`)
    this.reason = reason
  }
}

export class TooLong extends Error {}

/** Twice what a token of English has, so that no text of the length asked for is cut. */
const CHARACTERS_PER_TOKEN = 8

/** Reads one answer of a model into the draft. Whatever goes wrong is thrown as it comes. */
export async function readStream(
  model: LanguageModelV4,
  request: WritingRequest,
  deadlines: Deadlines,
  draft: Draft,
  onPiece: (piece: string) => void,
): Promise<void> {
  let characters = 0
  let reason: FinishReason | undefined
  for await (const part of startStream(model, request, deadlines.signal)) {
    if (part.type === 'error') throw part.error
    if (part.type === 'reasoning-delta' || part.type === 'text-delta') {
      deadlines.hear()
      characters += part.text.length
      draft.hasBegun = true
      draft.outputTokens = estimateTokens(characters)
    }
    if (part.type === 'text-delta' && part.text !== '') {
      draft.text += part.text
      if (draft.text.length > request.maxOutputTokens * CHARACTERS_PER_TOKEN)
        throw new TooLong('The model wrote more than it was asked for.')
      onPiece(part.text)
    }
    if (part.type === 'finish') {
      takeUsage(draft, part.totalUsage)
      const isNamedOtherwise = part.finishReason === 'other' && part.rawFinishReason !== undefined
      reason = isNamedOtherwise ? 'stop' : part.finishReason
    }
  }
  if (reason !== 'stop' || draft.text === '') throw new Unfinished(reason ?? 'other')
}

/** A provider that counts nothing says so with 0 as well. */
function takeUsage(draft: Draft, { inputTokens, outputTokens }: LanguageModelUsage): void {
  if (inputTokens) draft.inputTokens = inputTokens
  if (outputTokens) draft.outputTokens = outputTokens
}

function startStream(model: LanguageModelV4, request: WritingRequest, abortSignal: AbortSignal) {
  const { instructions, prompt, maxOutputTokens } = request
  return streamText({
    model,
    instructions,
    prompt,
    maxOutputTokens,
    maxRetries: 0,
    abortSignal,
    ...(model.provider === OFFLINE_PROVIDER && { providerOptions: taskOption(request.task) }),
    // Faults come with the stream as well; the SDK would write them to the console.
    onError: () => undefined,
  }).stream
}
