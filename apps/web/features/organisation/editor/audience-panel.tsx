import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import type { Criteria } from '@laurel/matching/criteria'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import styles from './audience.module.css'
import {
  type AudienceCount,
  crowdWords,
  emptyWarning,
  impossibleWarning,
  togetherOf,
  withoutRows,
} from './audience-words.ts'
import type { useAudience } from './use-audience.ts'

interface AudiencePanelProps {
  criteria: Criteria
  counting: ReturnType<typeof useAudience>
}

/** How many students the rules fit, live, and what each rule alone leaves out. */
export function AudiencePanel({ criteria, counting }: AudiencePanelProps) {
  const { data, isOutdated, isError, refetch } = counting
  const impossible = impossibleWarning(criteria)
  return (
    <section className={styles.card} aria-labelledby="audience">
      <h2 id="audience" tabIndex={-1}>
        Who can apply
      </h2>
      <div role="status" className={styles.impossible}>
        <Warning words={impossible} />
      </div>
      {isError && !data && (
        <>
          <p>We couldn’t count the students.</p>
          <Button onClick={() => void refetch()}>Try again</Button>
        </>
      )}
      {data && (
        <div data-outdated={isOutdated || undefined} className={styles.counts}>
          <Total count={data} />
          <Warning words={impossible === undefined ? emptyWarning(data, criteria) : undefined} />
          <Without count={data} criteria={criteria} />
        </div>
      )}
      <p className={styles.foot}>
        Counted from students’ own answers, no names. Below 20 we only say “fewer than 20”.
      </p>
    </section>
  )
}

const percent = (part: number | null, of: number | null): string =>
  `${of === null || of === 0 ? 0 : Math.min(100, ((part ?? 0) / of) * 100)}%`

function Total({ count }: { count: AudienceCount }) {
  const { of, eligible, possible } = count
  return (
    <>
      <p className={styles.total} role="status">
        <b data-few={togetherOf(count) === null || undefined}>{crowdWords(togetherOf(count))}</b>
        {of !== null && ` of ${crowdWords(of)}`} students match
      </p>
      <div className={styles.pool} aria-hidden="true">
        <i style={{ width: percent(eligible, of) }} />
        <i style={{ width: percent(possible, of) }} />
      </div>
      <dl className={styles.key}>
        <div>
          <dt>Meet every rule</dt>
          <dd>{crowdWords(eligible)}</dd>
        </div>
        <div>
          <dt>An answer still missing</dt>
          <dd>{crowdWords(possible)}</dd>
        </div>
      </dl>
    </>
  )
}

function Warning({ words }: { words: string | undefined }) {
  if (words === undefined) return null
  return (
    <p className={styles.warning}>
      <Icon icon={IconAlertTriangle} size={16} />
      {words}
    </p>
  )
}

function Without({ count, criteria }: { count: AudienceCount; criteria: Criteria }) {
  const rows = withoutRows(count, criteria)
  if (rows.length === 0) return null
  const most = Math.max(...rows.map(({ together }) => together ?? 0), 1)
  return (
    <>
      <h3>If you took out one rule</h3>
      <ul className={styles.without}>
        {rows.map(({ clause, words, together }) => (
          <li key={clause}>
            <span>{words}</span>
            <b>{crowdWords(together)}</b>
            <div className={styles.bar} aria-hidden="true">
              <i style={{ width: percent(togetherOf(count), most) }} />
              <i style={{ width: percent((together ?? 0) - (togetherOf(count) ?? 0), most) }} />
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}
