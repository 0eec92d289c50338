import { sayInstant } from '../../common/mail/say-instant.ts'
import { html, type Html } from './html.ts'
import { readStatus, type Needs, type Status } from './read-status.ts'
import type { Made } from './render-page.ts'

export const STATUS_PATH = '/status'
const KEPT_MILLISECONDS = 5000
/** That of deadlines (specification 1). */
const TIME_ZONE = 'America/New_York'

interface Line {
  what: string
  words: string
  tone: 'good' | 'warn' | 'danger'
}

/** What works now, asked of the database every few seconds at most, however many look. */
export function openStatus(app: Needs): () => Promise<Made> {
  let kept: { until: number; made: Promise<Made> } | undefined
  return () => {
    const now = app.clock.now().getTime()
    if (!kept || kept.until <= now) {
      const made = readStatus(app).then((status) => toPage(status, app.clock.now()))
      kept = { until: now + KEPT_MILLISECONDS, made }
    }
    return kept.made
  }
}

function toPage(status: Status, now: Date): Made {
  const lines = linesOf(status)
  const worst =
    lines.find(({ tone }) => tone === 'danger') ?? lines.find(({ tone }) => tone === 'warn')
  const title = worst ? TITLES[worst.tone] : TITLES.good
  const description = 'What works right now, and when scholarships and backups last came in.'
  return {
    status: 200,
    parts: {
      title: 'Status',
      description,
      path: STATUS_PATH,
      trail: [{ label: 'Status', path: STATUS_PATH }],
      body: html`<div class="listing-list listing-narrow">
        <h1>${title}</h1>
        <p class="listing-lede">Looked at on ${sayInstant(now, TIME_ZONE)}.</p>
        <dl class="listing-states">${lines.map(renderLine)}</dl>
        <h2>Last time</h2>
        <dl class="listing-source">
          ${past('Scholarships brought in', status.isSaving ? told(status.importedAt, 'None yet') : 'Not known right now')}
          ${past('Backup', told(status.backedUpAt, 'Not known to this page'))}
        </dl>
        <p>Something else does not work? <a href="/contact">Tell us</a>.</p>
      </div>`,
    },
  }
}

const TITLES = {
  good: 'Everything works',
  warn: 'Nearly everything works',
  danger: 'Something does not work right now',
}

function linesOf({ isSaving, matches, mail, isSandbox, hasLanguageModel }: Status): Line[] {
  const saving: Line = isSaving
    ? { what: 'Logging in, saving and sending', words: 'Works.', tone: 'good' }
    : {
        what: 'Logging in, saving and sending',
        words: 'Does not work. Drafts stay on your device until it does.',
        tone: 'danger',
      }
  return [
    { what: 'Pages', words: 'Work.', tone: 'good' },
    saving,
    ...(matches ? [matchLine(matches)] : []),
    { what: 'Email', ...MAIL_WORDS[mail] },
    {
      what: 'Payments',
      words: isSandbox ? 'In test: no money moves here.' : 'Taken by our payment provider.',
      tone: 'good',
    },
    {
      what: 'Writing help',
      words: hasLanguageModel ? 'A language model answers.' : 'The built-in writer answers.',
      tone: 'good',
    },
  ]
}

const matchLine = ({ scholarships, isLate }: NonNullable<Status['matches']>): Line => ({
  what: 'Matching',
  words: `${isLate ? 'Some minutes behind' : 'Works'}: ${scholarships.toLocaleString('en-US')} scholarships.`,
  tone: isLate ? 'warn' : 'good',
})

const MAIL_WORDS: Record<Status['mail'], Omit<Line, 'what'>> = {
  sent: { words: 'Goes out within minutes.', tone: 'good' },
  late: { words: 'Some emails are late. They are tried again until they arrive.', tone: 'warn' },
  kept: { words: 'Not sent by this server: it keeps its emails.', tone: 'good' },
  unknown: { words: 'Waits until saving works again.', tone: 'warn' },
}

const MARKS = { good: 'OK', warn: 'Slow', danger: 'Down' }

const renderLine = ({ what, words, tone }: Line): Html =>
  html`<div>
    <dt>${what}</dt>
    <dd><span class="listing-mark" data-tone="${tone}">${MARKS[tone]}</span> ${words}</dd>
  </div>`

const past = (label: string, when: string): Html =>
  html`<div>
    <dt>${label}</dt>
    <dd>${when}</dd>
  </div>`

const told = (when: Date | undefined, none: string): string =>
  when ? sayInstant(when, TIME_ZONE) : none
