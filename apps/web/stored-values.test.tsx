import { MemoryRouter } from 'react-router'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { readSession } from './api/session.ts'
import { browserStores } from './testing/browser-stores.ts'
import { forgetEverything, signIn } from './testing/sign-in.ts'
import { ChatLoginLink } from './features/people/accounts/chat-login-link.tsx'
import { takeGoogleRequest } from './features/people/accounts/google-request.ts'
import { readProgress as readReset } from './features/people/accounts/password-reset/reset-progress.ts'
import { keepSignUp, readSignUp } from './features/people/accounts/sign-up-draft.ts'
import { EMPTY_SIGN_UP } from './features/people/accounts/sign-up-rules.ts'
import { keepAnswer, readKept } from './features/running/administration/support/kept-answers.ts'
import { openLocalCopy } from './features/student/applications/drafts/local-copy.ts'
import { keepTyped, readTyped } from './features/student/assistant/chat/typed-text.ts'
import { type BulkRun, readRun, rememberRun } from './features/student/bulk/bulk-run.ts'
import { readSelection } from './features/student/bulk/use-selection.ts'
import { readConsent } from './features/common/measuring/consent.ts'
import { readCampaign } from './features/common/measuring/read-campaign.ts'
import { emptyProgress } from './features/student/conversation/progress.ts'
import { keepProgress, readProgress } from './features/student/conversation/stored-progress.ts'
import { keptInvitation } from './features/student/family/kept-invitation.ts'
import { readChosenInterval } from './features/money/plans/chosen-plan.ts'
import { readPopupLog, writePopupLog } from './features/money/popups/popup-log.ts'
import { keepEdits, readEdits } from './features/people/profile/profile-edit-store.ts'
import { keepAnswers, readAnswers } from './features/people/registration/answer-draft.ts'
import { keepUnsent, readUnsent } from './features/people/support/unsent-request.ts'
import { deviceStorage, tabStorage } from './browser-storage.ts'

const MAYA = 'maya'
const RUN: BulkRun = {
  key: 'once',
  body: { scholarshipId: ['one'] },
  isRunning: true,
}
const draftOf = (applicantId: string) => ({ applicantId, scholarshipId: 'one' })

interface StoredValue {
  key: string
  read: (owner: string) => unknown
  /** What is read where nothing is stored. */
  nothing: unknown
}

/** What belongs to the tab, or to the session. */
const NOBODYS: StoredValue[] = [
  { key: 'measuringConsent', read: () => readConsent(), nothing: undefined },
  { key: 'userInfo', read: () => readSession(), nothing: undefined },
  {
    key: 'register1',
    read: () => readSignUp(tabStorage()),
    nothing: {},
  },
  {
    key: 'passwordReset',
    read: () => readReset(tabStorage()),
    nothing: { step: 'email', email: '' },
  },
  { key: 'googleLogin', read: () => takeGoogleRequest(), nothing: undefined },
  { key: 'selectedPlanDetails', read: () => readChosenInterval(), nothing: 'quarter' },
  { key: 'chatText', read: () => readTyped('chat'), nothing: '' },
  {
    key: 'selection:easy:maya',
    read: () => readSelection('selection:easy:maya'),
    nothing: { isEverything: true, exceptions: [] },
  },
]

/** What one person left on this device. */
const OWNED: (StoredValue & { keep: () => unknown })[] = [
  {
    key: 'bulkRun:easy:maya',
    read: (owner) => readRun('easy', owner),
    nothing: undefined,
    keep: () => rememberRun('easy', MAYA, RUN),
  },
  {
    key: 'register2',
    read: (owner) => readAnswers(deviceStorage(), owner),
    nothing: {},
    keep: () => keepAnswers(deviceStorage(), MAYA, { major: ['biology'] }),
  },
  {
    key: 'formData',
    read: (owner) => readEdits(deviceStorage(), owner),
    nothing: {},
    keep: () => keepEdits(deviceStorage(), MAYA, { firstName: 'Maya' }),
  },
  {
    key: 'dates',
    read: (owner) => readEdits(deviceStorage(), owner),
    nothing: {},
    keep: () => keepEdits(deviceStorage(), MAYA, { dob: '2008-05-01' }),
  },
  {
    key: 'supportRequest',
    read: (owner) => readUnsent(deviceStorage(), 'own', owner),
    nothing: { values: {}, onceKey: '' },
    keep: () =>
      keepUnsent(deviceStorage(), 'own', MAYA, { values: { description: 'Help' }, onceKey: '' }),
  },
  {
    key: 'supportAnswers',
    read: (owner) => readKept(deviceStorage(), owner, 'request'),
    nothing: { text: '', onceKey: '' },
    keep: () => keepAnswer(deviceStorage(), MAYA, 'request', { text: 'Hello', onceKey: '' }),
  },
  {
    key: 'conversation',
    read: (owner) => readProgress(deviceStorage(), 'onboarding', owner),
    nothing: emptyProgress(),
    keep: () =>
      keepProgress(deviceStorage(), 'onboarding', {
        ...emptyProgress(),
        applicantId: MAYA,
        answers: { firstName: ['Maya'] },
      }),
  },
  {
    key: 'draftEssayData:maya:one',
    read: (owner) => openLocalCopy(deviceStorage()).read(draftOf(owner)),
    nothing: {},
    keep: () =>
      openLocalCopy(deviceStorage()).write(draftOf(MAYA), [
        { requirementId: 'essay', answer: { value: 'Once' } },
      ]),
  },
  {
    key: 'popups:maya',
    read: (owner) => readPopupLog(owner).events,
    nothing: [],
    keep: () => writePopupLog(MAYA, { firstDay: '2027-01-01', events: ['upsell 2'], offers: {} }),
  },
]

