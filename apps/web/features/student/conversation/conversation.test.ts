import { ERRORS } from '@laurel/contract/errors'
import type { ListedScholarship } from '@laurel/contract/scholarship-shapes'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { CallError } from '../../../api/call-error.ts'
import { QUESTIONS } from '../../people/questions/question-list.ts'
import { logIn } from './account-flow.ts'
import { answer, cancelEdit, edit, keepAnswer } from './answer-flow.ts'
import { changeWords } from './live-count.ts'
import { showPreviews } from './offers.ts'
import { emptyProgress, hasBegun, type Progress } from './progress.ts'
import { passPreviews, pickUp, skipFeatured } from './settle-offers.ts'
import { Talk } from './talk.ts'
import { card, refusal, somePorts, type TestPorts } from './talk-samples.ts'

let ports: TestPorts
let talk: Talk

const aTalk = (progress: Progress) =>
  new Talk({
    kind: 'onboarding',
    questions: QUESTIONS,
    ports,
    progress,
  })

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  ports = somePorts()
  talk = aTalk({ ...emptyProgress(), place: { at: 'question', key: 'email' } })
})

const give = (key: string, ...given: string[]) => answer(talk, talk.find(key)!, given)
const asked = () => {
  const { place } = talk.progress
  return 'key' in place ? place.key : place.at
}
const said = () =>
  talk.progress.turns.filter(({ from }) => from === 'laurel').map(({ text }) => text)

async function makeAccount() {
  await give('email', 'maya@school.example')
  await give('fullName', 'Maya van Dyk')
  await give('phone', 'US', '512 555 0100')
  await give('password', 'three plain words')
  await give('terms', 'agreed')
}

async function answerPhase2() {
  await give('iAm', 'STUDENT')
  await give('dob', '2009-06-09')
  await give('schoolLevel', 'hs_senior')
  await give('citizenship', 'us_citizen')
  await give('ethnicity')
  await give('gender', 'female')
}

describe('signing up', () => {
  it('makes one account at the end of phase 1 and offers the featured scholarship', async () => {
    await makeAccount()
    const [body, onceKey] = ports.signUp.mock.calls[0]!
    expect(body).toMatchObject({
      firstName: 'Maya',
      lastName: 'van Dyk',
      email: 'maya@school.example',
      phone: '+15125550100',
      password: 'three plain words',
      termsAccepted: true,
    })
    expect(onceKey).toMatch(/^[0-9a-f-]{36}$/)
    expect(talk.progress).toMatchObject({
      applicantId: 'maya',
      saved: [1],
      place: { at: 'featured' },
    })
  })

  it('counts nothing before there is an account', async () => {
    await give('email', 'maya@school.example')
    await give('fullName', 'Maya')
    expect(ports.countMatches).not.toHaveBeenCalled()
  })

  it('keeps no password', async () => {
    await makeAccount()
    expect(JSON.stringify(ports.keep.mock.calls)).not.toContain('three plain words')
  })

  it('tries again with the same key when the server was not reached', async () => {
    ports.signUp.mockRejectedValueOnce(new CallError(undefined, 0))
    await makeAccount()
    expect(asked()).toBe('terms')
    expect(talk.view.problem?.message).toBe('Signup failed. Please try again.')
    await give('terms', 'agreed')
    const keys = ports.signUp.mock.calls.map(([, key]) => key)
    expect(keys[0]).toBe(keys[1])
    expect(talk.progress.applicantId).toBe('maya')
  })

  it('asks for the password once more after a reload, and only for that', async () => {
    await give('email', 'maya@school.example')
    await give('fullName', 'Maya')
    await give('phone', 'US', '5125550100')
    await give('password', 'three plain words')
    talk = aTalk(talk.progress)
    expect(asked()).toBe('terms')
    await give('terms', 'agreed')
    expect(asked()).toBe('password')
    await give('password', 'three plain words')
    expect(ports.signUp).toHaveBeenCalledOnce()
  })

  it('asks again for what the server refuses', async () => {
    ports.signUp.mockRejectedValueOnce(refusal('WEAK_PASSWORD'))
    await makeAccount()
    expect(asked()).toBe('password')
    expect(said()).toContain(ERRORS.WEAK_PASSWORD.message)
  })
})

