import { privateMeta } from '../../page-meta.ts'
import { NotFoundMessage } from '../not-found-message.tsx'

export const meta = () => privateMeta('Page not found')

export default function NotFoundPage() {
  return <NotFoundMessage />
}
