import type { JSONObject, SharedV4ProviderOptions } from '@ai-sdk/provider'
import type { WritingTask } from './writing-task.ts'

/** The provider's name of the writer that is built in. */
export const OFFLINE_PROVIDER = 'offline'

/** A task as the AI SDK hands it on to the writer that is built in; it holds nothing but JSON. */
export const taskOption = (task: WritingTask): SharedV4ProviderOptions => ({
  [OFFLINE_PROVIDER]: { task: task as unknown as JSONObject },
})
