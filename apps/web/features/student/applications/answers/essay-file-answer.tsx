import { useEffect } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { GetHelp } from '../../assistant/essay/get-help.tsx'
import { useEssayHelp } from '../../assistant/essay/use-essay-help.tsx'
import { EssayDrawer } from '../../essays/essay-drawer.tsx'
import { EssayExtract } from '../../essays/essay-extract.tsx'
import { limitsOf } from '@laurel/contract/requirement-limits'
import type { ApplicationForm } from '../use-application-form.ts'
import type { AnswerProps } from './answer-props.ts'
import { EssayNotices } from './essay-notices.tsx'
import { FileAnswer } from './file-answer.tsx'
import { linkedFileId } from '@laurel/contract/file-link'
import { OpenEditor } from './open-editor.tsx'
import { useFileDrawer } from './use-file-drawer.ts'

type EssayFileProps = AnswerProps & { form: ApplicationForm }

/** An essay that is handed in as a file: uploaded, or written here and made into one. */
export function EssayFileAnswer({ form, ...props }: EssayFileProps) {
  const { requirement } = props
  const { task, draft, isWriting, isOpen, open, close, file } = useFileDrawer(form, props)
  const help = useEssayHelp({ task, draft })
  const hasProposal = help?.work.phase === 'ready'
  useEffect(() => {
    if (hasProposal) open('')
    // Once for each proposal.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [hasProposal])
  return (
    <>
      {isWriting ? (
        <EssayExtract task={task} html={draft.html} {...props} onWrite={() => open('')}>
          <Button isBusy={file.isBusy} onClick={file.make}>
            Save as PDF
          </Button>
          <GetHelp requirementId={requirement.id} title={requirement.title} />
        </EssayExtract>
      ) : (
        <FileOrEditor {...props} form={form} onOpen={open} />
      )}
      <EssayDrawer
        isOpen={isOpen}
        onClose={close}
        task={task}
        draft={draft}
        help={help}
        hasFirstFocus
        notice={<EssayNotices form={form} requirement={requirement} />}
        finish={{
          label: 'Save as PDF',
          note: 'Makes a file of the essay and adds it to this application.',
          isBusy: file.isBusy,
          problem: file.problem,
          run: file.make,
        }}
      />
    </>
  )
}

function FileOrEditor({
  form,
  onOpen,
  ...props
}: EssayFileProps & { onOpen: (text: string) => void }) {
  const { requirement, value } = props
  const canBePdf = limitsOf(requirement).endings.includes('.pdf')
  const isUploading = requirement.id in form.uploads.running
  return (
    <>
      <FileAnswer {...props} uploads={form.uploads} />
      {canBePdf && !isUploading && (
        <OpenEditor fileId={linkedFileId(value)} title={requirement.title} onOpen={onOpen} />
      )}
      {!isUploading && <GetHelp requirementId={requirement.id} title={requirement.title} />}
    </>
  )
}
