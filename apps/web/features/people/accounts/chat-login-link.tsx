import { deviceStorage, keepText } from '../../../browser-storage.ts'
import { paths } from '../../../paths.ts'
import { productName } from '../../../product.ts'
import { ButtonLink } from '../../../ui/button.tsx'

interface ChatLoginLinkProps {
  isWide?: boolean
  onClick?: (() => void) | undefined
}

/** Logging in by conversation: the flag tells it to begin with the e-mail address. */
export function ChatLoginLink({ isWide = false, onClick }: ChatLoginLinkProps) {
  const start = () => {
    keepText(deviceStorage(), 'login', 'true')
    onClick?.()
  }
  return (
    <ButtonLink to={paths.conversation} isWide={isWide} onClick={start}>
      Login with {productName}AI
    </ButtonLink>
  )
}
