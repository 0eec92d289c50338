import type { Notification } from '@laurel/contract/notifications'
import IconNews from '@tabler/icons-react/dist/esm/icons/IconNews.mjs'
import IconTrophy from '@tabler/icons-react/dist/esm/icons/IconTrophy.mjs'
import { Link } from 'react-router'
import { clock } from '../../../clock.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import styles from './news.module.css'
import { headline, linkTo, titles } from './notification-words.ts'
import { sayWhen } from './say-when.ts'
import { useReadNotifications } from './use-notifications.ts'

/** What sponsors made of what one saved, began or sent; what is published is not of that kind. */
const isNews = ({ kind, isRead }: Notification): boolean => !isRead && kind !== 'newMatches'

const isWon = (told: Notification): boolean => told.kind === 'outcome' && told.outcome === 'won'

/** Nobody has to open the bell to learn that they won: it stands here until it was read. */
export function News({ notifications }: { notifications: readonly Notification[] }) {
  const { mutate: markRead } = useReadNotifications()
  const news = notifications.filter(isNews)
  if (news.length === 0) return null
  return (
    <section className={styles.news} aria-labelledby="news-heading">
      <h2 id="news-heading">News of your applications</h2>
      <ul>
        {news.map((each) => (
          <li key={each.id} data-won={isWon(each) || undefined}>
            <Icon icon={isWon(each) ? IconTrophy : IconNews} />
            <p>
              <Link to={linkTo(each)} onClick={() => markRead({ ids: [each.id] })}>
                {headline(each)}: {titles(each)}
              </Link>{' '}
              <time dateTime={each.createdAt}>{sayWhen(each.createdAt, clock.now())}</time>
            </p>
            <Button
              variant="subtle"
              aria-label={`Mark as read: ${headline(each)}, ${titles(each)}`}
              onClick={() => markRead({ ids: [each.id] })}
            >
              Mark as read
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
