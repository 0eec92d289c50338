import './ui/tokens.css'
import './ui/base.css'
import { type ReactNode, useEffect, useState } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation } from 'react-router'
import fontUrl from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import { schemeScript } from './color-scheme.ts'
import { notePage } from './page-before.ts'
import { FirstPaint } from './pages/first-paint.tsx'
import { RouteProblem } from './pages/route-problem.tsx'
import { paths } from './paths.ts'
import { productName } from './product.ts'

export function Layout({ children }: { children: ReactNode }) {
  return (
    // The scheme script sets an attribute here before React starts.
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, interactive-widget=resizes-content"
        />
        <script dangerouslySetInnerHTML={{ __html: schemeScript }} />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#faf9f6" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0f1412" />
        <link rel="preload" href={fontUrl} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

/** Until a page gives its own title. */
export const meta = () => [{ title: productName }]

export default function Root() {
  const { pathname, search } = useLocation()
  const [around, setAround] = useState<ReactNode>()
  // No page waits for it, and none fails with it: the browser complains by itself.
  useEffect(
    () => void import('./features/common/measuring/around.tsx').then((it) => setAround(it.around)),
    [],
  )
  // Logging in on the way is no page that leads anywhere.
  useEffect(() => {
    if (pathname !== paths.login) notePage(pathname + search)
  }, [pathname, search])
  return (
    <>
      <Outlet />
      {around}
    </>
  )
}

export { FirstPaint as HydrateFallback, RouteProblem as ErrorBoundary }
