import { useState } from 'react'
import { CallError } from '../../api/call-error.ts'
import { clock } from '../../clock.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { useSteadyPending } from '../../ui/use-steady-pending.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { Comparison } from './comparison.tsx'
import styles from './essay-history.module.css'
import type { EssayTask } from './essay-task.ts'
import { pickVersions, type SavedVersion } from './pick-versions.ts'
import { useVersions } from './use-versions.ts'
import { versionTime } from './version-time.ts'

interface EssayHistoryProps {
  task: EssayTask
  presentHtml: string
  /** Takes a version over; `from` says in words which one. */
  onUse: (html: string, from: string) => void
  onKeep: () => void
}

/** Earlier versions of an essay, each beside the present text. */
export function EssayHistory({ task, presentHtml, onUse, onKeep }: EssayHistoryProps) {
  const saved = useVersions(task)
  const isWaiting = useSteadyPending(saved.isPending)
  const versions = saved.data ? pickVersions(saved.data, presentHtml) : []
  // Before the first save there is no application that could have versions.
  const isUnknown = saved.error instanceof CallError && saved.error.code === 'NOT_FOUND'
  return (
    <section className={styles.history} aria-label="History">
      {isWaiting && (
        <div className={styles.waiting} aria-busy="true">
          <VisuallyHidden>Loading earlier versions</VisuallyHidden>
        </div>
      )}
      {saved.isError && !isUnknown && (
        <div className={styles.failed}>
          <ErrorPanel
            message="We couldn’t load earlier versions."
            onRetry={() => void saved.refetch()}
            isRetrying={saved.isFetching}
          />
        </div>
      )}
      {(saved.isSuccess || isUnknown) && versions.length === 0 && (
        <div className={styles.none}>
          <h3>No earlier versions yet</h3>
          <p>As you write, your text is kept here from time to time, so that you can go back.</p>
          <Button onClick={onKeep}>Back to writing</Button>
        </div>
      )}
      {versions.length > 0 && (
        <Versions versions={versions} presentHtml={presentHtml} onUse={onUse} onKeep={onKeep} />
      )}
    </section>
  )
}

type VersionsProps = Omit<EssayHistoryProps, 'task'> & { versions: readonly SavedVersion[] }

function Versions({ versions, presentHtml, onUse, onKeep }: VersionsProps) {
  const [chosen, setChosen] = useState<number>()
  const shown = versions.find(({ version }) => version === chosen) ?? versions[0]
  const now = clock.now()
  if (!shown) return null
  const from = versionTime(shown.savedAt, now)
  return (
    <>
      <fieldset className={styles.list}>
        <VisuallyHidden>Earlier versions</VisuallyHidden>
        {versions.map(({ version, savedAt, words }) => (
          <label key={version} className={styles.version}>
            <input
              type="radio"
              name="version"
              checked={version === shown.version}
              onChange={() => setChosen(version)}
            />
            <b>{versionTime(savedAt, now)}</b>
            <span className={styles.count}>
              {words.toLocaleString('en-US')} {words === 1 ? 'word' : 'words'}
            </span>
          </label>
        ))}
      </fieldset>
      <Comparison key={shown.version} presentHtml={presentHtml} version={shown} from={from} />
      <div className={styles.foot}>
        <p className={styles.calm}>Your text stays as it is until you choose.</p>
        <Button onClick={onKeep}>Keep mine</Button>
        <Button variant="filled" onClick={() => onUse(shown.html, from)}>
          Use this version
        </Button>
      </div>
    </>
  )
}
