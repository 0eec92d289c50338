import type { Applicant } from '@laurel/contract/profile'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { keys } from '../../../api/keys.ts'
import { todayHere } from '../../../clock.ts'
import type { Problem } from '../questions/question.ts'
import { dropRegisterDrafts } from './profile-edit-store.ts'
import { applyEdits, hasEdits, tabOf, withoutSaved, type ProfileEdits } from './profile-edits.ts'
import { profileProblems, type ProfileProblems } from './profile-problems.ts'
import { toValues, type ProfileTab, type ProfileValues } from './profile-values.ts'
import { useProfileEdits } from './use-profile-edits.ts'

/** What every tab of the form is given. */
export interface ProfileForm {
  values: ProfileValues
  problems: ProfileProblems
  edits: ProfileEdits
  /** Counts failed saves. */
  attempt: number
  /** YYYY-MM-DD where the person is. */
  today: string
  isDirty: (tab: ProfileTab) => boolean
  /** Nothing of the tab has changed since it was saved here. */
  isSaved: (tab: ProfileTab) => boolean
  problemsOf: (tab: ProfileTab) => ProfileProblems
  change: (part: Partial<Omit<ProfileValues, 'facts'>>) => void
  changeFact: (key: string, given: string[]) => void
  /** Says what is wrong with a field that was changed, once it is left. */
  checkField: (name: string) => void
  /** Whether a tab can be saved; shows what stands in the way. */
  check: (tab: ProfileTab) => boolean
  /** Shows what the server refused. */
  refuse: (tab: ProfileTab, problems: ProfileProblems) => void
  /** The edits of a tab that were sent are saved. */
  settle: (tab: ProfileTab, sent: ProfileEdits) => void
}

/** What is wrong with a field, as the controls of questions take it. */
export function problemOf(form: ProfileForm, name: string, part = 0): Problem | undefined {
  const message = form.problems[name]
  return message === undefined ? undefined : { message, part }
}

/** Holds the edits of all tabs over what is saved, and keeps them over reloads. */
export function useProfileForm(profile: Applicant): ProfileForm {
  const client = useQueryClient()
  const [edits, changeEdits] = useProfileEdits(
    profile.id,
    () => void client.invalidateQueries({ queryKey: keys.profile }),
  )
  const [grading, setGrading] = useState<Partial<ProfileValues>>({})
  const [problems, setProblems] = useState<ProfileProblems>({})
  const [attempt, setAttempt] = useState(0)
  const [saved, setSaved] = useState<readonly ProfileTab[]>([])
  const [today] = useState(todayHere)
  const values = useMemo(
    () => applyEdits({ ...toValues(profile), ...grading }, edits),
    [profile, grading, edits],
  )

  const edit = (part: ProfileEdits) => {
    changeEdits((before) => ({ ...before, ...part }))
    setProblems((before) => without(before, (name) => name in part))
  }
  const show = (tab: ProfileTab, found: ProfileProblems) => {
    setProblems((before) => ({ ...without(before, (name) => tabOf(name) === tab), ...found }))
    setAttempt((before) => before + 1)
  }
  const isDirty = (tab: ProfileTab) => hasEdits(edits, tab)

  return {
    values,
    problems,
    edits,
    attempt,
    today,
    isDirty,
    isSaved: (tab) => saved.includes(tab) && !isDirty(tab),
    problemsOf: (tab) => without(problems, (name) => tabOf(name) !== tab),
    change: (part) => edit(part),
    changeFact: (key, given) => edit({ [key]: given }),
    checkField(name) {
      const problem = name in edits && profileProblems(tabOf(name), values, today)[name]
      if (problem) setProblems((before) => ({ ...before, [name]: problem }))
    },
    check(tab) {
      const found = profileProblems(tab, values, today)
      const isFine = Object.keys(found).length === 0
      if (!isFine) show(tab, found)
      return isFine
    },
    refuse: show,
    settle(tab, sent) {
      // The grade stays as it was typed; what is saved is the GPA that it stands for.
      if (tab === 'education')
        setGrading({ markingSystem: values.markingSystem, grade: values.grade })
      dropRegisterDrafts()
      changeEdits((before) => withoutSaved(before, sent, tab))
      setProblems((before) => without(before, (name) => tabOf(name) === tab))
      setSaved((before) => [...before, tab])
    },
  }
}

function without(problems: ProfileProblems, isOut: (name: string) => boolean): ProfileProblems {
  return Object.fromEntries(Object.entries(problems).filter(([name]) => !isOut(name)))
}
