import { exportData } from '@laurel/contract/account-settings'
import { useEffect, useRef, useState } from 'react'
import { CallError } from '../../../api/call-error.ts'
import { download, saveFile } from '../../../api/download.ts'
import { todayHere } from '../../../clock.ts'
import { productSlug } from '../../../product.ts'
import { refusalWords } from '../../people/accounts/refusal-words.ts'
import { sizeWords } from '../../../ui/size-words.ts'

type ExportState =
  | { step: 'ready' }
  | { step: 'working'; words: string }
  | { step: 'done'; words: string }
  | { step: 'failed'; words: string }

/** Fetches the archive and hands it to the browser as a file; leaving the page stops it. */
export function useExport() {
  const [state, setState] = useState<ExportState>({ step: 'ready' })
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const start = async () => {
    const { signal } = (running.current = new AbortController())
    setState({ step: 'working', words: 'Putting your archive together' })
    try {
      const archive = await download(exportData, {
        signal,
        onProgress: (bytes) => setState({ step: 'working', words: `Received ${sizeWords(bytes)}` }),
      })
      const name = `${productSlug}-data-${todayHere()}.zip`
      saveFile(archive, name)
      setState({ step: 'done', words: `Downloaded ${name}, ${sizeWords(archive.size)}.` })
    } catch (error) {
      if (signal.aborted) return setState({ step: 'ready' })
      const isRefused = error instanceof CallError && error.code !== undefined
      const words = isRefused
        ? refusalWords(error)
        : 'The download did not come through. Please try again.'
      setState({ step: 'failed', words })
    }
  }

  return { state, start, cancel: () => running.current?.abort() }
}
