import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core'
import { lazy, type ReactNode, Suspense } from 'react'
import { colorSchemeKey } from '../../color-scheme.ts'
import { cssVariablesResolver, theme } from './theme.ts'
import './mantine.css'

const Toasts = lazy(() => import('./toasts.tsx'))

const colorSchemeManager = localStorageColorSchemeManager({ key: colorSchemeKey })

/** Everything inside may use Mantine and toasts. Import it from layouts of signed-in areas only. */
export function MantineArea({ children }: { children: ReactNode }) {
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
      <Suspense fallback={null}>
        <Toasts />
      </Suspense>
    </MantineProvider>
  )
}