describe('an address that is known', () => {
  beforeEach(async () => {
    ports.hasAccount.mockResolvedValue(true)
    await give('email', 'maya@school.example')
  })

  it('logs in, forgets the conversation and leaves', async () => {
    expect(asked()).toBe('login')
    await logIn(talk, 'three plain words')
    expect(ports.drop).toHaveBeenCalled()
    expect(ports.leave).toHaveBeenCalledWith('loggedIn')
  })

  it('says what went wrong', async () => {
    await logIn(talk, '')
    expect(talk.view.problem?.message).toBe('Password cannot be empty. Please try again.')
    ports.logIn.mockRejectedValueOnce(new CallError(undefined, 0))
    await logIn(talk, 'wrong')
    expect(talk.view.problem?.message).toBe('Login failed. Please try again.')
  })
})

it('refuses an address with the words of the chat, once', async () => {
  await give('email', 'maya')
  await give('email', 'maya')
  expect(said().filter((text) => text === 'Please enter a valid email address.')).toHaveLength(1)
  ports.hasAccount.mockRejectedValueOnce(new CallError(undefined, 0))
  await give('email', 'maya@school.example')
  expect(talk.view.problem?.message).toBe('Error checking email. Please try again.')
  expect(asked()).toBe('email')
})

it('starts over for an unknown address of somebody who wants to log in', async () => {
  talk.dispatch({ type: 'intended', intent: 'logIn' })
  await give('email', 'maya@school.example')
  expect(said().at(-1)).toBe('Email not found. Please start over.')
  expect(asked()).toBe('welcome')
})

