import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { test } from 'vitest'
import { openBrowser } from './browser.ts'
import { FailureNotes } from './failure-notes.ts'
import type { Person } from './people.ts'
import { startServer } from './server.ts'
import { storedSession } from './session.ts'

interface Device extends BrowserContextOptions {
  /** Who is signed in on it. */
  as?: Person
}

type Settings = Record<string, string>

const DESK: BrowserContextOptions = {
  viewport: { width: 1280, height: 900 },
  timezoneId: 'America/New_York',
}

/**
 * A journey. Browser and server serve all files of a worker; people and pages are each test's own,
 * so that none goes on from where another ended.
 */
export const it = test
  // oxlint-disable-next-line no-empty-pattern -- What a fixture uses is read from this pattern.
  .extend('browser', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const browser = await openBrowser()
    onCleanup(() => browser.close())
    return browser
  })
  // oxlint-disable-next-line no-empty-pattern -- As above.
  .extend('sharedServer', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const server = await startServer()
    onCleanup(() => server.stop())
    return server
  })
  .extend('server', { scope: 'file' }, ({ sharedServer }) => sharedServer)
  /** Opens a page on a device of its own; further pages of the device are those of its context. */
  .extend('open', async ({ browser, server, task }, { onCleanup }) => {
    const devices: BrowserContext[] = []
    const notes = new FailureNotes()
    onCleanup(async () => {
      if (task.result?.state === 'fail') await notes.tell(task.name)
      await Promise.all(devices.map((device) => device.close()))
    })
    return async ({ as, ...options }: Device = {}): Promise<Page> => {
      const storageState = as && { storageState: await storedSession(server.url, as) }
      const device = await browser.newContext({ ...DESK, ...options, ...storageState })
      devices.push(device)
      notes.watch(device)
      return device.newPage()
    }
  })

/** The same on a server of the file's own, for what concerns more than one person there. */
export const withOwnServer = (settings: () => Promise<Settings> = async () => ({})) =>
  // oxlint-disable-next-line no-empty-pattern -- As above.
  it.extend('server', { scope: 'file' }, async ({}, { onCleanup }) => {
    const server = await startServer(await settings())
    onCleanup(() => server.stop())
    return server
  })
