import { useEffect, useState } from 'react'
import { paths } from '../../../../paths.ts'
import { ButtonLink } from '../../../../ui/button.tsx'
import { GetHelp } from '../../assistant/essay/get-help.tsx'
import { useEssayHelp } from '../../assistant/essay/use-essay-help.tsx'
import { EssayDrawer } from '../../essays/essay-drawer.tsx'
import { EssayExtract } from '../../essays/essay-extract.tsx'
import { useHandingIn } from '../../essays/use-handing-in.ts'
import type { ApplicationForm } from '../use-application-form.ts'
import type { AnswerProps } from './answer-props.ts'
import { EssayNotices } from './essay-notices.tsx'
import { essayOf } from './essay-of.ts'

/** An essay: its first lines, and the editor in a drawer. */
export function EssayAnswer({ form, ...props }: AnswerProps & { form: ApplicationForm }) {
  const { requirement } = props
  const [isOpen, setOpen] = useState(false)
  const { task, draft } = essayOf(form, requirement)
  const close = () => setOpen(false)
  const help = useEssayHelp({ task, draft })
  const hasProposal = help?.work.phase === 'ready'
  // Where there is a text already, the assistant's is compared with it first.
  useEffect(() => {
    if (hasProposal) setOpen(true)
  }, [hasProposal])
  const { isBusy, problem, handIn } = useHandingIn(task, draft, close)
  return (
    <>
      <EssayExtract
        task={task}
        html={draft.html}
        controlId={props.controlId}
        describedBy={props.describedBy}
        onWrite={() => setOpen(true)}
      >
        {form.scholarship.delivery === 'laurel' && (
          <ButtonLink variant="subtle" to={paths.uploadEssay(form.scholarship.id)}>
            Full page
          </ButtonLink>
        )}
        <GetHelp requirementId={requirement.id} title={requirement.title} />
      </EssayExtract>
      <EssayDrawer
        isOpen={isOpen}
        onClose={close}
        task={task}
        draft={draft}
        help={help}
        hasFirstFocus
        notice={<EssayNotices form={form} requirement={requirement} />}
        finish={{
          label: 'Submit Essay',
          note: 'Keeps the essay with this application, which you submit on its own.',
          isBusy,
          problem,
          run: handIn,
        }}
      />
    </>
  )
}
