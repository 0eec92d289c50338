import type { originSchema } from '@laurel/contract/application-shapes'
import type * as z from 'zod/mini'

/** What led to an application being sent. */
export type Origin = z.infer<typeof originSchema>
