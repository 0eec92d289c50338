import { countWords } from '@laurel/contract/count-words'
import { useRef } from 'react'

/** Fewer words in a row tell nothing of where they come from. */
const TELLING_WORDS = 4

/** What was pasted or dropped into an editor since it was last asked for. */
export function usePastes() {
  const noted = useRef<string[]>([])
  return {
    /** Handles nothing: the editor takes it as ever. */
    note(data: DataTransfer | null): false {
      const text = data?.getData('text/plain') ?? ''
      if (countWords(text) >= TELLING_WORDS) noted.current.push(text)
      return false
    },
    take: (): string[] => noted.current.splice(0),
  }
}