describe('the profile', () => {
  beforeEach(async () => {
    await makeAccount()
    await skipFeatured(talk)
    await passPreviews(talk)
  })

  it('never offers the featured scholarship again and goes on with phase 2', () => {
    expect(talk.progress.isFeaturedDone).toBe(true)
    expect(asked()).toBe('iAm')
  })

  it('saves a phase as it ends and shows what matches', async () => {
    await answerPhase2()
    const [id, update] = ports.saveProfile.mock.calls[0]!
    expect(id).toBe('maya')
    expect(update).toMatchObject({ applicantType: 'STUDENT', dob: '2009-06-09' })
    expect(update).not.toHaveProperty('isProfileUpdate')
    expect(talk.progress).toMatchObject({ saved: [1, 2], place: { at: 'previews', group: 2 } })
  })

  it('saves an edited answer of a saved phase again, and keeps later answers', async () => {
    await answerPhase2()
    await passPreviews(talk)
    await give('highSchoolName', 'Roosevelt High')
    edit(talk, 'gender')
    expect(talk.progress.place).toEqual({ at: 'question', key: 'gender', isEdit: true })
    await give('gender', 'other')
    expect(ports.saveProfile).toHaveBeenCalledTimes(2)
    expect(talk.answers['highSchoolName']).toEqual(['Roosevelt High'])
    expect(asked()).toBe('highSchoolGraduationDate')
  })

  it('leaves no trace of an edit that was given up', async () => {
    await give('iAm', 'STUDENT')
    const { turns } = talk.progress
    edit(talk, 'iAm')
    await cancelEdit(talk)
    expect(asked()).toBe('dob')
    expect(talk.progress.turns).toEqual(turns)
  })

  it('counts after each answer', async () => {
    await give('iAm', 'STUDENT')
    ports.countMatches.mockResolvedValueOnce(264)
    await give('dob', '2009-06-09')
    expect(talk.view.count).toEqual({ now: 264, before: 312 })
    expect(ports.countMatches.mock.lastCall?.[0]).toMatchObject({ dob: '2009-06-09' })
  })

  it('waits and thinks once for an answer, whatever it sets off', async () => {
    await answerPhase2()
    ports.pause.mockClear()
    const shown: boolean[] = []
    talk.subscribe(() => {
      if (shown.at(-1) !== talk.view.isThinking) shown.push(talk.view.isThinking)
    })
    edit(talk, 'gender')
    await give('gender', 'Female')
    expect(ports.saveProfile).toHaveBeenCalledTimes(2)
    expect(ports.pause).toHaveBeenCalledOnce()
    expect(shown).toEqual([false, true, false])
  })

  it('asks whether a doubtful answer is kept', async () => {
    ports.validate.mockResolvedValueOnce({ result: 'no', message: 'That is no year of school.' })
    await give('iAm', 'PARENT')
    expect(said().slice(-2)).toEqual([
      'That is no year of school.',
      'Would you like to continue on profile setup?',
    ])
    await keepAnswer(talk)
    expect(asked()).toBe('dob')
    expect(said().at(-1)).toBe('What’s the student’s date of birth?')
  })

  it('checks an answer beside those that are not saved yet', async () => {
    await answerPhase2()
    await passPreviews(talk)
    await give('highSchoolName', 'Roosevelt High')
    await give('highSchoolGraduationDate', '2027-06')
    expect(ports.validate.mock.lastCall).toEqual([
      'highSchoolGraduationDate',
      '2027-06',
      {
        applicantFields: [
          { fieldId: 'highSchoolName', fieldValue: 'Roosevelt High' },
          { fieldId: 'highSchoolGraduationDate', fieldValue: '2027-06-01' },
        ],
      },
    ])
  })

  it('goes on with a warning, said once, when answers cannot be checked', async () => {
    ports.validate.mockRejectedValue(new CallError(undefined, 0))
    await give('iAm', 'STUDENT')
    await give('dob', '2009-06-09')
    const warning = 'Response validation failed, but continuing with setup.'
    expect(said().filter((text) => text === warning)).toHaveLength(1)
    expect(asked()).toBe('schoolLevel')
  })

  it('keeps everything when saving fails, and tries again', async () => {
    ports.saveProfile.mockRejectedValueOnce(new CallError(undefined, 0))
    await answerPhase2()
    expect(said().at(-1)).toBe('Profile update failed. Please try again.')
    expect(asked()).toBe('stuck')
    await keepAnswer(talk)
    expect(talk.progress.saved).toEqual([1, 2])
  })

  it('asks for the password when the session ended before an answer was checked', async () => {
    ports.validate.mockRejectedValueOnce(refusal('SESSION_ENDED'))
    await give('iAm', 'STUDENT')
    expect(asked()).toBe('login')
    expect(said()).not.toContain('Response validation failed, but continuing with setup.')
    await logIn(talk, 'three plain words')
    expect(asked()).toBe('dob')
  })

  it('goes on after a login when the session ended in the middle', async () => {
    ports.saveProfile.mockRejectedValueOnce(refusal('SESSION_ENDED'))
    await answerPhase2()
    expect(asked()).toBe('login')
    await logIn(talk, 'three plain words')
    expect(talk.progress.saved).toEqual([1, 2])
    expect(ports.leave).not.toHaveBeenCalled()
  })

  it('stops kindly when the account was ended', async () => {
    ports.saveProfile.mockRejectedValueOnce(refusal('UNDER_AGE'))
    await answerPhase2()
    expect(asked()).toBe('ended')
    expect(ports.closeAccount).toHaveBeenCalled()
    expect(talk.answers).toEqual({})
  })

  async function answerToTheEnd(...details: string[]) {
    await answerPhase2()
    await passPreviews(talk)
    await give('highSchoolName', 'Roosevelt High')
    await give('highSchoolGraduationDate', '2027-06')
    await passPreviews(talk)
    await give('enrolledInCollege', '0')
    await give('interestedColleges')
    await give('collegeGraduationDate')
    await give('fieldOfStudy', 'biology')
    await give('degreeType', 'bachelor')
    await give('gpa', '3.7', 'GPA', '')
    await give('careerGoal', 'law')
    await give('militaryAffiliation')
    await give('isInterestedInOnlineStudy', 'maybe')
    await give('address', '1 Elm St', '', 'Austin', 'TX', '78701', 'US')
    await give('additionalDetails', ...details)
  }

  it('goes all the way: saved with the flag, counted as done, forgotten, left', async () => {
    await answerToTheEnd()
    expect(ports.saveProfile.mock.lastCall?.[1]).toMatchObject({ isProfileUpdate: 'true' })
    await passPreviews(talk)
    expect(said().at(-1)).toBe('Onboarding completed. Redirecting to dashboard...')
    expect(ports.recordConversions).toHaveBeenCalledOnce()
    expect(ports.drop).toHaveBeenCalled()
    expect(ports.leave).toHaveBeenCalledWith('finished')
    expect(hasBegun(talk.progress)).toBe(false)
  })

  it('understands who is the first of the family at college, and says so', async () => {
    await answerToTheEnd('I sing. I’m the first in my family to go to college.')
    expect(said()).toContain(
      'Noted: first in the family at college. Matches count it, and your profile is where to change it.',
    )
    expect(ports.saveProfile.mock.lastCall?.[1].applicantFields).toContainEqual({
      fieldId: 'firstGeneration',
      fieldValue: 'true',
    })
  })

  it('answers nothing by own words that do not say it', async () => {
    await answerToTheEnd('My mother was the first in her family to go to college.')
    const { applicantFields = [] } = ports.saveProfile.mock.lastCall?.[1] ?? {}
    expect(applicantFields.map(({ fieldId }) => fieldId)).not.toContain('firstGeneration')
  })

  it('comes back to the previews after a reload', async () => {
    await answerPhase2()
    const turns = talk.progress.turns.length
    talk = aTalk(talk.progress)
    await pickUp(talk)
    expect(talk.progress.place).toEqual({ at: 'previews', group: 2 })
    expect(talk.view.cards).toHaveLength(1)
    expect(talk.progress.turns).toHaveLength(turns)
  })
})

