import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconQuestionMark from '@tabler/icons-react/dist/esm/icons/IconQuestionMark.mjs'
import type { FollowedStudent } from '@laurel/contract/family'
import type { ListedScholarship } from '@laurel/contract/scholarship-shapes'
import { useId } from 'react'
import { clock } from '../../../../clock.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { aboutStudent } from '@laurel/contract/words/about-student'
import { describeVerdict } from '@laurel/contract/words/describe-verdict'
import { deadlineWords } from '@laurel/contract/words/deadline-words'
import { Amount } from '../../../catalogue/scholarships/amount.tsx'
import { cutAtWord, plainText } from '../../../catalogue/scholarships/snippet.ts'
import styles from './student.module.css'

/** As on the student's own card. */
const SNIPPET_CHARACTERS = 130

interface MatchCardProps {
  scholarship: ListedScholarship
  /** The student's. */
  firstName: string
  suggestion: FollowedStudent['suggestions'][number] | undefined
  onSuggest: () => void
}

/** A scholarship with nothing of the parent's own: no heart, no way to apply. */
export function MatchCard({ scholarship, firstName, suggestion, onSuggest }: MatchCardProps) {
  const titleId = useId()
  const { title, user, deadline, description, match } = scholarship
  const isEligible = match?.verdict === 'eligible'
  return (
    <article className={styles.card} aria-labelledby={titleId}>
      <p className={styles.small}>{user.firstName}</p>
      <h3 id={titleId} className={styles.title}>
        {title}
      </h3>
      <p className={styles.facts}>
        <Amount scholarship={scholarship} className={styles.amount} />
        <span>Deadline: {deadlineWords(deadline, clock.now())}</span>
      </p>
      <p className={styles.facts}>
        <Badge
          tone={isEligible ? 'success' : 'neutral'}
          icon={isEligible ? IconCheck : IconQuestionMark}
        >
          {aboutStudent(
            match ? describeVerdict(match).line : 'Possible',
            firstName || 'the student',
          )}
        </Badge>
      </p>
      <p className={styles.small}>{cutAtWord(plainText(description), SNIPPET_CHARACTERS)}</p>
      <div className={styles.foot}>
        <Suggest title={title} suggestion={suggestion} onSuggest={onSuggest} />
      </div>
    </article>
  )
}

interface SuggestProps extends Pick<MatchCardProps, 'suggestion' | 'onSuggest'> {
  title: string
}

function Suggest({ title, suggestion, onSuggest }: SuggestProps) {
  if (suggestion?.outcome === 'saved') return <Badge tone="success">Suggested, and saved</Badge>
  if (suggestion?.outcome === 'dismissed') return <Badge>Suggested, not wanted</Badge>
  const words = suggestion ? 'Change note' : 'Suggest'
  // One button before and after, so that it keeps the focus.
  return (
    <>
      {suggestion && (
        <Badge tone="info" icon={IconCheck}>
          Suggested
        </Badge>
      )}
      <Button
        variant={suggestion ? 'subtle' : 'outline'}
        aria-label={suggestion ? `${words}: ${title}` : `${words} ${title}`}
        onClick={onSuggest}
      >
        {words}
      </Button>
    </>
  )
}
