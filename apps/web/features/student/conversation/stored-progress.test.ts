import { beforeEach, expect, it, vi } from 'vitest'
import { emptyProgress, type Progress } from './progress.ts'
import { dropProgress, keepProgress, readProgress } from './stored-progress.ts'

let stored: Map<string, string>
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
}

const maya: Progress = {
  ...emptyProgress(),
  applicantId: 'maya',
  answers: { dob: ['2009-06-09'] },
  place: { at: 'question', key: 'schoolLevel' },
}

beforeEach(() => {
  stored = new Map()
  vi.spyOn(console, 'error').mockReturnValue(undefined)
})

it('comes back as it was, until it is dropped', () => {
  keepProgress(storage, 'onboarding', maya)
  expect(readProgress(storage, 'onboarding', 'maya')).toEqual(maya)
  expect(readProgress(storage, 'update', 'maya')).toEqual(emptyProgress())
  dropProgress(storage, 'onboarding')
  expect(readProgress(storage, 'onboarding', 'maya')).toEqual(emptyProgress())
})

it('is never shown to somebody else', () => {
  keepProgress(storage, 'onboarding', maya)
  expect(readProgress(storage, 'onboarding', 'noah')).toEqual(emptyProgress())
  keepProgress(storage, 'onboarding', emptyProgress())
  expect(readProgress(storage, 'onboarding', 'noah').applicantId).toBeNull()
})

it('waits for the same person while nobody is logged in', () => {
  keepProgress(storage, 'onboarding', maya)
  expect(readProgress(storage, 'onboarding', null)).toEqual(maya)
})

it.each(['{', '7', '{"answers":null}', '{"answers":{"dob":"2009"},"place":{"at":"welcome"}}'])(
  'treats %s as nothing and logs it',
  (text) => {
    stored.set('conversation', text)
    expect(readProgress(storage, 'onboarding', null)).toEqual(emptyProgress())
    expect(console.error).toHaveBeenCalled()
  },
)

it('goes on when the device keeps nothing', () => {
  const full = {
    ...storage,
    setItem: () => {
      throw new Error('full')
    },
  }
  expect(() => keepProgress(full, 'onboarding', maya)).not.toThrow()
})
