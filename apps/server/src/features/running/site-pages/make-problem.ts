import { FAULT_CODE } from '@laurel/contract/support'
import type { CallFailure } from '../../../http/failures.ts'
import { html, type Html } from './html.ts'
import type { Made } from './render-page.ts'

export const BROKEN_PATH = '/error-1'
export const AWAY_PATH = '/error-2'

/** Something broke: what to do, and what to tell support (specification 2, error-1). */
export function makeBroken(code: string | undefined, status = 200): Made {
  const shown = code !== undefined && FAULT_CODE.test(code) ? code : undefined
  const words = 'Something went wrong. Please try again.'
  return problem(
    { title: 'Something broke', words, path: BROKEN_PATH, status },
    html`<p>
        It is our fault, not yours. What you saved is safe. Go back and try again; if it happens
        again, tell us, and we look into it.
      </p>
      ${
        shown !== undefined &&
        html`<p class="listing-code">Code for support: <code>${shown}</code></p>
          <p class="listing-note">The code says where it broke and nothing about you.</p>`
      }
      ${ways(shown === undefined ? '/contact' : `/contact?code=${encodeURIComponent(shown)}`)}`,
  )
}

/** Away for a while: a busy server, its maintenance, or no connection (specification 2, error-2). */
export function makeAway(status = 200): Made {
  const words = 'We will be back in a moment.'
  return problem(
    { title: 'Not reachable right now', words, path: AWAY_PATH, status },
    html`<p>
        Either your device has no connection, or we are busy or at work on the site. Drafts stay on
        your device and are sent as soon as there is a connection. Deadlines do not wait, so if one
        is near and this lasts, write to us before it ends.
      </p>
      ${ways('/contact')}`,
  )
}

/** An address below a page that there is. */
export const makeNotFound = (words: string): Made =>
  problem({ title: 'Page not found', words, path: '/', status: 404 }, ways('/contact'))

/** The page for a failure that people see instead of what they opened; undefined where it is no fault. */
export function problemOf(failure: CallFailure, code: string): Made | undefined {
  if (failure.code === 'INTERNAL') return makeBroken(code, 500)
  return failure.code === 'OVERLOADED' ? makeAway(503) : undefined
}

interface Said {
  title: string
  words: string
  path: string
  status: number
}

const problem = ({ title, words, path, status }: Said, rest: Html): Made => ({
  status,
  parts: {
    title,
    description: words,
    path,
    trail: [{ label: title, path }],
    isHidden: true,
    body: html`<div class="listing-list listing-narrow">
      <h1>${title}</h1>
      <p class="listing-lede">${words}</p>
      ${rest}
    </div>`,
  },
})

const ways = (contact: string): Html =>
  html`<p class="listing-ways">
    <a class="listing-button" data-kind="filled" href="/">Go to the start</a>
    <a class="listing-button" href="${contact}">Tell support</a>
    <a href="/status">What works right now</a>
  </p>`
