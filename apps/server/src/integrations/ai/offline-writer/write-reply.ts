import type { Composed, WritingTask } from '../writing-task.ts'
import { MOST_CHARACTERS } from './clean-text.ts'
import { lengthenText } from './lengthen-text.ts'
import { rewriteText } from './rewrite-text.ts'
import { shortenText } from './shorten-text.ts'
import { ONLY_ESSAYS, writeAnswer } from './write-answer.ts'
import { writeDraft } from './write-draft.ts'

const plainly = (text: string): Composed => ({ text, said: [] })

/** The whole reply to a task, always the same for the same task. */
export function writeReply(task: WritingTask | undefined): Composed {
  if (task === undefined) return plainly(ONLY_ESSAYS)
  // A text that is no essay any more is better left alone than cut.
  if ('text' in task && task.text.length > MOST_CHARACTERS) return plainly(task.text)
  switch (task.kind) {
    case 'draft':
      return writeDraft(task)
    case 'rewrite':
      return rewriteText(task)
    case 'shorten':
      return shortenText(task)
    case 'lengthen':
      return lengthenText(task)
    case 'answer':
      return plainly(writeAnswer(task.passages))
    case 'judge':
      return plainly('yes')
  }
}
