import { useSearchParams } from 'react-router'
import { GeneralChat } from '../../features/student/assistant/assistance/general-chat.tsx'
import { privateMeta } from '../../page-meta.ts'
import { productName } from '../../product.ts'
import type { PageHandle } from '../signed-in/page-handle.ts'

export const meta = () => privateMeta(`Ask ${productName}`)

/** Specification 1, section 2: the chat takes the place of the list, and cannot be maximised. */
export const handle: PageHandle = { crumb: `Ask ${productName}`, isFullWidth: true }

export default function AssistanceChatPage() {
  const [search] = useSearchParams()
  const isForEssay = search.has('essay')
  return <GeneralChat key={String(isForEssay)} isForEssay={isForEssay} />
}
