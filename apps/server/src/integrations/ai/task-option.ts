import type {
  JSONObject,
  SharedV4ProviderMetadata,
  SharedV4ProviderOptions,
} from '@ai-sdk/provider'
import type { SaidPhrase, WritingTask } from './writing-task.ts'

/** What the writer that is built in calls itself, and looks for its task under. */
export const BUILT_IN_PROVIDER = 'laurel'

/** A task as the AI SDK hands it on to the writer that is built in; it holds nothing but JSON. */
export const taskOption = (task: WritingTask): SharedV4ProviderOptions => ({
  [BUILT_IN_PROVIDER]: { task: task as unknown as JSONObject },
})

/** What that writer tells of its sentences, as the AI SDK hands it on. */
export const saidMetadata = (said: readonly SaidPhrase[]): SharedV4ProviderMetadata => ({
  [BUILT_IN_PROVIDER]: { said: said as unknown as JSONObject[] },
})

/** The same read again; nothing of any other model. */
export const readSaid = (metadata: SharedV4ProviderMetadata | undefined): readonly SaidPhrase[] =>
  (metadata?.[BUILT_IN_PROVIDER]?.['said'] as SaidPhrase[] | undefined) ?? []
