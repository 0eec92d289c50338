import type { AssistanceQuestion } from '@laurel/contract/assistance'
import { VIEW_LIMIT_WORDS } from '@laurel/contract/refusal-words'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import { lazy, type MouseEvent, type ReactNode, Suspense } from 'react'
import { Link } from 'react-router'
import { paths } from '../../../../paths.ts'
import { ErrorPanel } from '../../../../ui/error-panel.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { useSteadyPending } from '../../../../ui/use-steady-pending.ts'
import { WaitingRows } from '../../../../ui/waiting-rows.tsx'
import { usePlanOffer } from '../../../money/plans/use-plan-offer.ts'
import styles from './question-cards.module.css'
import { useQuestions } from './use-questions.ts'
import { useSeeAnswer } from './use-see-answer.ts'

const PlanDialog = lazy(() => import('../../../money/plans/plan-dialog.tsx'))

/** The suggested questions as cards, each with its answer in the chat, below the way to ask others. */
export function QuestionCards({ children }: { children: ReactNode }) {
  const { data, isPending, isError, isFetching, refetch } = useQuestions()
  const offer = usePlanOffer()
  const { openingId, see } = useSeeAnswer(offer.make)
  const isWaiting = useSteadyPending(isPending)
  if (isError && !data)
    return (
      <ErrorPanel
        message="We couldn’t load the questions."
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  if (isWaiting || !data) return <WaitingRows label="Loading the questions" isShown={isWaiting} />
  return (
    <>
      <div className={styles.own}>{children}</div>
      <ul className={styles.cards}>
        {data.map((each) => (
          <Card
            key={each.id}
            question={each}
            isOpening={openingId === each.id}
            onSee={() => void see(each)}
          />
        ))}
      </ul>
      {offer.isOpen && (
        <Suspense>
          <PlanDialog title="No free answers left for now" onClose={offer.close}>
            {VIEW_LIMIT_WORDS}
          </PlanDialog>
        </Suspense>
      )}
    </>
  )
}

interface CardProps {
  question: AssistanceQuestion
  isOpening: boolean
  onSee: () => void
}

function Card({ question: { question }, isOpening, onSee }: CardProps) {
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onSee()
  }
  return (
    <li className={styles.card}>
      <h2>{question}</h2>
      <Link
        to={paths.assistanceChat}
        aria-label={`See answer: ${question}`}
        aria-busy={isOpening || undefined}
        onClick={follow}
      >
        See answer
        <Icon icon={IconChevronRight} size={16} />
      </Link>
    </li>
  )
}
