import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'

/** Look-and-feel §10: "auto-scroll only when within 80 px of the end". */
const NEAR_END_PX = 80

export interface FollowEnd {
  /** A message came that is out of sight. */
  hasNews: boolean
  toEnd: () => void
}

interface Followed {
  /** Changes with each message. */
  messages: number
  /** Changes with whatever else grows. */
  growth: number
  /** The student has just said something, and wants to see the end. */
  isOwnTurn: boolean
}

/** Follows what grows in a box that scrolls, without tearing away who reads further up. */
export function useFollowEnd(
  box: RefObject<HTMLElement | null>,
  { messages, growth, isOwnTurn }: Followed,
): FollowEnd {
  const isNearEnd = useRef(true)
  const seen = useRef(messages)
  const [hasNews, setNews] = useState(false)

  const toEnd = () => {
    isNearEnd.current = true
    setNews(false)
    box.current?.scrollTo({ top: box.current.scrollHeight })
  }
  const look = useEffectEvent(() => {
    if (!box.current) return
    const { scrollHeight, clientHeight, scrollTop } = box.current
    isNearEnd.current = scrollHeight - clientHeight - scrollTop <= NEAR_END_PX
    if (isNearEnd.current) setNews(false)
  })
  // Also a keyboard that opens, or a phone that is turned, leaves the end in sight.
  const keep = useEffectEvent(() => {
    if (isNearEnd.current) toEnd()
  })
  useEffect(() => {
    const element = box.current
    if (!element) return
    const onScroll = () => look()
    const sizes = new ResizeObserver(() => keep())
    element.addEventListener('scroll', onScroll, { passive: true })
    sizes.observe(element)
    return () => {
      element.removeEventListener('scroll', onScroll)
      sizes.disconnect()
    }
  }, [box])
  useLayoutEffect(() => {
    if (isNearEnd.current || isOwnTurn) toEnd()
    else if (messages > seen.current) setNews(true)
    seen.current = messages
    // What grew decides, not who asks.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [messages, growth, isOwnTurn])
  return { hasNews, toEnd }
}
