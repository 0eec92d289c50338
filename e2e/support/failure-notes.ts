import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BrowserContext, Page, Request } from 'playwright-core'

/** What went wrong in the pages of a test, for whoever looks into its failure. */
export class FailureNotes {
  readonly #lines: string[] = []
  readonly #devices: BrowserContext[] = []
  readonly #unanswered = new Set<Request>()

  watch(device: BrowserContext): void {
    this.#devices.push(device)
    device.on('weberror', (each) => this.#note(each.page(), `error: ${String(each.error())}`))
    device.on('console', (message) => {
      if (message.type() === 'error') this.#note(message.page(), message.text())
    })
    device.on('response', (answer) => {
      if (answer.status() >= 400) this.#lines.push(`${answer.status()} ${answer.url()}`)
    })
    device.on('request', (request) => this.#unanswered.add(request))
    device.on('requestfinished', (request) => this.#unanswered.delete(request))
    device.on('requestfailed', (request) => {
      this.#unanswered.delete(request)
      this.#lines.push(`${request.failure()?.errorText} ${request.url()}`)
    })
  }

  /** Prints them, and keeps what the pages show in the folder that E2E_PICTURES names. */
  async tell(test: string): Promise<void> {
    const pages = this.#devices.flatMap((device) => device.pages())
    const shown = await Promise.all(pages.map(whatStands))
    const waiting = [...this.#unanswered].map((request) => `without an answer: ${request.url()}`)
    console.error(['In the browser:', ...shown, ...this.#lines, ...waiting].join('\n  '))
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

/** Where a page is, what has its focus and what it complains of, if it still answers. */
async function whatStands(page: Page): Promise<string> {
  const said = await page.evaluate(readComplaints).catch(() => ['does not answer'])
  return [`on ${page.url()}`, ...said].join('\n    ')
}

/** Runs in the page. */
function readComplaints(): string[] {
  const focused = document.activeElement?.cloneNode(false)
  const focus = focused instanceof Element ? focused.outerHTML.slice(0, 200) : 'nothing'
  const complaints = document.querySelectorAll<HTMLElement>('[role=alert], [aria-invalid=true]')
  const words = [...complaints].map((each) => each.innerText || each.id || each.outerHTML)
  return [`focus: ${focus}`, ...words.map((each) => each.slice(0, 200))]
}
