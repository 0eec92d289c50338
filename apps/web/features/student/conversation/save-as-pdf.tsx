import IconFileDownload from '@tabler/icons-react/dist/esm/icons/IconFileDownload.mjs'
import { exportConversation } from '@laurel/contract/conversation'
import { useState } from 'react'
import { CALL_TIMEOUT_MS } from '../../../api/call.ts'
import { download, saveFile } from '../../../api/download.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useConversation } from './conversation-context.ts'
import type { Turn } from './progress.ts'

/** What the contract takes. */
const LONGEST_TURN = 2000
const MOST_TURNS = 300
const FILE_NAME = 'laurel-chat.pdf'

function toTurns(turns: readonly Turn[]) {
  return turns.slice(-MOST_TURNS).map((turn) => {
    const hint = 'hint' in turn && turn.hint ? `\n${turn.hint}` : ''
    const speaker = turn.from === 'laurel' ? ('laurel' as const) : ('student' as const)
    return { speaker, text: `${turn.text}${hint}`.slice(0, LONGEST_TURN) }
  })
}

/** Keeps the conversation as a file, for who has an account. */
export function SaveAsPdf() {
  const { view } = useConversation()
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const { applicantId, turns } = view.progress
  if (applicantId === null || view.isResuming || view.isLocked || turns.length === 0) return null

  const save = async () => {
    setBusy(true)
    setFailed(false)
    try {
      const pdf = await download(exportConversation, {
        body: { turns: toTurns(turns) },
        signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
      })
      saveFile(pdf, FILE_NAME)
    } catch (error) {
      console.error('The conversation could not be saved', error)
      setFailed(true)
    } finally {
      setBusy(false)
    }
  }
  return (
    <div>
      <Button variant="subtle" isBusy={isBusy} onClick={() => void save()}>
        {!isBusy && <Icon icon={IconFileDownload} />}
        Save this chat as PDF
      </Button>
      {hasFailed && <p role="alert">We couldn’t make the PDF. Please try again.</p>}
    </div>
  )
}
