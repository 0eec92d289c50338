import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core'
import { type ReactNode, useEffect, useState } from 'react'
import { colorSchemeKey } from '../../color-scheme.ts'
import { cssVariablesResolver, theme } from './theme.ts'
import './mantine.css'

/** On a slow line the page reads its data first; a toast that is shown meanwhile waits for its place. */
const TOASTS_AFTER_MS = 2000
/** Nobody may lose a page, and what was typed there, because these could not be fetched. */
const TOASTS_AGAIN_MS = 5000

const colorSchemeManager = localStorageColorSchemeManager({ key: colorSchemeKey })

/** Everything inside may use Mantine and toasts. Import it from layouts of signed-in areas only. */
export function MantineArea({ children }: { children: ReactNode }) {
  const toasts = useToasts()
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      colorSchemeManager={colorSchemeManager}
      defaultColorScheme="auto"
      // tokens.css and base.css style html and body.
      withGlobalClasses={false}
    >
      {children}
      {toasts}
    </MantineProvider>
  )
}

/** The place of toasts, once it is here. */
function useToasts(): ReactNode {
  const [toasts, setToasts] = useState<ReactNode>()
  useEffect(() => {
    let timer = setTimeout(load, TOASTS_AFTER_MS)
    let isGone = false
    function load() {
      import('./toasts.tsx').then(
        ({ default: Toasts }) => setToasts(<Toasts />),
        () => {
          if (!isGone) timer = setTimeout(load, TOASTS_AGAIN_MS)
        },
      )
    }
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [])
  return toasts
}
