import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import type { ScholarshipDetail } from '@laurel/contract/scholarship-shapes'
import { useState, type ReactNode } from 'react'
import { Badge } from '../../../../ui/badge.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { PageHeading } from '../../../../ui/page-heading.tsx'
import { MatchReasons } from '../../../catalogue/matches/match-reasons.tsx'
import { HeartButton } from '../../../catalogue/scholarships/heart-button.tsx'
import { Amendments } from './amendments.tsx'
import { BackLink } from './back-link.tsx'
import { Cautions } from './cautions.tsx'
import { Description } from './description.tsx'
import styles from './details-panel.module.css'
import { Facts } from './facts.tsx'
import { GoneNote } from './gone-note.tsx'
import { ReadLikely } from './read-likely.tsx'
import { ReportLink } from './report-link.tsx'
import { TermsBlock } from './terms-block.tsx'
import { TrustFacts } from './trust-facts.tsx'
import { WhyTheyAsk } from './why-they-ask.tsx'

interface DetailsPanelProps {
  scholarship: ScholarshipDetail
  /** How far the application is. */
  stepper: ReactNode
  /** What comes after it was sent. */
  next?: ReactNode
}

/** Everything about a scholarship, beside its form on wide screens; collapsible to 60 px there. */
export function DetailsPanel({ scholarship, stepper, next }: DetailsPanelProps) {
  const [isCollapsed, setCollapsed] = useState(false)
  const label = isCollapsed ? 'Expand details' : 'Collapse details'
  return (
    <section
      className={styles.panel}
      data-collapsed={isCollapsed || undefined}
      aria-label="Details"
    >
      <div className={styles.inner}>
        <div className={styles.top} data-print="hide">
          <BackLink className={styles.back} />
          <button
            type="button"
            className={styles.collapse}
            aria-expanded={!isCollapsed}
            aria-controls="scholarship-details"
            aria-label={label}
            title={label}
            onClick={() => setCollapsed(!isCollapsed)}
          >
            <Icon icon={isCollapsed ? IconChevronRight : IconChevronLeft} />
          </button>
        </div>
        <div className={styles.content} id="scholarship-details">
          <Head scholarship={scholarship} />
          <div className={styles.rest}>
            <GoneNote trust={scholarship.trust} />
            <Cautions cautions={scholarship.cautions} />
            <Facts scholarship={scholarship} />
            <Amendments scholarship={scholarship} />
            {stepper}
            {scholarship.conflict === null && (
              <MatchReasons scholarship={withoutStatus(scholarship)} variant="full" />
            )}
            <ReadLikely scholarship={scholarship} />
            <WhyTheyAsk reasons={scholarship.criteriaReasons} />
            <Description html={scholarship.description} />
            {next}
            <div className={styles.end}>
              <div data-print="hide">
                <TermsBlock scholarship={scholarship} />
              </div>
              <div className={styles.foot}>
                <TrustFacts scholarship={scholarship} />
                <div data-print="hide">
                  <ReportLink scholarship={scholarship}>Report a problem</ReportLink>
                </div>
              </div>
            </div>
          </div>
        </div>
      </div>
    </section>
  )
}

function Head({ scholarship }: { scholarship: ScholarshipDetail }) {
  const { title, user, isSample } = scholarship
  return (
    <div className={styles.head}>
      <div className={styles.titles}>
        <p className={styles.sponsor}>
          <span className={styles.name}>
            <span className={styles.mono} aria-hidden="true">
              {user.firstName.slice(0, 1)}
            </span>
            {user.firstName}
          </span>
          {isSample && <Badge>Sample</Badge>}
        </p>
        <PageHeading>{title}</PageHeading>
      </div>
      <HeartButton scholarship={scholarship} />
    </div>
  )
}

/** The stepper says whether it was sent; here only how well it fits. */
function withoutStatus(scholarship: ScholarshipDetail) {
  const { scholarshipStatus: _status, appliedElsewhereAt: _at, ...rest } = scholarship
  return { ...rest, isOpen: true }
}
