import type { JSONObject, SharedV4ProviderOptions } from '@ai-sdk/provider'
import type { WritingTask } from './writing-task.ts'

/** What the writer that is built in calls itself, and looks for its task under. */
export const BUILT_IN_PROVIDER = 'laurel'

/** A task as the AI SDK hands it on to the writer that is built in; it holds nothing but JSON. */
export const taskOption = (task: WritingTask): SharedV4ProviderOptions => ({
  [BUILT_IN_PROVIDER]: { task: task as unknown as JSONObject },
})