it('comes back to what it offered after a reload, with nothing to press until it is there', async () => {
  talk = aTalk({ ...emptyProgress(), applicantId: 'maya', place: { at: 'featured' } })
  const offered = Promise.withResolvers<Awaited<ReturnType<TestPorts['listMatches']>>>()
  ports.listMatches.mockReturnValueOnce(offered.promise)
  const picked = pickUp(talk)
  expect(talk.view).toMatchObject({ isResuming: false, isThinking: true })
  offered.resolve([card as unknown as ListedScholarship])
  await picked
  expect(talk.view).toMatchObject({ isThinking: false, cards: [{ id: card.id }] })
  expect([asked(), talk.progress.turns]).toEqual(['featured', []])
})

it.each([
  [{ now: 312 }, 'Each answer makes this more exact'],
  [{ now: 264, before: 312 }, '48 fewer after your last answer'],
  [{ now: 314, before: 312 }, '2 more since your last answer'],
  [{ now: 0, before: 3 }, 'Edit an answer above if one is wrong'],
  [{ now: 312, before: 312 }, 'No change from your last answer'],
])('%j', (count, words) => expect(changeWords(count)).toBe(words))

describe('what is said of the first cards', () => {
  const shown = (verdict: string) =>
    ({ ...card, match: { verdict } }) as unknown as ListedScholarship

  it.each<[string, string[]]>([
    ['Nice, these now match you.', ['eligible', 'eligible']],
    ['Here are some that may fit. Your next answers show which ones do.', ['possible']],
    [
      'Here are some that fit you, and some that may. Your next answers show which ones do.',
      ['eligible', 'possible'],
    ],
  ])('is “%s”', async (words, verdicts) => {
    ports.listMatches.mockResolvedValue(verdicts.map(shown))
    await showPreviews(talk, 1)
    expect(said()).toContain(words)
  })
})
