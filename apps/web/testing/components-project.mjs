import { playwright } from '@vitest/browser-playwright'
import { findBrowser } from '../../../scripts/find-browser.mjs'

const executablePath = findBrowser()

/** Components in a real browser (docs/adr/0017-components-in-a-browser.md). */
export const components = {
  extends: true,
  optimizeDeps: {
    // All at once: what is found during a run would reload its page.
    noDiscovery: true,
    include: [
      '@mantine/core',
      '@mantine/hooks',
      '@mantine/notifications',
      '@tanstack/react-query',
      'idb',
      'node-diff3',
      'react',
      'react-dom',
      'react-dom/client',
      'react-router',
      'react/jsx-dev-runtime',
      'react/jsx-runtime',
      'vitest-browser-react',
      'zod/mini',
    ],
    // Five thousand files, of which each test needs a few.
    exclude: ['@tabler/icons-react'],
  },
  test: {
    name: 'components',
    isolate: true,
    include: ['apps/web/**/*.test.tsx'],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright(
        executablePath === undefined ? {} : { launchOptions: { executablePath } },
      ),
      instances: [{ browser: 'chromium' }],
    },
  },
}
