import { chromium, type Browser } from 'playwright-core'

const ARGUMENTS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Opens the installed browser; `npm test` says where it is in CHROME_PATH. */
export function openBrowser({ hasScrollbars = false } = {}): Promise<Browser> {
  const executablePath = process.env['CHROME_PATH'] ?? '/usr/bin/chromium'
  const ignoreDefaultArgs = hasScrollbars ? ['--hide-scrollbars'] : []
  return chromium.launch({ executablePath, args: ARGUMENTS, ignoreDefaultArgs })
}
