import { playwright } from '@vitest/browser-playwright'
import { findBrowser } from '../../../scripts/find-browser.mjs'

const executablePath = findBrowser()

/** Together, so that all of them share one core. */
const ESSAY_EDITOR = [
  '@tiptap/react',
  '@tiptap/extensions/undo-redo',
  ...`blockquote bold document hard-break heading italic paragraph strike text underline
    list/bullet-list list/item list/keymap list/ordered-list`
    .split(/\s+/)
    .map((name) => `@tiptap/extension-${name}`),
]

/** Components in a real browser (docs/adr/0017-components-in-a-browser.md). */
export const components = {
  extends: true,
  optimizeDeps: {
    // All at once: what is found during a run would reload its page.
    noDiscovery: true,
    include: [
      '@tanstack/react-query',
      ...ESSAY_EDITOR,
      'diff',
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
