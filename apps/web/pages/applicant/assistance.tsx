import { QuestionCards } from '../../features/student/assistant/assistance/question-cards.tsx'
import { privateMeta } from '../../page-meta.ts'
import { paths } from '../../paths.ts'
import { productName } from '../../product.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import styles from './list-page.module.css'
import type { PageHandle } from '../signed-in/page-handle.ts'

const TITLE = `${productName}’s Assistance`

export const meta = () => privateMeta(TITLE)

export const handle: PageHandle = { crumb: TITLE }

export default function AssistancePage() {
  return (
    <>
      <PageHeading>{TITLE}</PageHeading>
      <p className={styles.intro}>
        Answers come from your own profile, drafts and applications, and lead to the page they are
        about.
      </p>
      <QuestionCards>
        <ButtonLink variant="filled" to={paths.assistanceChat}>
          Ask your own question
        </ButtonLink>
      </QuestionCards>
    </>
  )
}
