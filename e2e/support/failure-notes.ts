import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'

/** What went wrong in the pages of a test, for whoever looks into its failure. */
export class FailureNotes {
  readonly #lines: string[] = []
  readonly #devices: BrowserContext[] = []

  watch(device: BrowserContext): void {
    this.#devices.push(device)
    device.on('weberror', (each) => this.#note(each.page(), `error: ${String(each.error())}`))
    device.on('console', (message) => {
      if (message.type() === 'error') this.#note(message.page(), message.text())
    })
    device.on('response', (answer) => {
      if (answer.status() >= 400) this.#lines.push(`${answer.status()} ${answer.url()}`)
    })
    device.on('requestfailed', (request) =>
      this.#lines.push(`${request.failure()?.errorText} ${request.url()}`),
    )
  }

  /** Prints them, and keeps what the pages show in the folder that E2E_PICTURES names. */
  async tell(test: string): Promise<void> {
    const pages = this.#devices.flatMap((device) => device.pages())
    const shown = pages.map((page) => `on ${page.url()}`)
    console.error(['In the browser:', ...shown, ...this.#lines].join('\n  '))
    const folder = process.env['E2E_PICTURES']
    if (folder === undefined) return
    for (const [index, page] of pages.entries()) {
      const path = join(folder, `${test.replaceAll(/\W+/g, '-').slice(0, 80)}-${index + 1}`)
      await page.screenshot({ path: `${path}.png`, fullPage: true })
      await writeFile(`${path}.txt`, await page.locator('body').ariaSnapshot())
    }
  }

  #note(page: Page | null, words: string): void {
    this.#lines.push(`${page?.url() ?? ''} ${words}`)
  }
}
