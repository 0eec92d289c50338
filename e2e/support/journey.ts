import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { test } from 'vitest'
import { openBrowser } from './browser.ts'
import { FailureNotes } from './failure-notes.ts'
import type { Person } from './people.ts'
import { startServer } from './server.ts'
import { type Measuring, storedSession } from './session.ts'

export interface Device extends BrowserContextOptions {
  /** Who is signed in on it. */
  as?: Person
  /** What was said on it about measuring; no where nothing is named, so that no notice appears. */
  measuring?: Measuring | undefined
}

type Settings = Record<string, string>

const DESK: BrowserContextOptions = {
  viewport: { width: 1280, height: 900 },
  timezoneId: 'America/New_York',
  // A worker answers before a journey's own routes can; those about it let it in.
  serviceWorkers: 'block',
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
    return async ({ as, measuring, ...options }: Device = {}): Promise<Page> => {
      const storageState = await storedSession(server.url, as, measuring)
      const device = await browser.newContext({ ...DESK, storageState, ...options })
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
