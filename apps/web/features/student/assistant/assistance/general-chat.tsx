import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs'
import { Link } from 'react-router'
import { paths } from '../../../../paths.ts'
import { productName } from '../../../../product.ts'
import { Button } from '../../../../ui/button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { PageHeading } from '../../../../ui/page-heading.tsx'
import styles from './general-chat.module.css'
import { GeneralPanel } from './general-panel.tsx'
import { useGeneralChat } from './use-general-chat.ts'

/** The chat about everything, as wide as the page. */
export function GeneralChat({ isForEssay }: { isForEssay: boolean }) {
  const general = useGeneralChat(isForEssay)
  const { messages, reply } = general.view
  return (
    <div className={classNames(styles.page, styles.talk)}>
      <div className={styles.head}>
        <div>
          <PageHeading>{isForEssay ? 'Write an essay' : `Ask ${productName}`}</PageHeading>
          <Link to={paths.assistance}>Suggested questions</Link>
        </div>
        {messages.length > 1 && (
          <Button
            onClick={() => void general.startOver()}
            aria-disabled={reply !== undefined || undefined}
          >
            <Icon icon={IconRefresh} />
            Start over
          </Button>
        )}
      </div>
      <GeneralPanel general={general} isForEssay={isForEssay} />
    </div>
  )
}
