import type { LanguageModelV4 } from '@ai-sdk/provider'
import { plainModel } from '../../testing/plain-model.ts'

/** Until the writer that is built in is here. */
export const createOfflineWriter = (): LanguageModelV4 => plainModel(['This is a scaffold.'])
