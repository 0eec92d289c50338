import { Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { useUser } from '../../../api/use-session.ts'
import { clock } from '../../../clock.ts'
import { afterAnswer, afterShown, mayShow } from './popup-caps.ts'
import { readPopupLog, writePopupLog } from './popup-log.ts'
import { dropPopup, nextPopup, onPopupChange, type Popup } from './popup-queue.ts'
import { optionalPart } from '../../../ui/optional-part.ts'

/** A page is seen before anything comes over it. */
const CALM_MS = 800

const PopupDialog = optionalPart(() => import('./popup-dialog.tsx'))

/** Shows what is in the queue, one at a time, when its cap allows and nobody is busy. */
export function Popups() {
  const { id } = useUser()
  const next = useSyncExternalStore(onPopupChange, nextPopup, () => undefined)
  const [shown, setShown] = useState<Popup>()
  const isQuiet = useQuiet(next !== undefined && shown === undefined)

  useEffect(() => {
    if (next === undefined || shown !== undefined || !isQuiet) return
    const now = clock.now()
    const log = readPopupLog(id)
    // What this device cannot count would come again on every page.
    const isCounted = mayShow(log, next, now) && writePopupLog(id, afterShown(log, next, now))
    if (isCounted) setShown(next)
    else dropPopup(next)
  }, [next, shown, isQuiet, id])

  if (!shown) return null
  const close = (isAccepted: boolean) => {
    writePopupLog(id, afterAnswer(readPopupLog(id), shown, isAccepted, clock.now()))
    dropPopup(shown)
    setShown(undefined)
  }
  return (
    <Suspense fallback={null}>
      <PopupDialog popup={shown} onClose={close} />
    </Suspense>
  )
}

/** Whether no text is being written and no other dialog is open. */
function useQuiet(isAsked: boolean): boolean {
  const [isQuiet, setQuiet] = useState(false)
  useEffect(() => {
    if (!isAsked) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      clearTimeout(timer)
      timer = setTimeout(() => setQuiet(!isWriting() && !isDialogOpen()), CALM_MS)
    }
    look()
    document.addEventListener('focusout', look)
    document.addEventListener('close', look, true)
    document.addEventListener('toggle', look, true)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('focusout', look)
      document.removeEventListener('close', look, true)
      document.removeEventListener('toggle', look, true)
      // A quiet moment is that of one popup.
      setQuiet(false)
    }
  }, [isAsked])
  return isAsked && isQuiet
}

const isWriting = () =>
  document.activeElement?.matches(
    'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=true]',
  ) ?? false

/** A popover that is closed stays in the document. */
const OPEN_DIALOGS = 'dialog[open], [role=dialog]:not([popover]), [role=dialog]:popover-open'

const isDialogOpen = () => document.querySelector(OPEN_DIALOGS) !== null
