import type { Authorship } from '@laurel/contract/essay-record'
import { countWords } from '@laurel/contract/count-words'
import { htmlToText } from '@laurel/contract/essay-text'
import { useState } from 'react'
import { CallError } from '../../../api/call-error.ts'
import { clock } from '../../../clock.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { useSteadyPending } from '../../../ui/use-steady-pending.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { authorWords, wordCount } from './author-words.ts'
import { Comparison } from './comparison.tsx'
import styles from './essay-history.module.css'
import { isEmptyEssay } from './essay-html.ts'
import type { EssayTask } from './essay-task.ts'
import { pickVersions, type SavedVersion } from './pick-versions.ts'
import { useAuthorship } from './use-authorship.ts'
import { useVersions } from './use-versions.ts'
import { versionTime } from './version-time.ts'
import { WhoWrote } from './who-wrote.tsx'

interface EssayHistoryProps {
  task: EssayTask
  presentHtml: string
  /** Takes a version over; `from` says in words which one. */
  onUse: (html: string, from: string) => void
  onKeep: () => void
}

/** Who wrote the essay, and its earlier versions, each beside the present text. */
export function EssayHistory({ task, presentHtml, onUse, onKeep }: EssayHistoryProps) {
  const saved = useVersions(task)
  const authorship = useAuthorship(task, presentHtml)
  const isWaiting = useSteadyPending(saved.isPending)
  const versions = saved.data ? pickVersions(saved.data, presentHtml) : []
  // Before the first save there is no application that could have versions.
  const isUnknown = saved.error instanceof CallError && saved.error.code === 'NOT_FOUND'
  const isRead = saved.isSuccess || isUnknown
  const isNothing = versions.length === 0 && isEmptyEssay(presentHtml)
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
      {isRead && isNothing && (
        <div className={styles.none}>
          <h3>No earlier versions yet</h3>
          <p>As you write, your text is kept here from time to time, so that you can go back.</p>
          <Button onClick={onKeep}>Back to writing</Button>
        </div>
      )}
      {isRead && !isNothing && (
        <Versions
          task={task}
          versions={versions}
          authorship={authorship}
          presentHtml={presentHtml}
          onUse={onUse}
          onKeep={onKeep}
        />
      )}
    </section>
  )
}

interface VersionsProps extends EssayHistoryProps {
  versions: readonly SavedVersion[]
  authorship: ReturnType<typeof useAuthorship>
}

function Versions(props: VersionsProps) {
  const { task, versions, authorship, presentHtml, onUse, onKeep } = props
  const [chosen, setChosen] = useState<number | 'now'>()
  const now = clock.now()
  // The text at hand stands first; what is looked for is the one before it.
  const latest = versions[0]?.version ?? 'now'
  const shown = versions.find(({ version }) => version === (chosen ?? latest))
  const from = shown ? versionTime(shown.savedAt, now) : ''
  return (
    <>
      <fieldset className={styles.list}>
        <VisuallyHidden>Versions</VisuallyHidden>
        <VersionCard
          name="Your text now"
          words={wordsNow(presentHtml, authorship)}
          isChosen={shown === undefined}
          onChoose={() => setChosen('now')}
        />
        {versions.map((each) => (
          <VersionCard
            key={each.version}
            name={versionTime(each.savedAt, now)}
            words={wordsOf(each, authorship.data)}
            isChosen={each === shown}
            onChoose={() => setChosen(each.version)}
          />
        ))}
      </fieldset>
      {shown ? (
        <Comparison key={shown.version} presentHtml={presentHtml} version={shown} from={from} />
      ) : (
        <WhoWrote task={task} authorship={authorship} />
      )}
      <div className={styles.foot}>
        {shown && <p className={styles.calm}>Your text stays as it is until you choose.</p>}
        <Button onClick={onKeep}>{shown ? 'Keep mine' : 'Back to writing'}</Button>
        {shown && (
          <Button variant="filled" onClick={() => onUse(shown.html, from)}>
            Use this version
          </Button>
        )}
      </div>
    </>
  )
}

interface VersionCardProps {
  name: string
  words: string
  isChosen: boolean
  onChoose: () => void
}

const VersionCard = ({ name, words, isChosen, onChoose }: VersionCardProps) => (
  <label className={styles.version}>
    <input type="radio" name="version" checked={isChosen} onChange={onChoose} />
    <b>{name}</b>
    <span className={styles.count}>{words}</span>
  </label>
)

/** With its authors as soon as they are known. */
const wordsOf = ({ version, words }: SavedVersion, authorship: Authorship | undefined): string => {
  const known = authorship?.versions.find((each) => each.version === version)
  return known ? authorWords(known.words) : wordCount(words)
}

const wordsNow = (
  presentHtml: string,
  { data, isBehind }: ReturnType<typeof useAuthorship>,
): string =>
  data && !isBehind ? authorWords(data.words) : wordCount(countWords(htmlToText(presentHtml)))
