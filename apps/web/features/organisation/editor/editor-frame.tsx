import type { EditedScholarship } from '@laurel/contract/publishing-shapes'
import type { PublishingProblems } from '@laurel/contract/words/find-publishing-problems'
import { type ReactNode, useEffect } from 'react'
import { paths } from '../../../paths.ts'
import { Breadcrumb } from '../../../ui/breadcrumb.tsx'
import { focusHeading } from '../../../ui/focus-heading.ts'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { useBarHeight } from '../../../ui/use-bar-height.ts'
import { useMay } from '../organiser/current-organisation.ts'
import { AudiencePanel } from './audience-panel.tsx'
import { crowdWords, togetherOf } from './audience-words.ts'
import type { Audience } from './draft-saver.ts'
import type { Written } from './editor-parts.ts'
import styles from './editor.module.css'
import { Fairness } from './fairness.tsx'
import { StateBadge } from './state-badge.tsx'
import { StepBar } from './step-bar.tsx'
import { stepsOf } from './steps.ts'
import { useAudience } from './use-audience.ts'
import { useCurrentSection } from './use-current-section.ts'

const SECTIONS = ['basics', 'who', 'send', 'dates', 'publish']

export interface StandingProps {
  edited: EditedScholarship
  /** It stands where another screen of the scholarship was, with whose button the focus went. */
  isInPlace: boolean
}

interface EditorFrameProps extends StandingProps {
  written: Written
  problems: PublishingProblems
  isPublished: boolean
  /** Beside the name: what becomes of what is typed. */
  status: ReactNode
  /** The line that stays at the bottom. */
  bar: ReactNode
  children: ReactNode
}

/** What stands around the steps of a scholarship: its name, how far it is, whom it fits. */
export function EditorFrame(props: EditorFrameProps) {
  const { edited, isInPlace, written, problems, isPublished, status, bar, children } = props
  useEffect(() => {
    if (isInPlace) focusHeading()
  }, [isInPlace])
  const { listing, audience } = written
  const current = useCurrentSection(SECTIONS)
  const barPlace = useBarHeight()
  const mayWrite = useMay('update_scholarship')
  return (
    <div className={styles.editor}>
      <div className={styles.head}>
        <Breadcrumb
          parents={[{ label: 'Scholarships', to: paths.organiserScholarships }]}
          current={listing.title || 'New scholarship'}
        />
        <div className={styles.titles}>
          <PageHeading>{listing.title || 'New scholarship'}</PageHeading>
          <StateBadge state={edited.state} />
          {status}
        </div>
        <StepBar steps={stepsOf(listing, audience, problems, isPublished)} currentId={current} />
      </div>
      <div className={styles.columns}>
        <div>{children}</div>
        {mayWrite && <Beside audience={audience} />}
      </div>
      <div className={styles.bar} ref={barPlace}>
        {mayWrite && <MatchLink audience={audience} />}
        {bar}
      </div>
    </div>
  )
}

/** Beside the rules: whom they fit, and what to think of. */
function Beside({ audience }: { audience: Audience }) {
  const counting = useAudience(audience.criteria)
  return (
    <aside className={styles.beside} aria-label="Audience">
      <AudiencePanel criteria={audience.criteria} counting={counting} />
      <Fairness audience={audience} />
    </aside>
  )
}

/** Where there is no room beside the rules, the count stays in sight and leads to the rest of it. */
function MatchLink({ audience }: { audience: Audience }) {
  const { data, isOutdated } = useAudience(audience.criteria)
  if (!data) return null
  return (
    <a href="#audience" className={styles.match} data-outdated={isOutdated || undefined}>
      <b>{crowdWords(togetherOf(data))}</b> students match
    </a>
  )
}
