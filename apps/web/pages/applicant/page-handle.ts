import { useMatches } from 'react-router'

/** What a signed-in page tells its shell: `export const handle: PageHandle = …`. */
export interface PageHandle {
  /** The breadcrumb's last item. */
  crumb: string
  /** Narrows the side menu to icons, as the application form does. */
  isMenuNarrow?: boolean
  /** Lets the page use the whole width and set its own padding. */
  isFullWidth?: boolean
}

export function usePageHandle(): PageHandle | undefined {
  return useMatches().at(-1)?.handle as PageHandle | undefined
}
