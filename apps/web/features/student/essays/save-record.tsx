import IconFileDownload from '@tabler/icons-react/dist/esm/icons/IconFileDownload.mjs'
import { exportAuthorship } from '@laurel/contract/essay-record'
import { useState } from 'react'
import { CALL_TIMEOUT_MS } from '../../../api/call.ts'
import { CallError } from '../../../api/call-error.ts'
import { download, saveFile } from '../../../api/download.ts'
import { todayHere } from '../../../clock.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import type { EssayTask } from './essay-task.ts'
import styles from './who-wrote.module.css'

/** Keeps the record as a file, to show to whoever asks how the essay came about. */
export function SaveRecord({ task }: { task: EssayTask }) {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const save = async () => {
    setBusy(true)
    setProblem(undefined)
    try {
      const record = await download(exportAuthorship, {
        params: { id: task.scholarshipId, requirementId: task.requirement.id },
        signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
      })
      saveFile(record, `essay-record-${todayHere()}.json`)
    } catch (error) {
      console.error('The record of an essay could not be downloaded', error)
      setProblem(
        error instanceof CallError && error.code === 'TOO_MANY_REQUESTS'
          ? error.message
          : 'We couldn’t download the record. Please try again.',
      )
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className={styles.save}>
      <Button isBusy={isBusy} onClick={() => void save()}>
        {!isBusy && <Icon icon={IconFileDownload} />}
        Download the record
      </Button>
      {problem !== undefined && <p role="alert">{problem}</p>}
    </div>
  )
}
