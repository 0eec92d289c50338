import type { EssayHelp } from './essay-help.ts'
import type { EssayDraft, EssayTask } from './essay-task.ts'
import { Generating } from './generating.tsx'
import { Proposed } from './proposed.tsx'

export interface VersionWorkProps {
  help: EssayHelp
  draft: EssayDraft
  task: EssayTask
  onTake: (html: string, words: string) => void
}

/** In the place of the text: another version that is being written, or is there. */
export function VersionWork({ help, draft, task, onTake }: VersionWorkProps) {
  const { work } = help
  if (work.phase === 'generating') return <Generating onCancel={help.keep} />
  if (work.phase !== 'ready') return null
  return (
    <Proposed
      key={work.proposal.html}
      help={help}
      proposal={work.proposal}
      problem={work.problem}
      presentHtml={draft.html}
      wordLimit={task.wordLimit}
      onTake={onTake}
    />
  )
}
