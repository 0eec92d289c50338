import type { EditedScholarship } from '@laurel/contract/publishing-shapes'
import { clauseWords } from '@laurel/contract/words/clause-words'
import { Dialog } from '../../../ui/dialog.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Description } from '../../student/applications/details/description.tsx'
import { Facts } from '../../student/applications/details/facts.tsx'
import { TermsBlock } from '../../student/applications/details/terms-block.tsx'
import { WhyTheyAsk } from '../../student/applications/details/why-they-ask.tsx'
import type { Written } from './editor-parts.ts'
import styles from './preview.module.css'
import { requirementWords } from './requirement-kinds.ts'
import { toPreview } from './to-preview.ts'

interface PreviewProps {
  edited: EditedScholarship
  written: Written
  onClose: () => void
}

/** The scholarship as a student's page shows it, with the same parts. */
export default function Preview({ edited, written, onClose }: PreviewProps) {
  const { listing, audience } = written
  const scholarship = toPreview(edited, listing)
  return (
    <Dialog isOpen title="As a student sees it" onClose={onClose} className={styles.preview}>
      <div className={styles.page}>
        <p className={styles.sponsor}>{edited.sponsor}</p>
        <h3>{listing.title || 'Without a name'}</h3>
        <Facts scholarship={scholarship} />
        <h4>Who it is for</h4>
        <ul>
          {audience.criteria.all.length === 0 && <li>Everybody</li>}
          {audience.criteria.all.map((clause) => (
            <li key={JSON.stringify(clause)}>{clauseWords(clause)}</li>
          ))}
        </ul>
        <WhyTheyAsk reasons={audience.reasons} />
        <Description html={listing.description} />
        <h4>What to send</h4>
        <ul>
          {listing.requirements.length === 0 && <li>Nothing besides the profile</li>}
          {listing.requirements.map((asked) => (
            <li key={asked.id}>
              <b>{asked.title || 'Without a name'}</b> {requirementWords(asked)}{' '}
              {asked.isOptional && <Badge>Optional</Badge>}
            </li>
          ))}
        </ul>
        <TermsBlock scholarship={scholarship} />
      </div>
    </Dialog>
  )
}
