import { paths } from '../../../../paths.ts'
import { Button, ButtonLink } from '../../../../ui/button.tsx'
import { useAskQuestion } from '../../matches/ask-question.tsx'
import { openQuestionsOf } from '@laurel/contract/words/open-question'
import styles from './agenda.module.css'
import type { Upcoming } from '@laurel/contract/words/upcoming'

interface AgendaActionProps {
  item: Upcoming
  /** The nearest deadline has the one filled button of the screen. */
  isFirst: boolean
}

/** The next step: answer what is open, or go on with the application. */
export function AgendaAction({ item: { scholarship, kind }, isFirst }: AgendaActionProps) {
  const ask = useAskQuestion()
  const variant = isFirst ? 'filled' : 'outline'
  const { id, title, match, user } = scholarship
  const [question] = match?.unknown.flatMap(openQuestionsOf) ?? []
  if (kind === 'saved' && match?.verdict === 'possible' && question)
    return (
      <Button
        variant={variant}
        className={styles.action}
        aria-label={`Answer: ${title}`}
        onClick={() => ask({ question, scholarshipId: id, sponsor: user.firstName })}
      >
        Answer
      </Button>
    )
  const words = stepWords({ scholarship, kind })
  return (
    <ButtonLink
      to={paths.scholarshipDetail(id)}
      variant={variant}
      className={styles.action}
      aria-label={`${words}: ${title}`}
    >
      {words}
    </ButtonLink>
  )
}

function stepWords({ scholarship, kind }: Pick<Upcoming, 'scholarship' | 'kind'>): string {
  const { doneIds = [], requirements, delivery, match } = scholarship
  if (kind === 'draft')
    return requirements.length - doneIds.length <= 1 ? 'Finish application' : 'Continue'
  return delivery === 'provider' || match?.verdict === 'ineligible' ? 'View Detail' : 'Start'
}
