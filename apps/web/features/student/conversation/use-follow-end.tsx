import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs'
import { useEffect, useState } from 'react'
import { Icon } from '../../../ui/icon.tsx'
import styles from './desk.module.css'

/** Look-and-feel §10: "auto-scroll only when within 80 px of the end". */
const NEAR_END_PX = 80

const distanceToEnd = () => {
  const { scrollHeight, clientHeight, scrollTop } = document.documentElement
  return scrollHeight - clientHeight - scrollTop
}

const toBottom = () =>
  document.documentElement.scrollTo({ top: document.documentElement.scrollHeight })

export interface FollowEnd {
  /** A message came that is out of sight. */
  hasNews: boolean
  /** Goes to the end, if the person is near it. */
  toEnd: () => void
  show: () => void
}

interface Followed {
  lastTurn: number
  /** The reader has just answered, or asked to change an answer: they want to see the end. */
  isOwn: boolean
  isThinking: boolean
  cards: unknown
}

/** Whether the reader was at the end before the last change; measured while they scroll. */
let isNearEnd = true

/** Follows a conversation that grows, without tearing away who reads further up. */
export function useFollowEnd({ lastTurn, isOwn, isThinking, cards }: Followed): FollowEnd {
  const [hasNews, setNews] = useState(false)

  useEffect(() => {
    isNearEnd = true
    let lastTop = 0
    const look = () => {
      const { scrollTop } = document.documentElement
      // What grows below moves nobody away from the end; scrolling up does.
      const isKept = isNearEnd && scrollTop >= lastTop
      lastTop = scrollTop
      isNearEnd = isKept || distanceToEnd() <= NEAR_END_PX
      if (isNearEnd) setNews(false)
    }
    // A keyboard that opens, a phone that is turned, or a page that grows leaves the end in sight.
    const keep = () => {
      if (isNearEnd) toBottom()
    }
    addEventListener('scroll', look, { passive: true })
    addEventListener('resize', keep)
    const sizes = new ResizeObserver(keep)
    sizes.observe(document.body)
    return () => {
      sizes.disconnect()
      removeEventListener('scroll', look)
      removeEventListener('resize', keep)
    }
  }, [])

  const show = () => {
    isNearEnd = true
    setNews(false)
    toBottom()
  }
  const toEnd = () => {
    if (isNearEnd || isOwn) show()
    else setNews(distanceToEnd() > NEAR_END_PX)
  }

  useEffect(toEnd, [lastTurn, isOwn, isThinking, cards])
  return { hasNews, toEnd, show }
}

/** *New message*: leads to the end. */
export function NewMessage({ follow }: { follow: FollowEnd }) {
  if (!follow.hasNews) return null
  return (
    <button type="button" className={styles.news} onClick={follow.show}>
      <Icon icon={IconArrowDown} size={16} />
      New message
    </button>
  )
}
