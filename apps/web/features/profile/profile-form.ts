import { useEffect, useState } from 'react'
import type { Applicant } from '@laurel/contract/profile'
import { profileProblems, type ProfileProblems } from './profile-problems.ts'
import { toValues, type ProfileTab, type ProfileValues } from './profile-values.ts'

/** The specification's key for what is typed and not saved yet. */
const STORED = 'formData'

/** What every tab of the form is given. */
export interface ProfileForm {
  values: ProfileValues
  problems: ProfileProblems
  /** Counts failed saves. */
  attempt: number
  /** Nothing has changed since it was saved here. */
  isSaved: boolean
  /** YYYY-MM-DD where the person is. */
  today: string
  change: (part: Partial<ProfileValues>) => void
  changeFact: (key: string, given: string[]) => void
  /** Whether a tab can be saved; shows what stands in the way. */
  check: (tab: ProfileTab) => boolean
  /** Shows what the server refused. */
  refuse: (problems: ProfileProblems) => void
  /** What is in the form is what is saved. */
  settle: (profile: Applicant) => void
}

/** Stored JSON that cannot be read is logged and treated as empty (specification 2, section 3). */
function readStored(profileId: string): Partial<ProfileValues> | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORED) ?? 'null')
    const isOwn = typeof stored === 'object' && stored !== null && 'id' in stored
    return isOwn && stored.id === profileId && 'values' in stored
      ? (stored.values as Partial<ProfileValues>)
      : undefined
  } catch (error) {
    console.error(`${STORED} could not be read`, error)
    return undefined
  }
}

const todayHere = () => new Intl.DateTimeFormat('en-CA').format(new Date())

/** Holds the form over its tabs and keeps what is typed until it is saved, over reloads too. */
export function useProfileForm(profile: Applicant): ProfileForm {
  const [values, setValues] = useState<ProfileValues>(() => ({
    ...toValues(profile),
    ...readStored(profile.id),
  }))
  const [problems, setProblems] = useState<ProfileProblems>({})
  const [today] = useState(todayHere)
  const [attempt, setAttempt] = useState(0)
  const [isDirty, setDirty] = useState(() => readStored(profile.id) !== undefined)
  const [wasSaved, setSaved] = useState(false)

  useEffect(() => {
    if (isDirty) localStorage.setItem(STORED, JSON.stringify({ id: profile.id, values }))
  }, [isDirty, profile.id, values])

  const clear = (names: readonly string[]) =>
    setProblems((before) =>
      Object.fromEntries(Object.entries(before).filter(([name]) => !names.includes(name))),
    )
  const show = (found: ProfileProblems) => {
    setProblems(found)
    setAttempt((before) => before + 1)
  }

  return {
    values,
    problems,
    attempt,
    isSaved: wasSaved && !isDirty,
    today,
    change(part) {
      setDirty(true)
      setValues((before) => ({ ...before, ...part }))
      clear(Object.keys(part))
    },
    changeFact(key, given) {
      setDirty(true)
      setValues((before) => ({ ...before, facts: { ...before.facts, [key]: given } }))
      clear([key])
    },
    check(tab) {
      const found = profileProblems(tab, values, today)
      const isFine = Object.keys(found).length === 0
      if (!isFine) show(found)
      return isFine
    },
    refuse: show,
    settle(saved) {
      localStorage.removeItem(STORED)
      setDirty(false)
      setSaved(true)
      setProblems({})
      setValues(toValues(saved))
    },
  }
}
