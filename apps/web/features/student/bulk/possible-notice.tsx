import { Link } from 'react-router'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { useAddressed } from '../../people/questions/use-addressed.ts'
import { fitWords } from './bulk-words.ts'
import styles from './possible-notice.module.css'

interface PossibleNoticeProps {
  eligible: number
  possible: number
  /** Chooses what the student is eligible for and nothing else; undefined until it is known. */
  onSelectEligible: (() => void) | undefined
}

/** Everything is selected at first: before the choice, what of it is not settled. */
export function PossibleNotice({ eligible, possible, onSelectEligible }: PossibleNoticeProps) {
  const addressed = useAddressed()
  return (
    <section className={styles.notice} aria-label="How well these fit" data-beside-chat="maximised">
      <p>
        {addressed(fitWords(eligible, possible))}{' '}
        <Link to={paths.profile()}>Complete your profile</Link> to see which.
      </p>
      {eligible > 0 && (
        <Button onClick={onSelectEligible} disabled={onSelectEligible === undefined}>
          Select only eligible
        </Button>
      )}
    </section>
  )
}
