import * as z from 'zod/mini'
import type { WritingTask } from '../writing-task.ts'

const words = z.number().check(z.int(), z.minimum(0))
const essaySchema = z.object({
  scholarshipTitle: z.string(),
  question: z.string(),
  isShortAnswer: z.boolean(),
  words: z.object({ min: words, target: words, max: words.check(z.minimum(1)) }),
})
const materialSchema = z.object({
  from: z.enum(['interview', 'keywords', 'profile', 'answer', 'ownText']),
  about: z.string(),
  label: z.string(),
  text: z.string(),
})
const saidSchema = z.object({
  sentence: z.string(),
  phrase: z.string(),
  slots: z.record(z.string(), z.string()),
})
const shared = {
  essay: essaySchema,
  material: z.array(materialSchema),
  previous: z.array(z.string()),
  seed: z.string(),
}
const taskSchema: z.ZodMiniType<WritingTask> = z.union([
  z.object({ kind: z.literal('draft'), ...shared }),
  z.object({
    kind: z.enum(['rewrite', 'shorten', 'lengthen']),
    text: z.string(),
    said: z.array(saidSchema),
    ...shared,
  }),
  z.object({ kind: z.literal('answer'), passages: z.array(z.string()) }),
  z.object({ kind: z.literal('judge'), question: z.string(), answer: z.string() }),
])

/** The task that a call brings; undefined where it brings none, or none that can be done. */
export function readTask(options: unknown): WritingTask | undefined {
  const found = z.safeParse(z.object({ laurel: z.object({ task: taskSchema }) }), options)
  return found.success ? found.data.laurel.task : undefined
}
