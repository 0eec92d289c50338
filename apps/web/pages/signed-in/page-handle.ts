import { useMatches } from 'react-router'
import type { Crumb } from '../../ui/breadcrumb.tsx'

/** What a signed-in page tells its shell: `export const handle: PageHandle = …`. */
export interface PageHandle {
  /** The breadcrumb's last item. */
  crumb: string
  /** The pages between the dashboard and this one. */
  parents?: readonly Crumb[]
  /** Narrows the side menu to icons, as the application form does. */
  isMenuNarrow?: boolean
  /** Hides the side menu; the header still opens it as a drawer. */
  isWithoutMenu?: boolean
  /** Has a way back of its own; on a phone the breadcrumb would be a second one. */
  hasBackArrow?: boolean
  /** Lists scholarships, and so has the assistant beside it. */
  isList?: boolean
  /** Lets the page use the whole width and set its own padding. */
  isFullWidth?: boolean
}

export function usePageHandle(): PageHandle | undefined {
  return useMatches().at(-1)?.handle as PageHandle | undefined
}
