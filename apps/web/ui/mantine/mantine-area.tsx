import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { colorSchemeKey } from '../../color-scheme.ts'
import { optionalPart } from '../optional-part.ts'
import { cssVariablesResolver, theme } from './theme.ts'
import './mantine.css'

const Toasts = optionalPart(() => import('./toasts.tsx'))
/** On a slow line the page reads its data first; a toast that is shown meanwhile waits for its place. */
const TOASTS_AFTER_MS = 2000

const colorSchemeManager = localStorageColorSchemeManager({ key: colorSchemeKey })

/** Everything inside may use Mantine and toasts. Import it from layouts of signed-in areas only. */
export function MantineArea({ children }: { children: ReactNode }) {
  const [hasToasts, setHasToasts] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setHasToasts(true), TOASTS_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
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
      {hasToasts && (
        <Suspense>
          <Toasts />
        </Suspense>
      )}
    </MantineProvider>
  )
}