const OTHER_SHAPES = ['{"half', 'null', '[]', '7', '"text"', '{}', '{"id":7,"edits":[],"chat":7}']

afterEach(() => {
  for (const store of [deviceStorage(), tabStorage()]) store.clear()
  vi.restoreAllMocks()
  forgetEverything()
})

describe.each([...NOBODYS, ...OWNED])('$key', ({ key, read, nothing }) => {
  it('counts as nothing where something else is stored', async () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined)
    for (const text of OTHER_SHAPES) {
      for (const store of [localStorage, sessionStorage]) store.setItem(key, text)
      expect(await read(MAYA), text).toEqual(nothing)
    }
  })

  it('counts as nothing where the browser forbids its storage', async () => {
    browserStores.forbid()
    expect(await read(MAYA)).toEqual(nothing)
  })
})

describe.each(OWNED)('$key', ({ key, read, nothing, keep }) => {
  it('is read by its owner and by nobody else', async () => {
    await keep()
    expect(await read(MAYA)).not.toEqual(nothing)
    expect(await read('ada')).toEqual(nothing)
  })

  it('lasts as long as the page where the browser forbids its storage', async () => {
    browserStores.forbid()
    await keep()
    expect(await read(MAYA)).not.toEqual(nothing)
  })

  it('stops nothing where the device is full', async () => {
    const error = vi.spyOn(console, 'error').mockReturnValue(undefined)
    browserStores.fill()
    const kept = Promise.resolve().then(keep)
    // A draft is told, so that it can say that it is not kept.
    if (key.startsWith('draftEssayData')) await expect(kept).rejects.toThrow('full')
    else {
      await kept
      expect(error).toHaveBeenCalled()
    }
    expect(await read(MAYA)).toEqual(nothing)
  })
})

it('a password is not kept, nor what was agreed to', () => {
  keepSignUp(tabStorage(), {
    ...EMPTY_SIGN_UP,
    email: 'maya@students.example',
    password: 'Blue-Heron-7',
    confirm: 'Blue-Heron-7',
    termsAccepted: true,
  })
  expect(readSignUp(tabStorage())).toEqual({ email: 'maya@students.example' })
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Blue-Heron-7')
})

it('what is typed in two chats is kept apart, and gone once it is sent', () => {
  keepTyped('one', 'Hello')
  keepTyped('two', 'Good day')
  keepTyped('one', '')
  expect([readTyped('one'), readTyped('two')]).toEqual(['', 'Good day'])
})

it('a visitor whose browser forbids storage is nobody, came from nowhere and is invited by nobody', () => {
  browserStores.forbid()
  expect(readSession()).toBeUndefined()
  expect(readCampaign()).toEqual({})
  expect(keptInvitation.read()).toBeUndefined()
})

it('somebody whose browser forbids storage is signed in for as long as the page is open', () => {
  browserStores.forbid()
  signIn()
  expect(readSession()).toMatchObject({ user: { id: MAYA } })
})

it.each(['forbid', 'fill'] as const)('logging in by chat begins all the same (%s)', async (way) => {
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  browserStores[way]()
  const begin = vi.fn()
  await render(
    <MemoryRouter>
      <ChatLoginLink onClick={begin} />
    </MemoryRouter>,
  )
  await page.getByRole('link').click()
  expect(begin).toHaveBeenCalledOnce()
})
