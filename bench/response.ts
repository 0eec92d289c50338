// npm run bench:response: how soon presses are answered on a phone four times slower than this
// computer, each the median of five. It fails when one takes longer than look-and-feel §2 allows.
import { openBrowser } from '../e2e/support/browser.ts'
import { startServer } from '../e2e/support/server.ts'
import { FORM_PRESSES } from './response/form-presses.ts'
import { LIST_PRESSES } from './response/list-presses.ts'
import { measurePress } from './response/measure-press.ts'

const server = await startServer()
const browser = await openBrowser()
try {
  for (const press of [...LIST_PRESSES, ...FORM_PRESSES]) {
    const medianMs = await measurePress(browser, server, press)
    const isLate = medianMs > press.mostMs
    if (isLate) process.exitCode = 1
    const figures = `${medianMs} ms of ${press.mostMs}`
    console.log(`${press.name}: ${figures}${isLate ? ', too late' : ''}`)
  }
} finally {
  await browser.close()
  await server.stop()
}
