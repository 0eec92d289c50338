import type {
  LanguageModelV4,
  LanguageModelV4FinishReason,
  LanguageModelV4StreamPart,
  LanguageModelV4Usage,
} from '@ai-sdk/provider'
import type { Deadlines } from './deadlines.ts'
import { estimateTokens } from './estimate-tokens.ts'
import { BUILT_IN_PROVIDER, readSaid, taskOption } from './task-option.ts'
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

type Reason = LanguageModelV4FinishReason['unified']

/** It ended without having said everything; the reason is none of its words. */
export class Unfinished extends Error {
  readonly reason: Reason

  constructor(reason: Reason) {
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
  let reason: Reason = 'interrupted'
  for await (const part of await startStream(model, request, deadlines.signal)) {
    if (part.type === 'error') throw part.error
    if (part.type === 'reasoning-delta' || part.type === 'text-delta') {
      deadlines.hear()
      characters += part.delta.length
      draft.hasBegun = true
      draft.outputTokens = estimateTokens(characters)
    }
    if (part.type === 'text-delta' && part.delta !== '') {
      draft.text += part.delta
      if (draft.text.length > request.maxOutputTokens * CHARACTERS_PER_TOKEN)
        throw new TooLong('The model wrote more than it was asked for.')
      onPiece(part.delta)
    }
    if (part.type === 'finish') {
      takeUsage(draft, part.usage)
      draft.said = readSaid(part.providerMetadata)
      reason = reasonOf(part.finishReason)
    }
  }
  if (reason !== 'stop' || draft.text === '') throw new Unfinished(reason)
}

/** Some servers have names of their own for an answer that is whole. */
const reasonOf = ({ unified, raw }: LanguageModelV4FinishReason): Reason =>
  unified === 'other' && raw !== undefined ? 'stop' : unified

/** A provider that counts nothing says so with 0 as well. */
function takeUsage(draft: Draft, { inputTokens, outputTokens }: LanguageModelV4Usage): void {
  if (inputTokens.total) draft.inputTokens = inputTokens.total
  if (outputTokens.total) draft.outputTokens = outputTokens.total
}

/**
 * The model itself rather than the SDK's `streamText` around it, which adds a dozen streams to each
 * text: a third of the memory that a thousand texts being written hold.
 */
async function startStream(
  model: LanguageModelV4,
  { instructions, prompt, task, maxOutputTokens }: WritingRequest,
  abortSignal: AbortSignal,
): Promise<ReadableStream<LanguageModelV4StreamPart>> {
  const { stream } = await model.doStream({
    prompt: [
      { role: 'system', content: instructions },
      { role: 'user', content: [{ type: 'text', text: prompt }] },
    ],
    maxOutputTokens,
    abortSignal,
    ...(model.provider === BUILT_IN_PROVIDER && task && { providerOptions: taskOption(task) }),
  })
  return stream
}
