import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconExternalLink from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs'
import IconQuestionMark from '@tabler/icons-react/dist/esm/icons/IconQuestionMark.mjs'
import { useId } from 'react'
import { Badge } from '../../../ui/badge.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon.tsx'
import { LeafProgress, leavesDone } from '../../../ui/leaf-progress.tsx'
import { MarkedLine } from './marked-line.tsx'
import type { SampleScholarship } from './sample-scholarships.ts'
import shared from './landing.module.css'
import styles from './sample-card.module.css'

const verdicts = {
  eligible: { icon: IconCheck, words: 'Eligible' },
  possible: { icon: IconQuestionMark, words: 'Possible. One answer needed' },
}

export function SampleCard({ sample }: { sample: SampleScholarship }) {
  const titleId = useId()
  const { icon, words } = verdicts[sample.verdict]
  return (
    <article className={styles.card} aria-labelledby={titleId}>
      <div className={styles.sponsor}>
        <span className={styles.initial} aria-hidden="true">
          {sample.sponsor.charAt(0)}
        </span>
        <span className={styles.grow}>{sample.sponsor}</span>
        <Badge>Example</Badge>
      </div>
      <h3 id={titleId}>{sample.title}</h3>
      <div className={styles.money}>
        <span className={shared.amount}>{sample.amount}</span>
        {sample.awards && (
          <span className={classNames(shared.caption, shared.muted, styles.grow)}>
            {sample.awards}
          </span>
        )}
      </div>
      <p className={styles.deadline}>
        <Icon icon={IconCalendar} size={16} />
        Deadline: {sample.deadline}
      </p>
      <p className={styles.snippet}>
        <span className={styles.wideSnippet}>{sample.snippet}</span>
        <span className={styles.narrowSnippet}>{sample.narrowSnippet}</span>
      </p>
      <div className={styles.why}>
        <p className={classNames(styles.verdict, styles[sample.verdict])}>
          <span className={styles.seal}>
            <Icon icon={icon} size={16} />
          </span>
          {words}
        </p>
        <ul>
          {sample.met.map((reason) => (
            <MarkedLine key={reason} mark="met">
              {reason}
            </MarkedLine>
          ))}
          {sample.unknown.map((question) => (
            <MarkedLine key={question} mark="unknown">
              {question}
            </MarkedLine>
          ))}
        </ul>
      </div>
      <div className={styles.foot}>
        {sample.ready ? (
          <LeafProgress leaves={leavesDone(sample.ready.done, sample.ready.total)}>
            {sample.ready.done} of {sample.ready.total} done
          </LeafProgress>
        ) : (
          <>
            <Icon icon={IconExternalLink} size={16} />
            Apply at {sample.sponsor}
          </>
        )}
      </div>
    </article>
  )
}
