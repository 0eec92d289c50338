import { useRef } from 'react'

/** A key for what is sent: trying the same again after a lost answer does it only once. */
export function useOnceKey(): (body: object) => string {
  const last = useRef({ text: '', key: '' })
  return (body) => {
    const text = JSON.stringify(body)
    if (last.current.text !== text) last.current = { text, key: crypto.randomUUID() }
    return last.current.key
  }
}
