import type { Page } from 'playwright-core'
import type { Person } from '../../e2e/support/people.ts'
import type { RunningServer } from '../../e2e/support/server.ts'

/** Opens a page on a slow phone, once all that it shows at first has come. */
export type OpenPhone = (path: string, person?: Person) => Promise<Page>

interface Prepared {
  page: Page
  /** What is measured, the how manieth time from 0. */
  press: (time: number) => Promise<unknown>
  /** Between two presses. */
  again?: () => Promise<void>
}

export interface Press {
  name: string
  /** Look-and-feel §2, at 4× CPU slow-down. */
  mostMs: number
  prepare: (open: OpenPhone, server: RunningServer) => Promise<Prepared>
}

/** Heart, checkbox, chip and tab. */
export const AT_ONCE_MS = 100
export const ANY_MS = 200
